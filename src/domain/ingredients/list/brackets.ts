import { type Atom, says } from '../names/atom.ts';
import type { Entries, IngredientRole, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import type { WordClasses } from '../vocabulary/word-tables.ts';
import { isFlavor, isTaste } from '../vocabulary/entry-facts.ts';
import type { Drafts } from './entry-drafts.ts';
import { bracketOf, type Item, type Items } from './items.ts';
import { areRelated } from './combine-names.ts';
import { entriesIn, type Parts, piecesOf } from './parts.ts';

function entriesOf({ pieces }: Item): Entries {
  return entriesIn(pieces);
}

export function isVitaminOrMineral({ roles }: VocabularyEntry): boolean {
  return roles.includes('vitamin') || roles.includes('mineral');
}

function isAddedSugar({ roles }: VocabularyEntry): boolean {
  return roles.includes('added sugar');
}

const ADDITIVES: readonly IngredientRole[] = ['emulsifier', 'intense sweetener'];

/** Whether an additive was mixed in: "whey protein isolate (sunflower lecithin)"; "stevia extract (rebaudioside A)" says which. */
export function isMixedIn(outer: VocabularyEntry, inner: VocabularyEntry): boolean {
  return inner.roles.some((role) => ADDITIVES.includes(role) && !outer.roles.includes(role));
}

const NUTS_AND_SEEDS: readonly string[] = ['tree nuts', 'peanut', 'seeds'];
const MADE_WITH: readonly IngredientRole[] = ['fat', 'added sugar', 'starch', 'cereal'];
/** Roles of additives that a food is treated with; sulfites are explanations. */
const TREATED_WITH: readonly IngredientRole[] = ['acid', 'preservative'];

const JUICE = / juice(?: concentrate)?$/u;

/**
 * "Raisins (sunflower oil)", "cranberries (apple juice)", "dates (rice flour)", "apples (citric acid)": what keeps a
 * fruit, a nut or a seed from sticking, or sweetens it.
 */
function isMadeWith(outer: VocabularyEntry, inner: VocabularyEntry): boolean {
  const named = [outer.canonical, ...outer.ancestors];
  const plain =
    outer.roles.includes('fruit or vegetable') ||
    named.some((name) => NUTS_AND_SEEDS.includes(name));
  const added = inner.allergens.length > 0 ? MADE_WITH : [...MADE_WITH, ...TREATED_WITH];
  return plain && (JUICE.test(inner.canonical) || inner.roles.some((role) => added.includes(role)));
}

/** Whether `inner` says what `outer` is made of, or names its allergen: "(milk)", "(vitamin C)". */
function explainsEntry(
  outer: VocabularyEntry,
  inner: VocabularyEntry,
  { compound }: WordClasses,
): boolean {
  if (isMixedIn(outer, inner) || isMadeWith(outer, inner)) return false;
  const compounded = compound.test(outer.canonical) && !saysColor(outer, inner);
  if (compounded && !outer.roles.includes('color') && isFood(inner)) return false;
  // "sugars (honey)"
  if (outer.maybe.length > 0 && [outer, inner].every(isAddedSugar))
    return inner.ancestors.includes(outer.canonical);
  if (inner.ancestors.includes(outer.canonical))
    return outer.kind === 'ingredient' || isVitaminOrMineral(outer);
  // "recovery blend (creatine)"
  if (outer.ancestors.includes('blends') && inner.allergens.length === 0) return false;
  if (inner.kind === 'family' || [outer, inner].some(isVitaminOrMineral)) return true;
  return !compounded;
}

/** "Peanut butter (dry roasted peanuts)" counts although the peanut is a family; "(milk)" names the allergen. */
function isFood({ kind, canonical }: VocabularyEntry): boolean {
  return kind === 'ingredient' || canonical === 'peanut';
}

/** "Caramel (E150d)" */
function saysColor(outer: VocabularyEntry, { roles, ancestors }: VocabularyEntry): boolean {
  return roles.includes('color') && ancestors.some((name) => outer.maybe.includes(name));
}

function namesAnything(items: Items): boolean {
  return entriesIn(items.flatMap(piecesOf)).length > 0;
}

/** Whether it has a list at any depth: "enzyme blend [DigeZyme (amylase, protease)]". */
function hasList({ brackets }: Item): boolean {
  return brackets.some(
    ({ items }) => items.filter((each) => namesAnything([each])).length > 1 || items.some(hasList),
  );
}

/** "from corn", "of milk". */
function isOrigin([first]: Items): boolean {
  return says(first?.pieces[0], 'from', 'of');
}

/** "sprouted in water with vitamins B1, B2": how it was made, not what it consists of. */
function isProcess([first]: Items): boolean {
  const [process, joiner] = first?.pieces ?? [];
  return process?.span === 'quality' && says(joiner, 'with');
}

/** "milk and emulsifier (soy lecithin)": additives occur only in lists. */
function namesFunctionBesideName({ pieces }: Item): boolean {
  const named = pieces.findIndex(({ span }) => span === 'name');
  return named >= 0 && pieces.slice(named).some(({ span }) => span === 'function');
}

/** "(contains sunflower lecithin)"; "(contains milk)" names the allergen, "(contains 25 % vitamin C)" a constituent. */
function saysWhatIsMixedIn([first]: Items, names: Entries): boolean {
  const [word] = first?.pieces ?? [];
  const { language, value = '' } = word?.meaning ?? {};
  // "With tocopherols", "infused with apple juice": English words before what is mixed in.
  const saysWith = language === 'en' && ['with', 'containing'].includes(value);
  if (word?.span !== 'declaration' && !saysWith) return false;
  // "(with added vitamin B12)"
  const added = word?.key === 'with added';
  return names.some(
    (entry) =>
      entry.kind === 'ingredient' &&
      entry.allergens.length === 0 &&
      (added || !isVitaminOrMineral(entry)),
  );
}

/** "bananas (ascorbic acid to preserve color)": something else that preserves the first. */
function preserves({ pieces }: Item, outer: VocabularyEntry | undefined): boolean {
  const named = pieces.find(({ span }) => span === 'name')?.meaning?.entry;
  if (!pieces.some((piece) => says(piece, 'preserves')) || !named || !outer) return false;
  // "vitamin C (ascorbic acid to maintain freshness)"
  return named !== outer && !areRelated(named, outer);
}

/** Whether something in a bracket is there for its function, or mixed in. */
function namesAdditive(
  bracket: Items,
  names: Entries,
  outer: VocabularyEntry | undefined,
): boolean {
  const does = bracket.some((each) => namesFunctionBesideName(each) || preserves(each, outer));
  return does || saysWhatIsMixedIn(bracket, names);
}

/** Whether brackets inside the bracket list what its names are made of. */
function listsDeeper(bracket: Items, names: Entries): boolean {
  const nested = bracket.some(({ brackets }) => brackets.some(({ items }) => namesAnything(items)));
  return nested && (bracket.length > 1 || names.length === 0 || bracket.some(hasList));
}

/** "Milk (of cows)", "CLA (conjugated linoleic acid)", "salmon (Salmo salar, line caught)" */
function saysTheSame(bracket: Items, names: Entries, outer: VocabularyEntry | undefined): boolean {
  if (bracket.length === 1 && (isOrigin(bracket) || names[0] === outer)) return true;
  return names.every((name) => name === outer);
}

/**
 * Whether a bracket only explains the name before it ("(milk)", "(from corn)", "CLA (conjugated linoleic acid)"); any
 * other bracket lists its ingredients.
 */
export function isExplanation(outer: Entries, bracket: Items, classes: WordClasses): boolean {
  const names = bracket.flatMap(entriesOf);
  if (listsDeeper(bracket, names)) return false;
  const unread = bracket.some(({ pieces }) => pieces.some(({ span }) => span === 'unread'));
  const last = outer.at(-1);
  if (names.length === 0) return !unread || outer.length > 0;
  if (isProcess(bracket)) return true;
  // "Beef (made with 210 g beef per 100 g)"
  const plain = !bracket.some(({ pieces }) => pieces.some(({ span }) => span === 'function'));
  const same = plain && names.every((name) => name === last);
  if (!same && namesAdditive(bracket, names, last)) return false;
  if (saysTheSame(bracket, names, last)) return true;
  if (last === undefined) return false;
  if (isFlavor(last)) return areTastes(names);
  if (names.length === 1 && bracket.slice(1).every(isOfQualities))
    return explainsEntry(last, names[0] as VocabularyEntry, classes);
  return names.every(isAllergen) && !bracket.some(({ brackets }) => brackets.length > 0);
}

/** "Flavors (vanilla, cream)": beside another flavor, cream is one. */
function areTastes(names: Entries): boolean {
  const others = names.filter(({ ancestors }) => !ancestors.includes('milk fat'));
  const known = others.length === names.length || others.some(({ roles }) => roles.length > 0);
  return known && others.every(isTaste);
}

/** "(Curcuma longa, rhizome)" */
function isOfQualities({ pieces, brackets }: Item): boolean {
  return brackets.length === 0 && pieces.every(({ span }) => span === 'quality');
}

/** A name that declares an allergen: "milk", "soy". */
function isAllergen({ kind, allergens }: VocabularyEntry): boolean {
  return kind === 'family' && allergens.length > 0;
}

/**
 * "Emulsifier (lecithins) (soya)", "HYDRO.power (whey protein hydrolysate) (milk)": the second bracket names the
 * allergen of the only name in the first.
 */
export function withAllergenBehind(brackets: readonly Items[]): readonly Items[] {
  const [[first, ...others] = [], second, ...more] = brackets;
  const allergens = second?.flatMap(entriesOf) ?? [];
  if (first === undefined || second === undefined || others.length + more.length > 0)
    return brackets;
  if (allergens.length === 0 || !allergens.every(isAllergen)) return brackets;
  const behind = bracketOf(first.pieces.length, second);
  return [[{ ...first, brackets: [...first.brackets, behind] }]];
}

/** "Protéines de lait concentrées et isolées (lait)": the bracket explains the protein that has these forms. */
export function withoutNotes(
  brackets: readonly Items[],
  { functions }: Pick<Parts, 'functions'>,
  drafts: Drafts,
): readonly Items[] {
  const protein = drafts.at(-1)?.entry;
  if (functions > 0 || protein?.roles.includes('protein source') !== true) return brackets;
  return brackets.filter((bracket) => {
    const names = bracket.flatMap(entriesOf);
    return names.length === 0 || names.some((name) => !protein.ancestors.includes(name.canonical));
  });
}

/** "Emulsifier (soy, sunflower lecithin)": a plant beside a lecithin in the bracket of emulsifiers is a lecithin, too. */
export function withSharedKind(brackets: readonly Items[], { pieces }: Item): readonly Items[] {
  if (!pieces.some((piece) => says(piece, 'emulsifier'))) return brackets;
  return brackets.map((bracket) => bracket.map((each, at) => ({ ...each, joined: at > 0 })));
}

/**
 * "Hazelnuts (nuts)": an entry carries, of the allergens of what it is a kind of, those that it has itself; "eggshell
 * calcium (egg)" has none.
 */
export function isAbove({ meaning }: Atom, entry: VocabularyEntry | null): boolean {
  const { canonical = '', allergens = [] } = meaning?.entry ?? {};
  const own = allergens.some((allergen) => entry?.allergens.includes(allergen));
  return own && entry?.ancestors.includes(canonical) === true;
}
