import type { Pieces, PlacedSpan } from '../statement/read-statement.ts';
import type {
  Entries,
  IngredientRole,
  Vocabulary,
  VocabularyEntry,
} from '../vocabulary/vocabulary.ts';
import { combineNames, isFlavor } from './combine-names.ts';

/** A flavor that is called after several tastes: "natural mango and passion fruit flavor". */
export interface FlavorOfSeveral {
  readonly canonical: string;
  /** The flavor of one of the tastes, which it is a kind of. */
  readonly entry: VocabularyEntry;
  /** The flavors of the other tastes; of one that the vocabulary has no flavor of, the taste. */
  readonly others: Entries;
  /** What it tastes of, which brings no allergen. */
  readonly tastes: Entries;
}

/** Roles of what is named together in flavors, and brings no allergen. */
const TASTES: readonly IngredientRole[] = ['fruit or vegetable', 'herb or extract', 'flavor'];
const GENERAL_FLAVOR = /^(?:(?:natural and artificial|natural|artificial) )?flavor$/u;
const NATURAL = /^natu/u;
const SAID_OF_FLAVORS = /^(?:natu|artifi|kunstl)/u;
/** What kind of flavor it is. */
const KIND = /^(?:natural and artificial|natural|artificial) /u;

/** A fruit, an herb or the like that brings no allergen. */
export function isPlainTaste(entry: VocabularyEntry): boolean {
  const named = entry.kind === 'ingredient' && !isFlavor(entry) && entry.allergens.length === 0;
  return named && entry.roles.every((role) => TASTES.includes(role));
}

/** Between the names stand "and", "of" and marks alone. */
function isBetween({ atom }: PlacedSpan): boolean {
  const value = atom.meaning?.value;
  return value === 'and' || value === 'of' || value === 'article' || '&/-'.includes(atom.key);
}

function isAnd({ atom }: PlacedSpan): boolean {
  return atom.kind === 'mark' || atom.meaning?.value === 'and';
}

/** "Mango-Maracuja": nothing but a hyphen between two names. */
function isHyphened({ kind, atom }: PlacedSpan, at: number, own: Pieces): boolean {
  const next = own[at + 1];
  return (
    kind === 'name' &&
    next?.kind === 'name' &&
    next.atom.start === atom.end + 1 &&
    !next.atom.spaced
  );
}

/** A flavor and the tastes that it is called after. */
interface FlavorParts {
  readonly flavor: VocabularyEntry;
  /** The taste in the flavor's own name; empty where it is a general one. */
  readonly own: string;
  /** The flavor stands before its tastes: "aroma de vainilla y canela". */
  readonly leads: boolean;
  readonly tastes: Entries;
}

/**
 * Whether the words around a flavor leave no doubt that all tastes are its own: "cinnamon and vanilla flavor" may be two things,
 * "natural cinnamon and vanilla flavor" is one; so is "arôme mangue et fruit de la passion", and "arôme et fruit" are two.
 */
function isOneFlavor({ own, leads }: FlavorParts, pieces: Pieces): boolean {
  const second = pieces[1];
  if (leads) return own !== '' || (second !== undefined && !isAnd(second));
  return own !== '' && isSaidOfFlavor(pieces[0]);
}

function isSaidOfFlavor(piece: PlacedSpan | undefined): boolean {
  return piece?.kind === 'quality' && SAID_OF_FLAVORS.test(piece.atom.key);
}

/** The flavor and the tastes around it, where the pieces of an item name nothing else. */
function partsOfFlavor(pieces: Pieces): FlavorParts | null {
  const named = isSaidOfFlavor(pieces[0]) ? pieces.slice(1) : pieces;
  if (!named.every((piece) => piece.kind === 'name' || isBetween(piece))) return null;
  if (!named.some(isAnd) && !named.some(isHyphened)) return null;
  const entries = named.flatMap(({ atom }) => atom.meaning?.entry ?? []);
  const leads = entries[0] !== undefined && isFlavor(entries[0]);
  const flavor = leads ? entries[0] : entries.at(-1);
  if (flavor === undefined || entries.length < 2 || !isFlavor(flavor)) return null;
  const tastes = entries.filter((entry) => entry !== flavor);
  if (!tastes.every(isPlainTaste)) return null;
  const own = flavor.canonical.replace(KIND, '').replace(/ ?flavor$/u, '');
  const parts = { flavor, own, leads, tastes };
  return isOneFlavor(parts, pieces) ? parts : null;
}

/** "Arôme artificiel de beurre": behind "of" stands what a flavor tastes of. Null where an allergen has no flavor of its own. */
function flavorOfFood(pieces: Pieces, { resolve }: Vocabulary): FlavorOfSeveral | null {
  const [head, ...rest] = pieces.filter(({ kind }) => kind !== 'quality');
  const flavor = head?.atom.meaning?.entry;
  if (!flavor || !GENERAL_FLAVOR.test(flavor.canonical) || rest.length % 2 > 0) return null;
  const tastes = rest.flatMap(({ kind, atom }, at) => {
    const stands = at % 2 === 0 ? atom.meaning?.value === 'of' : kind === 'name';
    if (!stands) return [null];
    return at % 2 === 0 ? [] : [atom.meaning?.entry ?? null];
  });
  const [first, ...others] = tastes.map((taste) => {
    if (taste === null) return null;
    const stem = taste.canonical.replace(/ crumbs$/u, '');
    const named = resolve(`${stem} flavor`);
    return named ?? (taste.allergens.length > 0 ? null : taste);
  });
  if (!first || !isFlavor(first) || others.includes(null)) return null;
  const called = [first, ...others].map((each) => each?.canonical.replace(/ flavor$/u, ''));
  return {
    canonical: flavor.canonical.replace(/flavor$/u, `${called.join(' and ')} flavor`),
    entry: first,
    others: others.filter((each) => each !== null),
    tastes: tastes.filter((each) => each !== null),
  };
}

/** Reads the pieces of an item as one flavor of several tastes, or of a food behind it; null where they are not. */
export function flavorOfSeveral(pieces: Pieces, vocabulary: Vocabulary): FlavorOfSeveral | null {
  return flavorOfFood(pieces, vocabulary) ?? flavorOfTastes(pieces, vocabulary);
}

function flavorOfTastes(pieces: Pieces, vocabulary: Vocabulary): FlavorOfSeveral | null {
  const parts = partsOfFlavor(pieces);
  if (parts === null) return null;
  const { flavor, own, leads, tastes } = parts;
  const names = tastes.map(({ canonical }) => canonical);
  const called = [...(leads ? [own] : []), ...names, ...(leads ? [] : [own])].filter(Boolean);
  const [first, ...rest] = tastes;
  if (called.length < 2 || first === undefined) return null;
  const natural = [flavor.canonical, pieces[0]?.atom.key ?? ''].some((word) => NATURAL.test(word));
  const entry = own === '' ? combineNames(first, flavor, vocabulary) : flavor;
  const others = own === '' && entry !== null ? rest : tastes;
  return {
    canonical: `${natural ? 'natural ' : ''}${called.join(' and ')} flavor`,
    entry: entry ?? flavor,
    others: others.map((taste) => vocabulary.resolve(`${taste.canonical} flavor`) ?? taste),
    tastes,
  };
}
