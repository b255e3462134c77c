import type { ProteinType } from '../../enumerations.ts';
import { distinct, joinNames } from '../../wording.ts';
import type { Drafts, EntryDraft } from '../list/entry-drafts.ts';
import { isFoodWithProtein } from '../vocabulary/entry-facts.ts';
import type { WordClasses } from '../vocabulary/word-tables.ts';

function ancestorsOf({ parent }: EntryDraft, drafts: Drafts): Drafts {
  const above = drafts[parent ?? -1];
  return above === undefined ? [] : [above, ...ancestorsOf(above, drafts)];
}

/** The protein's name in the rules: its own, or that of the egg, seed, grain or legume that counts in a protein blend. */
function sourceOf({ entry }: EntryDraft, { madeFrom }: WordClasses): string | null {
  if (entry === null || entry.canonical === 'soy') return null;
  const whole = isFoodWithProtein(entry) && !madeFrom.test(entry.canonical);
  return entry.proteinSource ?? (whole || entry.canonical === 'egg' ? entry.canonical : null);
}

function isProtein(draft: EntryDraft): boolean {
  return draft.entry?.roles.includes('protein source') === true;
}

function inProteinBlend(ancestors: Drafts): boolean {
  const [nearest] = ancestors;
  return nearest?.heading === true && /\bproteins?\b/.test(nearest.canonical);
}

/** Inside a coating, a filling or a creamer, whose proteins do not count. */
function isOutside(ancestors: Drafts, { besideProtein, proteinForm }: WordClasses): boolean {
  return ancestors.some(
    (above) =>
      besideProtein.test(above.canonical) &&
      !isProtein(above) &&
      !proteinForm.test(above.canonical),
  );
}

/** Counts at this place: at the top level, in a protein, or in a form in which proteins are sold. */
function isInPlace(
  draft: EntryDraft,
  ancestors: Drafts,
  { protein }: WordClasses,
  isMaterial: (draft: EntryDraft) => boolean,
): boolean {
  const proteinAbove = ancestors.find(isProtein);
  if (proteinAbove !== undefined) return proteinAbove.heading || !isMaterial(draft);
  return ancestors.every(
    (above) => protein.test(above.canonical) || above.heading || above.entry === null,
  );
}

function counts(
  draft: EntryDraft,
  ancestors: Drafts,
  classes: WordClasses,
  isMaterial: (draft: EntryDraft) => boolean,
): boolean {
  return (
    !draft.minor &&
    sourceOf(draft, classes) !== null &&
    !isOutside(ancestors, classes) &&
    (isProtein(draft) || inProteinBlend(ancestors)) &&
    isInPlace(draft, ancestors, classes, isMaterial)
  );
}

/**
 * "Milk protein (casein)" says what the protein above is made of; a general name with two proteins consists of both:
 * "(whey, casein)".
 */
function materialOf(
  drafts: Drafts,
  { generalProtein, proteinMaterial }: WordClasses,
): (draft: EntryDraft) => boolean {
  const proteins = Map.groupBy(
    drafts.filter(({ entry }) => entry?.proteinSource != null),
    ({ parent }) => parent,
  );
  return ({ parent, entry }) => {
    if (!proteinMaterial.has(entry?.canonical ?? '')) return false;
    const above = drafts[parent ?? -1];
    if (above === undefined) return true;
    return !generalProtein.has(above.canonical) || (proteins.get(parent)?.length ?? 0) < 2;
  };
}

/** A blend whose proteins the label names elsewhere. */
function isNamedElsewhere({ entry }: EntryDraft, named: ReadonlySet<string>): boolean {
  const isBlend = entry?.parents.includes('blends') === true;
  return isBlend && entry.maybe.some((name) => named.has(name));
}

/**
 * The proteins that define a product, in label order, without repetitions: at the top level, in a protein blend or in
 * crisps; not in the "less than 2 %" part and not inside coatings, fillings or creamers. Seeds, grains and legumes
 * count only in a protein blend.
 */
export function proteinSourcesOf(
  drafts: Drafts,
  classes: WordClasses,
  truncated = false,
): readonly string[] {
  // A list whose bracket is never closed may have ended earlier.
  const above = (draft: EntryDraft): Drafts =>
    ancestorsOf(draft, drafts).filter(({ closed }) => closed || truncated);
  const isMaterial = materialOf(drafts, classes);
  const counted = [...drafts.entries()].filter(([, draft]) =>
    counts(draft, above(draft), classes, isMaterial),
  );
  const others = counted.filter(([, draft]) => !isMaterial(draft));
  const parents = new Set(others.map(([, { parent }]) => parent));
  const named = new Set(counted.map(([, { canonical }]) => canonical));
  // The own list of crisps says what they are made of, if it was read: "rice protein crisps (protein concentrate,
  // rice)".
  const membersOf = Map.groupBy(drafts, ({ parent }) => parent);
  const isListedCrisp = (draft: EntryDraft, index: number): boolean => {
    const members = membersOf.get(index) ?? [];
    const told = members.every(({ read, entry }) => read && entry?.canonical !== 'proteins');
    const named = parents.has(index) || (members.length > 0 && told);
    return named && draft.entry?.ancestors.includes('crisps') === true;
  };
  return distinct(
    counted
      .filter(
        ([index, draft]) =>
          !(classes.generalProtein.has(draft.canonical) && parents.has(index)) &&
          !isListedCrisp(draft, index) &&
          !isNamedElsewhere(draft, named),
      )
      .map(([, draft]) => sourceOf(draft, classes) ?? ''),
  );
}

type Class =
  | 'whey isolate'
  | 'whey concentrate'
  | 'whey blend'
  | 'hydrolyzed whey'
  | 'casein'
  | 'plant'
  | 'other animal';

/** The class of a protein, by its name in the vocabulary. */
function classOfProtein(source: string, { animalProtein }: WordClasses): Class {
  if (/\bwhey\b/.test(source)) {
    if (/hydroly[sz]|peptide/.test(source)) return 'hydrolyzed whey';
    if (/blend/.test(source)) return 'whey blend';
    return /isolate/.test(source) ? 'whey isolate' : 'whey concentrate';
  }
  if (/casein|\bmilk protein\b|^milk\b/.test(source)) return 'casein';
  if (animalProtein.test(source)) return 'other animal';
  return 'plant';
}

interface ProteinTypeAnswer {
  readonly type: ProteinType | null;
  /** The rule that gave the type, in one sentence. */
  readonly reason: string | null;
}

type Ruled = readonly [type: ProteinType, why: string];

function typeOfPlants(sources: readonly string[]): Ruled {
  if (sources.length === 1) return ['Plant Protein', 'The only protein named is a plant protein'];
  const peaAndRice =
    sources.length === 2 &&
    sources.some((source) => source.startsWith('pea protein')) &&
    sources.some((source) => /\brice protein/.test(source));
  return peaAndRice
    ? ['Pea + Rice', 'Exactly pea and rice protein']
    : ['Multi-Plant', 'Several plant proteins'];
}

function typeOfDairy(classes: readonly Class[]): Ruled {
  if (classes.every((kind) => kind === 'casein')) return ['Casein', 'Only casein or milk protein'];
  if (classes.includes('casein'))
    return ['Casein & Whey', 'Casein or milk protein together with whey'];
  if (classes[0] === 'hydrolyzed whey') return ['Hydrolyzed Whey', 'Hydrolyzed whey stands first'];
  if (classes.every((kind) => kind === 'whey isolate'))
    return ['Whey Isolate', 'The only protein named is whey isolate'];
  if (classes.every((kind) => kind === 'whey concentrate'))
    return ['Whey Concentrate', 'The only protein named is whey that is not an isolate'];
  return ['Whey Blend', 'Several kinds of whey'];
}

function typeByRule(sources: readonly string[], words: WordClasses): Ruled {
  const classes = sources.map((source) => classOfProtein(source, words));
  if (classes.includes('other animal'))
    return ['Multi-Source', 'Egg, collagen, meat or the like counts as several sources'];
  if (classes.every((kind) => kind === 'plant')) return typeOfPlants(sources);
  if (classes.includes('plant')) return ['Multi-Source', 'Dairy and plant proteins together'];
  return typeOfDairy(classes);
}

/**
 * The protein type by the sources in label order (specification section 9, docs/decisions/reading-labels.md); null if
 * there are none.
 */
export function proteinTypeOf(sources: readonly string[], classes: WordClasses): ProteinTypeAnswer {
  if (sources.length === 0) return { type: null, reason: null };
  const [type, why] = typeByRule(sources, classes);
  return { type, reason: `${why}: ${joinNames(sources)}.` };
}
