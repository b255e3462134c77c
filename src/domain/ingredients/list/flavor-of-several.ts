import type { Pieces, Piece } from '../statement/placed-atom.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { combineNames } from './combine-names.ts';
import { isFlavor, isPlainTaste } from '../vocabulary/entry-facts.ts';
import { entriesIn } from './parts.ts';
import { isBetween } from './split-item.ts';
import { says } from '../names/atom.ts';

/** A flavor named after several tastes: "natural mango and passion fruit flavor". */
export interface FlavorOfSeveral {
  readonly canonical: string;
  /** The flavor of one of the tastes. */
  readonly entry: VocabularyEntry;
  /** The flavors of the other tastes; the taste itself if the vocabulary has no flavor of it. */
  readonly others: Entries;
  /** The tastes, which carry no allergen here. */
  readonly tastes: Entries;
}

/** The kind of a flavor. */
const KIND = /^(?:natural and artificial|natural|artificial) /u;

function isOf(piece: Piece): boolean {
  return says(piece, 'of');
}

/** "Mango-Maracuja": only a hyphen between two names. */
function isHyphened({ span }: Piece, at: number, pieces: Pieces): boolean {
  const next = pieces[at + 1];
  return span === 'name' && next?.span === 'name' && !next.spaced;
}

/** A flavor and the tastes that it is named after. */
interface FlavorParts {
  readonly flavor: VocabularyEntry;
  /** The taste in the flavor's own name; empty if it is a general one. */
  readonly own: string;
  /** Whether the flavor precedes its tastes: "aroma de vainilla y canela". */
  readonly leads: boolean;
  readonly tastes: Entries;
}

/** The kind of flavor that a word states. */
export function kindOfFlavor({ key, meaning }: Piece): 'natural' | 'artificial' | undefined {
  const words = [key, meaning?.value];
  return (['natural', 'artificial'] as const).find((kind) => words.includes(kind));
}

function isSaidOfFlavor(piece: Piece | undefined): boolean {
  return piece !== undefined && kindOfFlavor(piece) !== undefined;
}

/**
 * Whether all tastes surely belong to the flavor: "cinnamon and vanilla flavor" may be two things, "natural cinnamon
 * and vanilla flavor" is one; "arôme mangue et fruit de la passion" is one, "arôme et fruit" are two.
 */
function isOneFlavor({ own, leads }: FlavorParts, [first, second]: Pieces): boolean {
  if (!leads) return isSaidOfFlavor(first);
  return own !== '' || (second !== undefined && !isBetween(second));
}

/** The flavor and the tastes around it, if the pieces of an item name nothing else. */
function partsOfFlavor(pieces: Pieces): FlavorParts | null {
  const told = isSaidOfFlavor(pieces[0]) ? pieces.slice(1) : pieces;
  // "Natural orange & mango flavors with other natural flavors"
  const last = told.at(-1);
  const named = last?.span === 'quality' && says(last, 'other') ? told.slice(0, -1) : told;
  if (!named.every((each) => each.span === 'name' || isBetween(each) || isOf(each))) return null;
  if (!named.some(isBetween) && !named.some(isHyphened)) return null;
  const entries = entriesIn(named);
  const leads = entries[0] !== undefined && isFlavor(entries[0]);
  const flavor = leads ? entries[0] : entries.at(-1);
  if (flavor === undefined || !isFlavor(flavor)) return null;
  const tastes = entries.filter((entry) => entry !== flavor);
  if (!tastes.every(isPlainTaste)) return null;
  const own = flavor.canonical.replace(KIND, '').replace(/ ?flavor$/u, '');
  const parts = { flavor, own, leads, tastes };
  return isOneFlavor(parts, pieces) ? parts : null;
}

/** "Arôme artificiel de beurre": what follows "of" is the taste. Null if that has no flavor of its own. */
function flavorOfFood(pieces: Pieces, { resolve }: Vocabulary): FlavorOfSeveral | null {
  const [head, of, ...rest] = pieces.filter(({ span }) => span !== 'quality');
  const flavor = head?.meaning?.entry;
  if (flavor?.canonical.replace(KIND, '') !== 'flavor' || of === undefined || !isOf(of))
    return null;
  if (!rest.every((piece) => piece.span === 'name' || isOf(piece))) return null;
  const tastes = entriesIn(rest);
  const [first, ...others] = tastes.flatMap(
    ({ canonical }) => resolve(`${canonical.replace(/ crumbs$/u, '')} flavor`) ?? [],
  );
  if (first === undefined || others.length < tastes.length - 1) return null;
  const called = [first, ...others].map((each) => each.canonical.replace(/ flavor$/u, ''));
  const canonical = flavor.canonical.replace(/flavor$/u, `${called.join(' and ')} flavor`);
  return { canonical, entry: first, others, tastes };
}

/** Reads the pieces of an item as one flavor of several tastes, or of the food after it; null if they are not. */
export function flavorOfSeveral(pieces: Pieces, vocabulary: Vocabulary): FlavorOfSeveral | null {
  return flavorOfFood(pieces, vocabulary) ?? flavorOfTastes(pieces, vocabulary);
}

function flavorOfTastes(pieces: Pieces, vocabulary: Vocabulary): FlavorOfSeveral | null {
  const { flavor, own = '', leads, tastes = [] } = partsOfFlavor(pieces) ?? {};
  const [first, ...rest] = tastes;
  if (flavor === undefined || first === undefined) return null;
  const names = tastes.map(({ canonical }) => canonical);
  const called = (leads ? [own, ...names] : [...names, own]).filter((name) => name !== '');
  if (called.length < 2) return null;
  const kinds = pieces.slice(0, 1).map(kindOfFlavor);
  const natural = flavor.canonical.startsWith('natural') || kinds.includes('natural');
  const entry = own === '' ? combineNames(first, flavor, vocabulary) : null;
  return {
    canonical: `${natural ? 'natural ' : ''}${called.join(' and ')} flavor`,
    entry: entry ?? flavor,
    others: (entry === null ? tastes : rest).map(
      (taste) => vocabulary.resolve(`${taste.canonical} flavor`) ?? taste,
    ),
    tastes,
  };
}
