import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** The name of an entry in the form that a quality states; separate forms for proteins, fats and other foods. */
const FORMS: Readonly<Record<string, (name: string) => string>> = {
  concentrated: (name) => `${name} concentrate`,
  isolated: (name) => `${name} isolate`,
  hydrolyzed: (name) => `hydrolyzed ${name}`,
  hydrogenated: (name) => `hydrogenated ${name}`,
  extracted: (name) => `${name} extract`,
  powdered: (name) => `${name} powder`,
};
const PROTEIN_FORMS: readonly string[] = ['concentrated', 'isolated', 'hydrolyzed'];

function formsOf({ roles }: VocabularyEntry): readonly string[] {
  if (roles.includes('protein source')) return PROTEIN_FORMS;
  return roles.includes('fat') ? ['hydrogenated'] : ['extracted', 'powdered'];
}

/** The entry in the form that a quality states; null if it has none. */
function inForm(
  { canonical }: VocabularyEntry,
  quality: string,
  { resolve }: Vocabulary,
): VocabularyEntry | null {
  const whole = resolve(FORMS[quality]?.(canonical) ?? '');
  return whole?.ancestors.includes(canonical) === true ? whole : null;
}

/** "Proteine del siero concentrate, isolate e idrolizzate": each form of the protein that its own words name. */
export function formsOfProtein(
  named: VocabularyEntry,
  qualities: readonly string[],
  vocabulary: Vocabulary,
): Entries {
  const isForm = named.ancestors.some((name) =>
    PROTEIN_FORMS.some((form) => FORMS[form]?.(name) === named.canonical),
  );
  const kinds = named.ancestors.flatMap((name) => vocabulary.entries.get(name) ?? []);
  const proteins = (isForm ? kinds : [named, ...kinds]).filter(({ roles }) =>
    roles.includes('protein source'),
  );
  const said = qualities.filter((quality) => PROTEIN_FORMS.includes(quality));
  return said.flatMap((quality) => {
    const forms = proteins.flatMap((protein) => inForm(protein, quality, vocabulary) ?? []);
    return forms.slice(0, 1);
  });
}

/** The entry in the form that its qualities state ("whey concentrée", "extrait de racine de gingembre"); null if they state none. */
export function withForm(
  plain: VocabularyEntry,
  qualities: readonly string[],
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  const forms = formsOf(plain);
  let form: VocabularyEntry | null = null;
  for (const quality of qualities)
    if (forms.includes(quality)) form = inForm(form ?? plain, quality, vocabulary) ?? form;
  return form;
}
