import { DIETARY_FLAGS, type DietaryFlag } from '../../enumerations.ts';
import { CROSSES, boundsItem } from '../names/atom.ts';
import { type Piece, splitAfter, type Pieces, sentencesOf } from '../statement/placed-atom.ts';
import { phraseKeys, NEARLY_ALL } from '../words/tokens.ts';
import type { Lexicon } from '../vocabulary/meanings.ts';
import type { Label } from './label.ts';

/** A dietary flag that the label, or the product's name, claims. */
export interface Claim {
  readonly flag: DietaryFlag;
  /** Which part of the label says it. */
  readonly by: 'label' | 'name';
  readonly words: string;
  /** "dairy free" denies milk itself, not only lactose. */
  readonly ofMilk: boolean;
  /** It says the opposite: "not suitable for vegans". */
  readonly denied: boolean;
}

/** A comma within a number does not separate clauses. */
const CLAUSE = /[.,](?!\d)|[;!\n]/u;

/** Most words between "not" and what it denies: "not suitable for vegans", "ne convient pas aux végétaliens". */
const MAX_BETWEEN = 4;

/** A cross beside a claim, or a question that another sentence answers. */
const DOUBTED = new RegExp(`[${CROSSES}]|\\?\\s*$`, 'u');

/** Whether the claim at a word of a clause is denied: "not vegan", "99% lactose free", "vegan: no". */
function isDenied(clause: readonly string[], index: number, not: number, last: boolean): boolean {
  if (last || clause[index - 1] === NEARLY_ALL) return true;
  return not < index && index - not <= MAX_BETWEEN;
}

/** "Gluten free: no", "für Veganer nicht geeignet": a negation behind what it denies. */
function endsDenied(clause: readonly string[], lexicon: Lexicon): boolean {
  const [not = '', fit = ''] = clause.slice(-2);
  return (
    lexicon.wordsThatSay.not.has(fit) ||
    (lexicon.wordsThatSay.not.has(not) && lexicon.wordsThatSay.fit.has(fit))
  );
}

function claimsInText(written: string, by: Claim['by'], lexicon: Lexicon): readonly Claim[] {
  const found: Claim[] = [];
  const text = written.replace(/_/gu, ' ').replace(/^[a-z]{2}:/u, '');
  for (const part of text.split(CLAUSE)) {
    const clause = phraseKeys(part);
    const indexes = indexesOf(lexicon.claims, clause);
    const at = (flag: string): number => indexes.get(flag) ?? Number.POSITIVE_INFINITY;
    const begins = (index: number): boolean => DIETARY_FLAGS.some((flag) => at(flag) === index);
    // "Non-GMO" denies nothing else.
    const not = begins(at('not')) ? Number.POSITIVE_INFINITY : at('not');
    const answered = DOUBTED.test(part) || endsDenied(clause, lexicon);
    const isDeniedAt = (index: number): boolean =>
      index < Number.POSITIVE_INFINITY && isDenied(clause, index, not, answered);
    // No vegan eats what is "not suitable for vegetarians".
    if (isDeniedAt(at('vegetarian')))
      found.push({ flag: 'isVegan', by, words: text.trim(), ofMilk: false, denied: true });
    for (const flag of DIETARY_FLAGS) {
      const index = at(flag);
      if (index === Number.POSITIVE_INFINITY) continue;
      const denied = isDeniedAt(index);
      if ((not < index && !denied) || (flag === 'isOrganic' && at('part') < index)) continue;
      found.push({ flag, by, words: text.trim(), ofMilk: indexes.has('milk'), denied });
    }
  }
  return found;
}

/**
 * The word of a clause at which each flag, "not", "part" and "milk" first occur, unless the words mean something else
 * ("bio active").
 */
function indexesOf(
  claims: Lexicon['claims'],
  clause: readonly string[],
): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  let from = 0;
  for (const [at, first] of clause.entries()) {
    const spoken = (claims.get(first) ?? []).filter(({ words }) =>
      words.every((word, index) => word === clause[at + index]),
    );
    const other = spoken.find(({ flag }) => flag === 'nothing');
    if (other !== undefined) from = at + other.words.length;
    if (at < from) continue;
    // The last "not" before the claim counts: "ne convient pas aux personnes végétaliennes".
    for (const { flag } of spoken)
      if (
        !indexes.has(flag) ||
        (flag === 'not' && !DIETARY_FLAGS.some((each) => indexes.has(each)))
      )
        indexes.set(flag, at);
  }
  return indexes;
}

/** The claims of the label, its statement and its name, in that order. */
export function claimsOf(
  { claims = [], name }: Label,
  inStatement: readonly ClaimingSentence[],
  lexicon: Lexicon,
): readonly Claim[] {
  return [
    ...claims.flatMap((words) => claimsInText(words, 'label', lexicon)),
    ...inStatement.flatMap(({ words, onlyDenies }) =>
      claimsInText(words, 'label', lexicon).filter(({ denied }) => denied || !onlyDenies),
    ),
    ...(name === undefined ? [] : claimsInText(name, 'name', lexicon)),
  ];
}

/** A sentence of a statement that may claim something, as printed. */
export interface ClaimingSentence {
  readonly words: string;
  /** Only its denials count: it gives directions ("not intended for vegans"), or explains a mark beside names ("(*organic)"). */
  readonly onlyDenies: boolean;
}

/** A footnote says what a mark beside names means, not what the product is: "(*organic)", "° issu de l'agriculture biologique". */
const FOOTNOTE = /^[([\s]*[*†‡°¹²³⁴⁺#^]/u;

/** What ends an item of a list, so that a claim stands alone. */
function endsItem(piece: Piece): boolean {
  return piece.ends || boundsItem(piece) || piece.span === 'name' || piece.span === 'unread';
}

/**
 * Sentences of a statement that claim, deny or give directions, and list nothing ("Gluten free. Suitable for vegans."), and
 * the items of others that may deny a claim ("pea protein, cocoa, not vegan").
 */
export function claimsIn(placed: Pieces, text: string): readonly ClaimingSentence[] {
  const read = (words: Pieces, listed: boolean): readonly ClaimingSentence[] => {
    const claims = words.some(({ span }) => ['claim', 'denial', 'quality'].includes(span));
    if (!claims && !words.some(({ span }) => span === 'direction')) return [];
    if (words.some(({ span }) => span === 'name' || span === 'unread'))
      return listed ? [] : splitAfter(words, endsItem).flatMap((item) => read(item, true));
    const said = text.slice(words[0]?.start, words.at(-1)?.end);
    return [{ words: said, onlyDenies: listed || !claims || FOOTNOTE.test(said) }];
  };
  return sentencesOf(placed).flatMap((sentence) => read(sentence, false));
}
