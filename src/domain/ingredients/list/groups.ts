import { isFoodWithProtein, isFlavor } from '../vocabulary/entry-facts.ts';
import { headingKind } from '../names/heading-names.ts';
import { isMark, says } from '../names/atom.ts';
import type { Pieces, Piece } from '../statement/placed-atom.ts';
import type { WordClasses } from '../vocabulary/word-tables.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Drafts, EntryDraft } from './entry-drafts.ts';
import { type Bracket, type Item, partOfItem, type Items } from './items.ts';
import { entriesIn, lastNamed } from './parts.ts';
import { isAdditive, isOrganicNext } from './lost-commas.ts';
import { isNamed } from './split-item.ts';

/** "Geschmacksrichtung Cookies & Cream: …" names the flavor of what follows; the product need not contain it. */
function isTasteHeading({ colon, pieces }: Item): boolean {
  const taste = pieces.findIndex((piece) => says(piece, 'taste'));
  const named = pieces
    .slice(taste + 1)
    .every(({ span }) => span === 'name' || span === 'structure');
  return (
    colon && taste >= 0 && named && pieces.slice(0, taste).every(({ span }) => span === 'heading')
  );
}

export function withoutTasteHeadings(items: Items): Items {
  return items.filter((item) => !isTasteHeading(item));
}

/** "Chocolate: whey protein, …", "Chocolate flavor: …" heads the list of that flavor; "Beef: …" may be the beef. */
export function isTasteOfAll([item, next]: Items, { entries: known }: Vocabulary): boolean {
  if (!item?.colon || next === undefined) return false;
  const [taste, another] = entriesIn(item.pieces);
  if (taste === undefined || another !== undefined || taste.animal === 'yes') return false;
  const allergens = taste.allergens.length + taste.maybe.length;
  return allergens === 0 && (isFlavor(taste) || known.has(`${taste.canonical} flavor`));
}

/** This many consecutive names that are not proteins no longer belong to the blend. */
const MIN_BEHIND = 4;
/** Roles of what protein blends contain. */
const OF_BLENDS = ['protein source', 'amino acid'];

function isOfBlend({ entry }: EntryDraft, { madeFrom }: WordClasses): boolean {
  if (entry === null) return false;
  const food = isFoodWithProtein(entry) && !madeFrom.test(entry.canonical);
  return food || entry.roles.some((role) => OF_BLENDS.includes(role));
}

export function isProteinHeading(
  { heading, text }: EntryDraft,
  { headingWords }: Vocabulary,
): boolean {
  return heading && headingKind(text, headingWords) === 'protein';
}

/** Moves the members of a group from the index `first` on out of it. */
function endedBefore(drafts: Drafts, group: number, first: number): Drafts {
  const parent = drafts[group]?.parent ?? null;
  return drafts.map((draft, index) =>
    index >= first && draft.parent === group ? { ...draft, parent } : draft,
  );
}

/**
 * "Protein blend (whey, casein, corn fiber, glycerin, …" with a bracket that is never closed: after its proteins, the
 * list is no longer the blend's.
 */
function withClosedBlends(drafts: Drafts, vocabulary: Vocabulary): Drafts {
  const blend = drafts.findIndex((draft) => !draft.closed && isProteinHeading(draft, vocabulary));
  const members = [...drafts.entries()].filter(([, { parent }]) => parent === blend);
  const last = members.findLastIndex(([, draft]) => isOfBlend(draft, vocabulary.wordClasses));
  const [[first] = [0], ...others] = members.slice(last + 1);
  return blend < 0 || last < 0 || others.length + 1 < MIN_BEHIND
    ? drafts
    : endedBefore(drafts, blend, first);
}

/**
 * "Coating (sugar, cocoa, protein blend (…), glucose syrup": a coating with a bracket that is never closed ends before
 * the protein blend.
 */
function withClosedCoatings(drafts: Drafts, vocabulary: Vocabulary): Drafts {
  const { besideProtein } = vocabulary.wordClasses;
  const coating = drafts.findIndex(
    ({ closed, canonical }) => !closed && besideProtein.test(canonical),
  );
  const blend = drafts.findIndex(
    (draft) => draft.parent === coating && isProteinHeading(draft, vocabulary),
  );
  return coating < 0 || blend < 0 ? drafts : endedBefore(drafts, coating, blend);
}

/** Closes groups with brackets that are never closed, if their names show where they end. */
export function withClosedGroups(drafts: Drafts, vocabulary: Vocabulary): Drafts {
  return withClosedCoatings(withClosedBlends(drafts, vocabulary), vocabulary);
}

/** "a blend of vegetable oils (canola, corn)": the name after "blend of" suffices. */
export function withoutBlendOf(item: Item): Item {
  const at = item.pieces.findIndex(({ kind }) => kind !== 'joiner');
  const [blend, of] = item.pieces.slice(Math.max(0, at)).map(({ meaning }) => meaning);
  if (blend?.entry?.canonical !== 'blends' || of?.value !== 'of') return item;
  return partOfItem(item, at + 2);
}

/** "Dark chocolate (14 %)", "protein blend" before its list; not "…, hemicellulase". */
export function isMadeOfOthers({ pieces, brackets }: Item): boolean {
  const lists = brackets.some(({ items }) => items.some((item) => item.pieces.some(isNamed)));
  return !lists && (brackets.length > 0 || (lastNamed(pieces)?.maybe.length ?? 0) > 0);
}

/** "Hydrolyzed whey, (milk)": only an allergen's word. */
function isAllergenAlone({ items: [item, ...others] }: Bracket): boolean {
  const [piece, ...more] = item?.pieces ?? [];
  return others.length + more.length === 0 && piece?.meaning?.isAllergenWord === true;
}

/** "Protein blend, (whey, casein), cocoa": a list after a comma belongs to the heading before it. */
export function withListsBehindCommas(
  items: Items,
  heads: (item: Item, list: Bracket) => boolean,
): Items {
  const read: Item[] = [];
  for (const item of items) {
    const last = read.at(-1);
    const [first, ...others] = item.brackets;
    const lists = last?.brackets.some((each) => each.items.length > 1);
    const stray = first?.after === 0 && (first.items.length > 1 || isAllergenAlone(first));
    if (last === undefined || last.closes || lists || !stray || !heads(last, first))
      read.push(item);
    else {
      const bracket = { ...first, after: last.pieces.length };
      read[read.length - 1] = { ...last, brackets: [...last.brackets, bracket] };
      if (item.pieces.length + others.length > 0) read.push({ ...item, brackets: others });
    }
  }
  return read;
}

/**
 * "sea salt organic fiber blend: …", "almond flour vitamins and minerals: …", "carob bean gum enzyme blend (…)": the
 * comma before a heading is missing.
 */
export function withHeadingApart(item: Item, isHeadingOf: (pieces: Pieces) => boolean): Items {
  const { pieces, brackets, colon } = item;
  if (!colon && brackets.length === 0) return [item];
  const additive = pieces.at(-2)?.meaning?.entry;
  const opens =
    additive && (isAdditive(additive) || isFlavor(additive))
      ? pieces.length - 1
      : pieces.findLastIndex(
          ({ key }, at) =>
            colon &&
            (/^(?:vitamins?\b|raw$)/u.test(key) || isOrganicNext(pieces.slice(at, at + 1))),
        );
  const name = pieces.slice(0, Math.max(0, opens)).findLastIndex(({ span }) => span !== 'quality');
  if (pieces[name]?.span !== 'name' || !isHeadingOf(pieces.slice(opens))) return [item];
  const before = { ...item, pieces: pieces.slice(0, name + 1), brackets: [], colon: false };
  return [before, partOfItem(item, name + 1)];
}

/** "MyZyme (Enzyme Blend; protease, lipase)": the bracket of a trade name contains its heading and the heading's list. */
export function withHeadingWithin(item: Item, headingOf: (pieces: Pieces) => string | null): Items {
  const [bracket, another] = item.brackets;
  const [first, ...items] = bracket?.items ?? [];
  if (bracket === undefined || another !== undefined || first === undefined) return [item];
  const heading = first.colon || first.closes ? headingOf(first.pieces) : null;
  const ownEnd = item.pieces.findLastIndex(
    ({ span, meaning }) => span !== 'unread' && meaning?.entry?.canonical !== heading,
  );
  if (heading === null || ownEnd === item.pieces.length - 1) return [item];
  const pieces = item.pieces.slice(0, ownEnd + 1);
  const list = [{ ...bracket, after: first.pieces.length, items }];
  const named = { ...item, pieces: first.pieces, brackets: list };
  return pieces.some(isNamed) ? [{ ...item, pieces, brackets: [] }, named] : [named];
}

/** A part of whey that is not a protein powder of its own: "lactoferrin". */
function isFraction({ meaning }: Piece): boolean {
  const entry = meaning?.entry;
  return entry?.proteinSource === null && entry.ancestors.includes('whey protein');
}

/**
 * "Whey concentrate containing lactoglobulin, lactoferrin, lactalbumin and immunoglobulins, cocoa": constituents of any
 * whey are not entries.
 */
export function withoutFractions(items: Items): Items {
  let said = false;
  return items.filter(({ pieces }) => {
    const names = pieces.filter(isNamed);
    const [first] = pieces;
    const contains = pieces.findIndex((piece) => says(piece, 'containing'));
    const begins = contains >= 0 && pieces.slice(contains).some(isFraction);
    said = begins || (said && names.length > 0 && names.every(isFraction));
    return !said || (begins && !says(first, 'containing'));
  });
}

/** "Salt / Sel" */
export function isSlashed(before: Item | undefined): boolean {
  return isMark(before?.pieces.at(-1), '/');
}

/** "Colorant : caramel" */
export function isColor(item: Item | undefined): boolean {
  const first = item?.pieces[0];
  return says(first, 'colour');
}
