import type { AlsoNamed } from '../vocabulary/meanings.ts';
import type { AdverseEvidence, EvidencePlace } from './label.ts';
import { isFlavor, isGroup } from '../vocabulary/entry-facts.ts';
import { type Drafts, entriesOf } from '../list/entry-drafts.ts';
import { readStatement, type ReadText } from '../statement/read-statement.ts';
import { isProse, type Pieces, type Piece } from '../statement/placed-atom.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { OF_THE_SEA } from '../list/parts.ts';
import { entryOfAtom } from './beside-list.ts';
import { type Atom, says } from '../names/atom.ts';
import { tastesOf } from './unstated-origins.ts';

/** Collects adverse evidence: each entry once for each place, certain evidence before doubtful. */
class EvidenceList {
  readonly #found = new Map<string, AdverseEvidence>();

  add(entry: VocabularyEntry, words: string, place: EvidencePlace, certain: boolean): void {
    const key = `${entry.canonical} ${place}`;
    const known = this.#found.get(key);
    if (known === undefined || (certain && !known.certain))
      this.#found.set(key, { canonical: entry.canonical, words, place, certain });
  }

  get all(): readonly AdverseEvidence[] {
    return [...this.#found.values()];
  }
}

/** A name that is only a flavor: "peanut butter flavor". */
function isTaste(placed: Pieces, at: number): boolean {
  const next = placed[at + 1];
  return says(next, 'flavored') || (next?.meaning?.entry != null && isFlavor(next.meaning.entry));
}

/**
 * Which pieces are only flavors: names after a flavor and "of" ("arôme artificiel de beurre"), or in one word with it
 * ("Erdnussaroma").
 */
function tastesInNames(placed: Pieces): readonly boolean[] {
  const tastes: boolean[] = [];
  let head = -1;
  for (const [at, { end }] of placed.entries()) {
    // The last piece before "of" that is not a quality.
    if (at > 1 && placed[at - 2]?.span !== 'quality') head = at - 2;
    const glued = end === placed[at + 1]?.start && isTaste(placed, at);
    const entry = placed[head]?.meaning?.entry;
    const behind = says(placed[at - 1], 'of') && entry != null;
    tastes.push(glued || (behind && (isFlavor(entry) || tastes[head] === true)));
  }
  return tastes;
}

/** "Protein", "fiber": in names and headings; the list says which. "Added sugars" name something. */
function isUnspecific(entry: VocabularyEntry): boolean {
  return isGroup(entry) && !entry.roles.includes('added sugar');
}

/** The names of a list's entries, and of what they are kinds of. */
function namesListed(drafts: Drafts): ReadonlySet<string> {
  const entries = drafts.flatMap(entriesOf);
  return new Set([
    ...drafts.map(({ canonical }) => canonical),
    ...entries.flatMap(({ canonical, ancestors }) => [canonical, ...ancestors]),
  ]);
}

/** Where an entry that a piece names counts as evidence, and whether it is certain; null if it is in the list, or in a denial. */
function placeOf(
  entry: VocabularyEntry,
  { region, span }: Piece,
  listed: ReadonlySet<string>,
): readonly [EvidencePlace, boolean] | null {
  if (region === 'declaration') return ['declaration', true];
  const isListed = listed.has(entry.canonical) || isUnspecific(entry);
  // The heading of a flavor names what it tastes of.
  if (region === 'list') return isListed ? null : ['text', span !== 'claim'];
  return entry.allergens.length === 0 ? ['text', false] : null;
}

/** What items of a list name besides their entry. */
function otherNamesOf(drafts: Drafts): EvidenceList {
  const list = new EvidenceList();
  for (const draft of drafts)
    for (const each of entriesOf(draft))
      if (each.canonical !== draft.canonical) list.add(each, draft.text, 'text', true);
  return list;
}

/** Adds the other entries that a piece may name; certain if one was repaired in a list. */
function addOthers(list: EvidenceList, piece: Piece, words: string): void {
  const { others, repaired } = piece;
  const unread = piece.kind === 'unread';
  const certain = unread && others.length === 1 && repaired !== null && piece.region === 'list';
  if (unread || piece.span === 'name')
    for (const other of others) list.add(other, words, 'text', certain);
}

/** What words name besides their entry: what it tastes of, and what `also-named.tsv` says ("salted": salt). */
function foodsNamedBy(
  { meaning }: Atom,
  entry: VocabularyEntry | null,
  vocabulary: Vocabulary,
): readonly AlsoNamed[] {
  const tastes = (entry === null ? [] : tastesOf(entry, vocabulary)).map((taste) => ({
    entry: taste,
    certain: false,
  }));
  return [...tastes, ...(meaning?.also ?? [])];
}

/** "Tocopherols (preservative)": what a list says of an ingredient here, which is not so anywhere. */
function familiesOfFunction({ region, span, meaning }: Piece, { resolve }: Vocabulary): Entries {
  const preserves = meaning?.value === 'preserves';
  if (region !== 'list' || !(span === 'function' || preserves)) return [];
  const entry = resolve(preserves ? 'preservative' : (meaning?.value ?? ''));
  return entry?.kind === 'family' ? [entry] : [];
}

/**
 * Names in a statement that are not an entry of its list: in items with several names, in declarations, in unread
 * words, in precautions without an allergen, in brackets that only explain ("whey (contains emulsifier lecithin)"), in
 * statements of origin.
 */
export function evidenceInStatement(
  placed: Pieces,
  text: string,
  drafts: Drafts,
  vocabulary: Vocabulary,
): readonly AdverseEvidence[] {
  const list = otherNamesOf(drafts);
  const listed = namesListed(drafts);
  const tastes = tastesInNames(placed);
  for (const [at, piece] of placed.entries()) {
    const { region, start, end } = piece;
    if (region === 'denial' || isProse(region)) continue;
    const words = text.slice(start, end);
    addOthers(list, piece, words);
    for (const family of familiesOfFunction(piece, vocabulary))
      if (!listed.has(family.canonical)) list.add(family, words, 'text', true);
    // Its entry decides: `declared` of that has it.
    const entry = piece.meaning?.value === OF_THE_SEA ? null : entryOfAtom(piece, vocabulary);
    for (const food of foodsNamedBy(piece, entry, vocabulary))
      list.add(food.entry, words, 'text', food.certain);
    if (entry === null) continue;
    const [place, certain] = placeOf(entry, piece, listed) ?? [];
    const isCertain = certain === true && (place === 'declaration' || tastes[at] !== true);
    if (place !== undefined) list.add(entry, words, place, isCertain);
  }
  return list.all;
}

/** A word that names no allergen and no animal. */
function isPlain({ meaning }: Atom): boolean {
  return meaning?.entry?.allergens.length === 0 && meaning.entry.animal !== 'yes';
}

/** "Grenade", "Primeval Labs": a word of another language in a brand is no evidence of a plant or of rennet. */
function isBrandOnly(atom: Atom): boolean {
  const language = atom.meaning?.language ?? 'en';
  return isPlain(atom) && language !== 'en' && language !== 'xx';
}

/** Whether words of a text other than the statement are evidence of an ingredient. A brand that resembles an ingredient is a brand. */
function isEvidence(piece: Piece, place: EvidencePlace, { lexicon }: Vocabulary): boolean {
  // Names contain no directions: "Protein Drink Peanut Butter".
  const named = place === 'name' && piece.region === 'direction';
  if (!named && piece.region !== 'list' && piece.region !== 'declaration') return false;
  if (place === 'brand' && (piece.repaired !== null || isBrandOnly(piece))) return false;
  const meanings = lexicon.phrases.get(piece.key)?.meanings ?? [];
  // "Bar" is not a Danish berry.
  const isPlainWord = meanings.some(({ kind }) => kind === 'no ingredient');
  return place === 'other record' || !isPlainWord;
}

/** Places of a few words. */
const NAMES: readonly EvidencePlace[] = ['name', 'brand', 'flavor'];

/** Whether a piece says that it is in the product; a repaired one does only in an ingredient list. */
function isCertain(placed: Pieces, at: number, place: EvidencePlace): boolean {
  const piece = placed[at] as Piece;
  // "Bay Valley", "Power Crunch": a word of a brand is a doubt, an allergen more.
  if (isTaste(placed, at) || (place === 'brand' && isPlain(piece))) return false;
  return place === 'other record' || piece.repaired === null;
}

/** Adverse evidence in a text other than the statement: a name, a claim, another record. It only ever counts against the product. */
export function findEvidence(
  text: string,
  place: EvidencePlace,
  vocabulary: Vocabulary,
  read: ReadText = (written) => readStatement(written, vocabulary),
): readonly AdverseEvidence[] {
  const { placed } = read(text);
  const list = new EvidenceList();
  for (const [at, piece] of placed.entries()) {
    if (!isEvidence(piece, place, vocabulary)) continue;
    const words = text.slice(piece.start, piece.end);
    const certain = isCertain(placed, at, place);
    const entry = entryOfAtom(piece, vocabulary);
    // What a flavor is named after is not evidence of an allergen: the law requires those to be declared in the list.
    const isNamed = entry !== null && !(place === 'flavor' && entry.allergens.length > 0);
    if (isNamed && !isUnspecific(entry)) list.add(entry, words, place, certain);
    for (const food of foodsNamedBy(piece, entry, vocabulary))
      list.add(food.entry, words, place, false);
    // In a name of few words several languages explain as much: "Whey", "Choco" are read.
    if (piece.kind === 'unread' || !NAMES.includes(place))
      for (const other of piece.others) list.add(other, words, place, false);
  }
  return list.all;
}
