import { isFoodWithProtein } from '../label/protein-sources.ts';
import { headingKind } from '../names/heading-names.ts';
import { isMark } from '../statement/marks.ts';
import type { Pieces, PlacedSpan } from '../statement/read-statement.ts';
import type { HeadingWords, WordClasses } from '../vocabulary/word-tables.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isFlavor } from './combine-names.ts';
import type { Drafts, EntryDraft } from './entry-drafts.ts';
import type { Bracket, Item, Items } from './items.ts';
import { partsOf } from './parts.ts';
import { isAdditive } from './lost-commas.ts';
import { isNamed, isOrganicNext } from './split-item.ts';

/** Whether the group of a colon ends: at the next heading, and of proteins or vitamins at the first name that is none. */
export function endsGroup(item: Item, group: EntryDraft, headings: HeadingWords): boolean {
  if (item.colon) return true;
  const kind = headingKind(group.text, headings);
  const entry = item.pieces.find((piece) => piece.kind === 'name')?.atom.meaning?.entry ?? null;
  if (entry === null) return false;
  if (kind === 'protein' && group.heading)
    return entry.proteinSource === null && !isFoodWithProtein(entry);
  if (kind === 'vitamins')
    return !entry.roles.includes('vitamin') && !entry.roles.includes('mineral');
  return false;
}

/** "Geschmacksrichtung Cookies & Cream: …" says how what follows tastes; nothing of it need be in it. */
function isTasteHeading({ colon, pieces, brackets }: Item): boolean {
  if (!colon || brackets.length > 0) return false;
  const taste = pieces.findIndex(({ atom }) => atom.meaning?.value === 'taste');
  const isNamed = ({ kind }: PlacedSpan) => kind === 'name' || kind === 'structure';
  return (
    taste >= 0 &&
    pieces.slice(0, taste).every(({ kind }) => kind === 'heading' || kind === 'structure') &&
    pieces.slice(taste + 1).every(isNamed)
  );
}

export function withoutTasteHeadings(items: Items): Items {
  return items.filter((item) => !isTasteHeading(item));
}

/** "Chocolate: whey protein, …", "Chocolate flavor: …" heads the list of that flavor. */
export function isTasteOfAll(
  item: Item | undefined,
  next: Item | undefined,
  { lexicon, entries: known }: Vocabulary,
): boolean {
  if (!item?.colon || item.brackets.length > 0 || next === undefined) return false;
  const { entries, unread } = partsOf(item.pieces, lexicon);
  const [taste] = entries;
  if (taste === undefined || entries.length > 1 || unread > 0) return false;
  const allergens = taste.allergens.length + taste.maybe.length;
  return allergens === 0 && (isFlavor(taste) || known.has(`${taste.canonical} flavor`));
}

/** So many names in a row that are no protein are no longer of the blend. */
const LEAST_BEHIND = 4;
/** What protein blends hold besides. */
const OF_BLENDS = ['protein source', 'amino acid'];

function isOfBlend({ entry }: EntryDraft, { madeFrom }: WordClasses): boolean {
  if (entry === null) return false;
  const food = isFoodWithProtein(entry) && !madeFrom.test(entry.canonical);
  if (entry.proteinSource !== null || food) return true;
  return entry.roles.some((role) => OF_BLENDS.includes(role));
}

/** "Protein blend (whey, casein, corn fiber, glycerin, …" whose bracket is never closed: behind its proteins the list stands beside it. */
function withClosedBlends(drafts: Drafts, { headingWords, wordClasses }: Vocabulary): Drafts {
  const blend = drafts.findIndex(
    ({ closed, heading, text }) =>
      !closed && heading && headingKind(text, headingWords) === 'protein',
  );
  const members = [...drafts.entries()].filter(([, { parent }]) => parent === blend);
  const last = members.findLastIndex(([, draft]) => isOfBlend(draft, wordClasses));
  const behind = new Set(members.slice(last + 1).map(([index]) => index));
  if (blend < 0 || last < 0 || behind.size < LEAST_BEHIND) return drafts;
  const parent = drafts[blend]?.parent ?? null;
  return drafts.map((draft, index) => (behind.has(index) ? { ...draft, parent } : draft));
}

/** "Coating (sugar, cocoa, protein blend (…), glucose syrup": a coating whose bracket is never closed ends before the protein blend. */
function withClosedCoatings(drafts: Drafts, { headingWords, wordClasses }: Vocabulary): Drafts {
  const coating = drafts.findIndex(
    ({ closed, canonical }) => !closed && wordClasses.besideProtein.test(canonical),
  );
  const blend = drafts.findIndex(
    ({ parent, heading, text }) =>
      parent === coating && heading && headingKind(text, headingWords) === 'protein',
  );
  if (coating < 0 || blend < 0) return drafts;
  const parent = drafts[coating]?.parent ?? null;
  return drafts.map((draft, index) =>
    index >= blend && draft.parent === coating ? { ...draft, parent } : draft,
  );
}

/** The groups whose brackets are never closed, as far as their names tell where they end. */
export function withClosedGroups(drafts: Drafts, vocabulary: Vocabulary): Drafts {
  return withClosedCoatings(withClosedBlends(drafts, vocabulary), vocabulary);
}

/** "a blend of vegetable oils (canola, corn)": what the blend is of says all. */
export function withoutBlendOf(item: Item): Item {
  const at = item.pieces.findIndex(({ atom }) => atom.kind !== 'joiner');
  const [blend, of] = item.pieces.slice(Math.max(0, at)).map(({ atom }) => atom.meaning);
  if (blend?.entry?.canonical !== 'blends' || of?.value !== 'of') return item;
  const pieces = item.pieces.slice(at + 2);
  const brackets = item.brackets.map((each) => ({ ...each, after: each.after - at - 2 }));
  const named = pieces.some(isNamed) && brackets.every(({ after }) => after > 0);
  return named ? { ...item, pieces, brackets } : item;
}

function namesSomething({ items }: Bracket): boolean {
  return items.some(({ pieces }) =>
    pieces.some(({ kind }) => kind === 'name' || kind === 'unread'),
  );
}

/** "Dark chocolate (14 %)", "protein blend", "whey isolate", whose list is not told yet; not "…, hemicellulase". */
export function isMadeOfOthers({ pieces, brackets }: Item): boolean {
  if (brackets.some(namesSomething)) return false;
  const entry = pieces.findLast(({ kind }) => kind === 'name')?.atom.meaning?.entry;
  const amount = brackets.length > 0 || pieces.at(-1)?.kind === 'quantity';
  return amount || (entry != null && (entry.maybe.length > 0 || entry.proteinSource !== null));
}

/** "Protein blend, (whey, casein), cocoa": the list behind a comma is of what stands before it, where that heads one. */
export function withListsBehindCommas(
  items: Items,
  heads: (item: Item, list: Bracket) => boolean,
): Items {
  const read: Item[] = [];
  for (const item of items) {
    const last = read.at(-1);
    const [first, ...others] = item.brackets;
    const lists = last?.colon === true || last?.brackets.some((each) => each.items.length > 1);
    const stray = first?.after === 0 && first.items.length > 1;
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

/** "sea salt organic fiber blend: …", "almond flour vitamins and minerals: …", "carob bean gum enzyme blend (…)": the comma before a heading is lost. */
export function withHeadingApart(item: Item, isHeadingOf: (pieces: Pieces) => boolean): Items {
  const { pieces, brackets } = item;
  const last = pieces.length - 1;
  const behind = brackets.every(({ after }) => after > last);
  if (!behind || item.colon === brackets.length > 0) return [item];
  const additive = pieces[last - 1]?.atom.meaning?.entry;
  const ofAdditive = additive && (isAdditive(additive) || isFlavor(additive));
  const opens = pieces.findLastIndex(
    ({ atom, kind }, at) =>
      (ofAdditive && at === last && kind === 'name') ||
      (item.colon &&
        (/^(?:vitamins?\b|raw$)/u.test(atom.key) || isOrganicNext(pieces.slice(at, at + 1)))),
  );
  const name = pieces.slice(0, Math.max(0, opens)).findLastIndex(({ kind }) => kind !== 'quality');
  const at = name + 1;
  if (pieces[name]?.kind !== 'name' || !isHeadingOf(pieces.slice(opens))) return [item];
  return [
    { ...item, pieces: pieces.slice(0, at), brackets: [], colon: false },
    {
      ...item,
      pieces: pieces.slice(at),
      brackets: brackets.map((each) => ({ ...each, after: each.after - at })),
    },
  ];
}

/** "MyZyme (Enzyme Blend; protease, lipase)": the bracket of a trade name tells its heading, and what it heads. */
export function withHeadingWithin(item: Item, headingOf: (pieces: Pieces) => string | null): Items {
  const [bracket, another] = item.brackets;
  const [first, ...items] = bracket?.items ?? [];
  if (bracket === undefined || another !== undefined || first === undefined) return [item];
  const heads = items.length > 0 && first.brackets.length === 0 && (first.colon || first.closes);
  const heading = heads ? headingOf(first.pieces) : null;
  if (heading === null) return [item];
  const ownEnd = item.pieces.findLastIndex(
    ({ kind, atom }) => kind !== 'unread' && atom.meaning?.entry?.canonical !== heading,
  );
  if (ownEnd === item.pieces.length - 1) return [item];
  const pieces = item.pieces.slice(0, ownEnd + 1);
  const list = [{ ...bracket, after: first.pieces.length, items }];
  return [
    ...(pieces.some(isNamed) ? [{ ...item, pieces, brackets: [] }] : []),
    { ...item, pieces: first.pieces, brackets: list },
  ];
}

/** A part of whey that is no protein powder of its own: "lactoferrin". */
function isFraction({ kind, atom }: PlacedSpan): boolean {
  const entry = atom.meaning?.entry ?? null;
  return (
    kind === 'name' && entry?.proteinSource === null && entry.ancestors.includes('whey protein')
  );
}

/** "Whey concentrate containing lactoglobulin, lactoferrin, lactalbumin and immunoglobulins, cocoa": what every whey holds is said of it. */
export function withoutFractions(items: Items): Items {
  let said = false;
  return items.filter(({ pieces }) => {
    const names = pieces.filter(isNamed);
    const [first] = pieces;
    const contains = pieces.findIndex(({ atom }) => atom.meaning?.value === 'containing');
    const begins = contains >= 0 && pieces.slice(contains).some(isFraction);
    said = begins || (said && names.length > 0 && names.every(isFraction));
    return !said || (begins && first?.atom.meaning?.value !== 'containing');
  });
}

/** "Salt / Sel" */
export function isSlashed(before: Item | undefined): boolean {
  return isMark(before?.pieces.at(-1)?.atom, '/');
}

/** "Colorant : caramel" */
export function isColor(item: Item | undefined): boolean {
  const first = item?.pieces[0];
  return first?.atom.meaning?.value === 'colour';
}
