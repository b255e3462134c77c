import { ALLERGENS, ANIMAL_ALLERGENS, type Allergen } from '../../product/enumerations.ts';
import type { EntryDraft } from '../list/entry-drafts.ts';
import type { GlutenGrain, IngredientRole } from '../vocabulary/vocabulary.ts';

const ANIMAL_WORDS =
  /\b(?:gelatine?|collagen|beef|bovine|porcine|pork|chicken|turkey|bacon|honey|beeswax|shellac|carmine|cochineal|lanolin|cricket|insect|bone broth|colostrum|royal jelly|bee pollen|propolis|lard|tallow|anchov\w+)\b/i;
const GLUTEN_GRAINS: readonly GlutenGrain[] = ['wheat', 'barley', 'rye', 'oats'];

/** Sugar alcohols that the label's rules call polyols; glycerin is none of them. */
const NOT_POLYOLS = new Set(['glycerin']);

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/** Allergens of one entry: those of the ingredient, and those the label names with it. */
export function allergensOf(draft: EntryDraft): readonly Allergen[] {
  const known = draft.entry?.allergens ?? [];
  return ALLERGENS.filter(
    (allergen) => known.includes(allergen) || draft.declared.includes(allergen),
  );
}

function hasChildren(drafts: readonly EntryDraft[], index: number): boolean {
  return drafts.some((draft) => draft.parent === index);
}

/** A compound whose own list follows ("milk chocolate coating (…)") is judged by that list. */
function isJudgedByItsList(drafts: readonly EntryDraft[], index: number): boolean {
  const draft = drafts[index];
  if (draft === undefined || !hasChildren(drafts, index)) return false;
  return (
    draft.heading ||
    /\b(?:coating|chocolate|blend|layer|filling|crisps?|chips?|chunks?|paste|pieces?|cookies?|crumbs?|creamer|caramel|icing|drizzle)\b/.test(
      draft.canonical,
    )
  );
}

/** Canonical names of animal-derived ingredients, in label order. */
export function animalIngredientsOf(drafts: readonly EntryDraft[]): readonly string[] {
  const found: string[] = [];
  for (const [index, draft] of drafts.entries()) {
    if (draft.heading && hasChildren(drafts, index)) continue;
    const declared = draft.declared.some((allergen) => ANIMAL_ALLERGENS.includes(allergen));
    const byName =
      draft.entry === null
        ? ANIMAL_WORDS.test(draft.text) && !/\bvegan\b/i.test(draft.text)
        : draft.entry.animal === 'yes';
    if (!declared && !byName && draft.source !== 'animal') continue;
    if (!declared && isJudgedByItsList(drafts, index)) continue;
    found.push(draft.canonical);
  }
  return unique(found);
}

/**
 * The gluten grains in the ingredients, also in names that the vocabulary does not know ("wheat flakes"); never wheat grass
 * or buckwheat.
 */
export function glutenSourcesOf(drafts: readonly EntryDraft[]): readonly GlutenGrain[] {
  const found = new Set<GlutenGrain>();
  for (const draft of drafts) {
    for (const grain of draft.entry?.gluten ?? []) found.add(grain);
    if (draft.entry !== null) continue;
    const text = draft.text.toLowerCase();
    if (/grass|buckwheat/.test(text)) continue;
    if (/\bwheat\b|\bspelt\b/.test(text)) found.add('wheat');
    if (/\bbarley\b|\bmalt(?:ed)?\b(?!itol)/.test(text)) found.add('barley');
    if (/\brye\b/.test(text)) found.add('rye');
    if (/\boats?\b|\boatmeal\b/.test(text)) found.add('oats');
  }
  return GLUTEN_GRAINS.filter((grain) => found.has(grain));
}

function withRole(drafts: readonly EntryDraft[], role: IngredientRole): EntryDraft[] {
  return drafts.filter((draft) => draft.entry?.roles.includes(role) === true);
}

/** What is left of a sweetener's name when scanning has spoilt it ("steviol glycosi es", "sucra"). */
const SPOILT_SWEETENERS: readonly (readonly [RegExp, string])[] = [
  [/\bsu[ckt]ra/i, 'sucralose'],
  [/\bac[eé]s[uo][l1i]|cesulf/i, 'acesulfame potassium'],
  [/\bste[vw][il1]|\bgly[a-z0]{1,2}s[ijl1]d|rebaud/i, 'stevia'],
  [/\baspart/i, 'aspartame'],
];

function sweetenerOf({ entry, canonical, text, heading }: EntryDraft): string | null {
  if (entry?.roles.includes('intense sweetener') === true) {
    const line = [canonical, ...entry.ancestors];
    const whole = ['stevia', 'monk fruit'].find((name) => line.includes(name));
    return whole ?? canonical;
  }
  if (entry !== null || heading) return null;
  return SPOILT_SWEETENERS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/**
 * Intense sweeteners; every form of stevia is "stevia", of monk fruit "monk fruit". An unreadable name that begins like
 * one counts as well: whoever avoids it wants to know.
 */
export function sweetenersOf(drafts: readonly EntryDraft[]): readonly string[] {
  return unique(drafts.map(sweetenerOf).filter((name) => name !== null));
}

/** Sugar alcohols by canonical name, in label order. */
export function polyolsOf(drafts: readonly EntryDraft[]): readonly string[] {
  return unique(withRole(drafts, 'polyol').map((draft) => draft.canonical)).filter(
    (name) => !NOT_POLYOLS.has(name),
  );
}

/** Added sugars by canonical name, in label order; "honey powder (…)" is judged by its own list. */
export function addedSugarsOf(drafts: readonly EntryDraft[]): readonly string[] {
  const whole = drafts.filter(
    (draft, index) => !(draft.canonical === 'honey powder' && hasChildren(drafts, index)),
  );
  return unique(withRole(whole, 'added sugar').map((draft) => draft.canonical));
}

/** Allergens in the product: of its ingredients, and those named `beside` them, as in a "contains" statement. */
export function containedAllergens(
  drafts: readonly EntryDraft[],
  beside: readonly Allergen[],
): readonly Allergen[] {
  const found = new Set<Allergen>(beside);
  for (const draft of drafts) for (const allergen of allergensOf(draft)) found.add(allergen);
  return ALLERGENS.filter((allergen) => found.has(allergen));
}
