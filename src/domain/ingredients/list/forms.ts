import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import type { EntryDraft } from './entry-drafts.ts';
import type { Item } from './items.ts';
import { type Parts, partsOf } from './parts.ts';

/** What each quality of a protein's making makes of its name. */
const FORMS: Readonly<Record<string, (name: string) => string>> = {
  concentrated: (name) => `${name} concentrate`,
  isolated: (name) => `${name} isolate`,
  hydrolyzed: (name) => `hydrolyzed ${name}`,
};

/** "Proteine del siero concentrate, isolate e idrolizzate": each form of the protein that its own words name. */
function formsOfProtein(
  named: VocabularyEntry,
  qualities: readonly string[],
  { entries, resolve }: Vocabulary,
): readonly VocabularyEntry[] {
  const isForm = named.ancestors.some((name) =>
    Object.values(FORMS).some((form) => form(name) === named.canonical),
  );
  const kinds = named.ancestors.map((name) => entries.get(name));
  const proteins = isForm ? kinds : [named, ...kinds];
  return qualities.flatMap((quality) => {
    for (const protein of proteins) {
      if (protein?.roles.includes('protein source') !== true) continue;
      const whole = resolve(FORMS[quality]?.(protein.canonical) ?? '');
      if (whole?.ancestors.includes(protein.canonical) === true) return [whole];
    }
    return [];
  });
}

/** "Whey concentrée": the protein in the form that its qualities tell. */
export function inForm(
  protein: VocabularyEntry,
  qualities: readonly string[],
  { resolve }: Vocabulary,
): VocabularyEntry | null {
  if (!protein.roles.includes('protein source')) return null;
  let form: VocabularyEntry | null = null;
  for (const quality of qualities) {
    const whole = resolve(FORMS[quality]?.((form ?? protein).canonical) ?? '');
    if (whole?.ancestors.includes(protein.canonical) === true) form = whole;
  }
  return form;
}

function inFormOf(one: EntryDraft, entry: VocabularyEntry, parent: number | null): EntryDraft {
  const { canonical } = entry;
  return { ...one, text: canonical, canonical, entry, parent, heading: false };
}

/** "Whey protein concentrate, isolate": what an item adds that tells only in which other form the protein before it is there. */
export function formsBehind(
  one: EntryDraft | undefined,
  { pieces }: Item,
  vocabulary: Vocabulary,
): readonly EntryDraft[] {
  if (one === undefined || one.entry === null) return [];
  const { qualities, functions } = partsOf(pieces, vocabulary.lexicon);
  if (functions > 0) return [];
  const forms = formsOfProtein(one.entry, qualities, vocabulary);
  return forms.map((entry) => inFormOf(one, entry, one.parent));
}

/** "Sieroproteine (concentrate e isolate)": the protein at `index` in the form that its bracket tells, or it and each of several. */
export function withFormsWithin(
  one: EntryDraft,
  index: number,
  inner: Parts,
  vocabulary: Vocabulary,
): readonly EntryDraft[] {
  if (one.entry === null || inner.entries.length > 0) return [one];
  const forms = formsOfProtein(one.entry, inner.qualities, vocabulary);
  const [only, ...more] = forms;
  if (only === undefined) return [one];
  if (more.length === 0) return [{ ...one, canonical: only.canonical, entry: only }];
  return [one, ...forms.map((entry) => inFormOf(one, entry, index))];
}
