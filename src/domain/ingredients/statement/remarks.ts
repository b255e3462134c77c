import { isMark, says } from '../names/atom.ts';
import { isGroup } from '../vocabulary/entry-facts.ts';
import type { Entries, IngredientRole, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { asClaim, FOOTNOTE } from './footnotes.ts';
import { isProseSentence, MIN_LISTED } from './prose-sentence.ts';
import { isListedName, isProse, type Pieces, type Piece, sentencesOf } from './placed-atom.ts';

/** A claim, a direction, an address: nothing that occurs in lists. */
function isOfProse({ span, region, kind }: Piece): boolean {
  return isProse(region) || (span === 'claim' && kind === 'cue');
}

/**
 * Whether it names nothing and says what no list says ("To be used alongside a balanced diet."), or follows such a
 * sentence (`behind`: "Distributed by Acme. 12 Long Road, Boston.").
 */
function isRemark(sentence: Pieces, behind: boolean): boolean {
  return (
    (behind || sentence.some(isOfProse)) &&
    sentence.every(
      ({ span, others, region }) =>
        isProse(region) || (span !== 'name' && span !== 'function' && others.length === 0),
    )
  );
}

/** The entry that a piece names, or likely names: "1Allura Red", with a superscript digit before it. */
function entryOf({ meaning, others }: Piece): VocabularyEntry | undefined {
  return meaning?.entry ?? others[0];
}

/** "*Grass-fed.", "Milk from New Zealand.", "100% British beef.": a sentence that tells more of something. */
function tellsMore(sentence: Pieces): boolean {
  const [first] = sentence;
  if (sentence.some((piece) => isMark(piece, ',;('))) return false;
  if (isMark(first, FOOTNOTE) || first?.span === 'quantity') return true;
  return sentence.some((piece) => says(piece, 'from', 'origin', 'grass-fed'));
}

/**
 * "Allura Red AC: may have an adverse effect on …", "Whey protein isolate powder, ready to mix.": completely read
 * statements about what is already `named`, or about colors.
 */
function isSaidOfNamed(sentence: Pieces, named: ReadonlySet<string>): boolean {
  return (
    (tellsMore(sentence) || sentence.some(({ meaning }) => meaning?.cue === 'claim')) &&
    sentence.every((piece) => {
      const { span, region } = piece;
      const entry = entryOf(piece);
      if (entry?.roles.includes('color') === true) return true;
      if (span === 'name') return named.has(entry?.canonical ?? '');
      return region === 'list' && span !== 'function' && span !== 'unread';
    })
  );
}

/** What lists do not name with an amount: the cocoa and milk of chocolate, the lactose of milk. */
const TOLD_BY_AMOUNT = /chocolate|^cocoa|^milk solids$|^lactose$/u;

function isMinimum({ span, key }: Piece): boolean {
  return span === 'quantity' && /\bmin(?:im(?:um|[ao])|destens|ste)?\b/u.test(key);
}

function isLimit(piece: Piece): boolean {
  return isMark(piece, '<≤') || (piece.span === 'quantity' && piece.meaning !== null);
}

/** "Milk chocolate: cocoa solids 25 % minimum, milk solids 14 % minimum.", "Lactose content: < 0.1 g/100 g." */
function saysHowMuch(sentence: Pieces): boolean {
  const names = sentence.flatMap(({ meaning }) => meaning?.entry?.canonical ?? []);
  return (
    names.length > 0 &&
    names.every((name) => TOLD_BY_AMOUNT.test(name)) &&
    sentence.some(names.includes('lactose') ? isLimit : isMinimum) &&
    sentence.every(({ span }) => span !== 'unread' && span !== 'function')
  );
}

/** Roles of what packs say the product has by nature. */
const NUTRIENTS: readonly IngredientRole[] = ['vitamin', 'mineral', 'amino acid'];

/** Families that packs state amounts of. */
const STATED =
  /^(?:proteins|fibers|oils and fats|caffeine|(?:branched-chain |essential )?amino acids)$/u;

/** "0 g carbs, 7 g protein per serving." */
function saysAmounts(sentence: Pieces): boolean {
  const words = sentence.filter(({ kind }) => kind !== 'mark');
  const names = words.filter(({ span }) => span === 'name');
  return (
    words.some(({ span }) => span === 'quantity') &&
    names.length > 0 &&
    names.every(({ meaning }) => STATED.test(meaning?.entry?.canonical ?? '')) &&
    words.every(({ span }) => !['unread', 'function', 'declaration'].includes(span))
  );
}

/** "Good source of iron and calcium.", "Provides 20 g protein.", "Provides 4 g glutamine." */
function saysProvided(sentence: Pieces): boolean {
  const [source, ...words] = sentence.filter(({ kind }) => kind !== 'mark');
  return (
    says(source, 'source of') &&
    words.every(({ span, meaning, kind: own }) => {
      if (span !== 'name')
        return own === 'joiner' || ['quantity', 'quality', 'claim'].includes(span);
      const { roles = [] } = meaning?.entry ?? {};
      return NUTRIENTS.some((role) => roles.includes(role)) || isGroup(meaning?.entry);
    })
  );
}

/** "¹BCAAs: branched-chain amino acids.": what an abbreviation of a family stands for. */
function saysTheSame(sentence: Pieces): boolean {
  const names = sentence.filter(({ span }) => span !== 'structure');
  const [one, other, ...more] = names.map(entryOf);
  const same = one !== undefined && one === other && more.length === 0;
  return same && isGroup(one) && sentence.some((piece) => isMark(piece, ':='));
}

/** A sentence outside the list: unread words stay unread, and what is named again belongs to no list; with `amount`, all of it. */
function asBeside(sentence: Pieces, amount: boolean): Pieces {
  return sentence.map((piece): Piece => {
    // "Proteins" refers to those in the list.
    if (amount && piece.meaning?.entry?.kind === 'family') return asClaim(piece);
    const moved = amount || piece.span === 'unread' || isListedName(piece);
    return moved ? { ...piece, region: 'declaration' } : piece;
  });
}

function entriesListed(sentence: Pieces): Entries {
  return sentence.filter(isListedName).flatMap(({ meaning }) => meaning?.entry ?? []);
}

/** What has been read before a sentence. */
interface Before {
  readonly named: ReadonlySet<string>;
  /** Whether the sentence before is a remark. */
  readonly behind: boolean;
  /** Names in the list. */
  readonly entries: number;
}

function isBesideList(sentence: Pieces, { named, behind, entries }: Before): boolean {
  const prose = entries >= MIN_LISTED && isProseSentence(sentence);
  return prose || isRemark(sentence, behind) || isSaidOfNamed(sentence, named);
}

function statesAmounts(sentence: Pieces): boolean {
  return saysProvided(sentence) || saysAmounts(sentence) || saysTheSame(sentence);
}

/**
 * After the list, unread words in sentences about other things are not ingredients; they leave the text open. The share
 * of cocoa in the chocolate or lactose in the milk, and what the product is a source of, add no ingredient.
 */
export function withoutRemarks(placed: Pieces): Pieces {
  const named = new Set<string>();
  let [milk, behind, entries] = [false, false, 0];
  return sentencesOf(placed).flatMap((sentence) => {
    const listed = named.size > 0;
    const limits = listed && saysHowMuch(sentence);
    // The list does not say what the lactose comes from.
    const own = entriesListed(sentence);
    const tellsLactose = own.some(({ canonical }) => canonical === 'lactose');
    if (limits && !milk && tellsLactose)
      return sentence.map((piece) =>
        piece.span === 'name' ? { ...piece, span: 'unread' } : piece,
      );
    const amount = limits || (listed && statesAmounts(sentence));
    behind = listed && isBesideList(sentence, { named, behind, entries });
    entries += own.length;
    for (const { canonical, ancestors } of own)
      for (const name of [canonical, ...ancestors]) named.add(name);
    milk ||= sentence.some(
      ({ span, meaning }) => span === 'name' && meaning?.entry?.allergens.includes('milk'),
    );
    return behind || amount ? asBeside(sentence, amount) : sentence;
  });
}
