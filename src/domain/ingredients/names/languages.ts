import type { Meaning, Lexicon } from '../vocabulary/meanings.ts';

/** Distance, in pieces of text, within which the language around a word is measured. */
const AROUND = 12;
/** A language is spoken if it explains at least this share of what the strongest one does. */
export const SPOKEN = 0.3;
/** Languages that count everywhere: "xx" for words of no language, English for trade terms on all labels. */
export const EVERYWHERE = ['en', 'xx'];

/** Languages with their share of the strongest, 0 to 1. */
export type LanguageShares = ReadonlyMap<string, number>;

/** The languages of a text. */
interface TextLanguages {
  /** The languages of the text, strongest first. */
  readonly all: readonly string[];
  /** The languages that are spoken at any place of the text. */
  readonly anywhere: ReadonlySet<string>;
  /** The languages spoken around a piece, with their share of the strongest (0 to 1). */
  around(index: number): LanguageShares;
}

/** Adds the evidence of a phrase to the weights of its languages, which share it. */
function weigh(meanings: readonly Meaning[], into: Map<string, number>): void {
  // A word that is correct in one language is not a misspelling in another.
  const anySpelt = meanings.some(({ misspelt }) => !misspelt);
  const evident: string[] = [];
  for (const { language, misspelt } of meanings)
    if (language !== 'xx' && !(anySpelt && misspelt) && !evident.includes(language))
      evident.push(language);
  for (const language of evident)
    into.set(language, (into.get(language) ?? 0) + 1 / evident.length);
}

/** Least letters of a phrase that is evidence of a language; shorter ones occur in others by chance ("art" is a Swedish pea). */
const EVIDENT_LETTERS = 5;

/** Languages that explain something that the strongest one does not, by more than one short word. */
function languagesOfTheirOwn(
  found: readonly LanguageEvidence[],
  strongest: string,
): ReadonlySet<string> {
  const own = new Map<string, number>();
  for (const { meanings, letters } of found) {
    if (meanings.some(({ language }) => language === strongest)) continue;
    for (const language of new Set(meanings.map((each) => each.language)))
      own.set(language, (own.get(language) ?? 0) + (letters < EVIDENT_LETTERS ? 1 : 2));
  }
  return new Set([...own].filter(([, weight]) => weight > 1).map(([language]) => language));
}

/** A phrase as evidence of a language: its possible meanings, its length in characters, and whether it separates sentences. */
export interface LanguageEvidence {
  readonly meanings: readonly Meaning[];
  readonly letters: number;
  readonly parts: boolean;
}

/** Cues that introduce the allergens of their sentence. */
const DECLARING = ['declaration', 'precaution'];
/** Distance in pieces within which an allergen follows such a cue. */
const NEAR = 3;
/** Most pieces of such a sentence. */
const DECLARED = 24;
/** Share of a language that declares allergens: it counts if no other language has the word. */
const HEARD = 0.05;

/** The languages in which a piece declares or warns of an allergen that follows it closely. */
function declaringAt(found: readonly LanguageEvidence[], at: number): readonly string[] {
  const heads = (found[at]?.meanings ?? []).filter(({ cue }) => DECLARING.includes(cue ?? ''));
  if (heads.length === 0) return [];
  const behind = found.slice(at + 1, at + 1 + NEAR).flatMap(({ meanings }) => meanings);
  return heads
    .map(({ language }) => language)
    .filter((each) => behind.some((word) => word.isAllergenWord && word.language === each));
}

/** The languages around each piece, and those in which its sentence declares or warns: "Enthält Ei und Milch" after a long English list. */
export function withDeclaring(
  found: readonly LanguageEvidence[],
  { around }: TextLanguages,
): (index: number) => LanguageShares {
  const declaring = new Map<number, readonly string[]>();
  for (const at of found.keys()) {
    const languages = declaringAt(found, at);
    if (languages.length === 0) continue;
    for (let index = at; index <= at + DECLARED; index += 1) {
      if (index > at && found[index]?.parts === true) break;
      declaring.set(index, languages);
    }
  }
  return (index) => {
    const shares = around(index);
    const heard = (declaring.get(index) ?? []).filter((language) => !shares.has(language));
    if (heard.length === 0) return shares;
    return new Map([...shares, ...heard.map((language): [string, number] => [language, HEARD])]);
  };
}

/** Less than any word weighs: it orders languages that explain the same amount. */
const TIE = 0.001;

/** The languages at each place of a text; of those that explain the same amount, the one with most words (`sizes`) comes first. */
export function languagesOfText(
  found: readonly LanguageEvidence[],
  sizes: LanguageShares,
): TextLanguages {
  const blocks: Map<string, number>[] = [];
  for (let from = 0; from < found.length; from += AROUND) {
    const block = new Map<string, number>();
    for (const { meanings } of found.slice(from, from + AROUND)) weigh(meanings, block);
    blocks.push(block);
  }
  const total = sumOf(blocks);
  for (const [language, weight] of total)
    total.set(language, weight + TIE * (sizes.get(language) ?? 0));
  const strongest = byWeight(total)[0] ?? '';
  const own = languagesOfTheirOwn(found, strongest);
  // "Água, polvo, sal" is as much Spanish (powder) as Portuguese (octopus).
  const most = (total.get(strongest) ?? 0) - TIE;
  for (const [language, weight] of total)
    if (weight < most && !own.has(language)) total.delete(language);
  const shares = blocks.map((_, index) => {
    const near = sumOf(blocks.slice(Math.max(0, index - 1), index + 2));
    for (const language of near.keys()) if (!total.has(language)) near.delete(language);
    return sharesOf(near);
  });
  const nothing = sharesOf(total);
  return {
    all: byWeight(nothing).slice(0, 3),
    anywhere: new Set([...nothing.keys(), ...shares.flatMap((near) => [...near.keys()])]),
    around: (index) => shares[Math.floor(index / AROUND)] ?? nothing,
  };
}

/** Languages by weight, strongest first. */
function byWeight(weights: LanguageShares): readonly string[] {
  return [...weights].sort((a, b) => b[1] - a[1]).map(([language]) => language);
}

function sumOf(blocks: readonly LanguageShares[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const block of blocks)
    for (const [language, weight] of block) sum.set(language, (sum.get(language) ?? 0) + weight);
  return sum;
}

function sharesOf(weights: LanguageShares): LanguageShares {
  const most = Math.max(0.01, ...weights.values());
  const shares = new Map<string, number>();
  for (const [language, weight] of weights)
    if (weight >= SPOKEN * most) shares.set(language, weight / most);
  for (const language of EVERYWHERE) if (!shares.has(language)) shares.set(language, 0.05);
  return shares;
}

/** Kinds of meaning, in order of preference. */
const ORDER: LanguageShares = new Map(
  [
    'minor part',
    'precaution',
    'declaration',
    'denial',
    'address',
    'direction',
    'quantity',
    'cue behind',
    'function',
    'name',
    'heading',
    'quality',
    'claim',
    'joiner',
    'no ingredient',
  ].map((kind, index) => [kind, index]),
);

/** Chooses a phrase's meaning: in a language that is spoken there, by the order of kinds, then by the language of most words. */
export function chooseMeaning(
  written: string,
  meanings: readonly Meaning[],
  languages: LanguageShares,
  lexicon: Lexicon,
): Meaning | null {
  let best: Meaning | null = null;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const meaning of meanings) {
    // An allergen's word counts in every language.
    const isHeardAnyway = meaning.isAllergenWord && written.length > 3;
    const share = languages.get(meaning.language) ?? (isHeardAnyway ? 0 : undefined);
    if (share === undefined) continue;
    const stated = meaning.allergens.length > 0 ? 0.6 : 0;
    const rank =
      (ORDER.get(meaning.kind === 'cue' ? (meaning.cue ?? '') : meaning.kind) ?? -1) -
      share / 2 +
      stated +
      (isHeardAnyway || share >= SPOKEN ? 0 : ORDER.size) -
      (lexicon.share.get(meaning.language) ?? 0) / 1000;
    if (rank < bestRank) [best, bestRank] = [meaning, rank];
  }
  return best;
}
