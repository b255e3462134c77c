import { namingNothing, isMark } from '../names/atom.ts';
import { isGroup } from '../vocabulary/entry-facts.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { isProse, type Pieces, type PlacedSpan, sentencesOf } from './placed-atom.ts';

/** A word outside the list that names nothing. */
export function asClaim(piece: PlacedSpan): PlacedSpan {
  return { ...piece, region: 'declaration', kind: 'claim', atom: namingNothing(piece.atom) };
}

/** "* source of glucose", "*from tapioca.": what a footnote says that an ingredient provides or is from is in the product, but not in its list. */
export function withoutProvided(placed: Pieces): Pieces {
  return sentencesOf(placed).flatMap((sentence, index) => {
    if (index > 0 && saysOrigin(sentence)) return asDeclared(sentence);
    return sentence.map((piece, at) => {
      const [mark, source] = [sentence[at - 2], sentence[at - 1]];
      const provided = isMark(mark?.atom, '*†‡') && source?.atom.meaning?.value === 'source of';
      const plain = piece.atom.meaning?.entry?.allergens.length === 0;
      return provided && plain ? { ...piece, region: 'declaration' } : piece;
    });
  });
}

/** A claim, a direction, an address: nothing that occurs in lists. */
function isOfProse({ kind, region, atom }: PlacedSpan): boolean {
  return isProse(region) || (kind === 'claim' && atom.kind === 'cue');
}

/**
 * Whether it names nothing and says what no list says ("To be used alongside a balanced diet."), or follows such a
 * sentence (`behind`: "Distributed by Acme. 12 Long Road, Boston.").
 */
function isRemark(sentence: Pieces, behind: boolean): boolean {
  return (
    (behind || sentence.some(isOfProse)) &&
    sentence.every(
      ({ kind, atom, region }) =>
        isProse(region) || (kind !== 'name' && kind !== 'function' && atom.others.length === 0),
    )
  );
}

/** The entry that a piece names, or likely names: "1Allura Red", with a superscript digit before it. */
function entryOf({ atom: { meaning, others } }: PlacedSpan): VocabularyEntry | undefined {
  return meaning?.entry ?? others[0];
}

/**
 * "Allura Red AC: may have an adverse effect on …", "Whey protein isolate powder, ready to mix.": completely read
 * statements about what is already `named`, or about colors.
 */
function isSaidOfNamed(sentence: Pieces, named: ReadonlySet<string>): boolean {
  return (
    sentence.some(({ atom }) => atom.meaning?.cue === 'claim') &&
    sentence.every((piece) => {
      const { kind, region } = piece;
      const entry = entryOf(piece);
      if (entry?.roles.includes('color') === true) return true;
      if (kind === 'name') return named.has(entry?.canonical ?? '');
      return region === 'list' && kind !== 'function' && kind !== 'unread';
    })
  );
}

/** What lists do not name with an amount: the cocoa and milk of chocolate, the lactose of milk. */
const TOLD_BY_AMOUNT = /chocolate|^cocoa|^milk solids$|^lactose$/u;

function isMinimum({ kind, atom }: PlacedSpan): boolean {
  return kind === 'quantity' && /\bmin(?:im(?:um|[ao])|destens|ste)?\b/u.test(atom.key);
}

function isLimit({ kind, atom }: PlacedSpan): boolean {
  return isMark(atom, '<≤') || (kind === 'quantity' && atom.meaning !== null);
}

/** "Milk chocolate: cocoa solids 25 % minimum, milk solids 14 % minimum.", "Lactose content: < 0.1 g/100 g." */
function saysHowMuch(sentence: Pieces): boolean {
  const names = sentence.flatMap(({ atom }) => atom.meaning?.entry?.canonical ?? []);
  return (
    names.length > 0 &&
    names.every((name) => TOLD_BY_AMOUNT.test(name)) &&
    sentence.some(names.includes('lactose') ? isLimit : isMinimum) &&
    sentence.every(({ kind }) => kind !== 'unread' && kind !== 'function')
  );
}

/** "Good source of iron and calcium.", "Provides 20 g protein." */
function saysProvided(sentence: Pieces): boolean {
  const [source, ...words] = sentence.filter(({ atom }) => atom.kind !== 'mark');
  return (
    source?.atom.meaning?.value === 'source of' &&
    words.every(({ kind, atom: { meaning, kind: own } }) => {
      if (kind !== 'name') return kind === 'quantity' || kind === 'quality' || own === 'joiner';
      const { roles = [] } = meaning?.entry ?? {};
      const nutrient = roles.includes('vitamin') || roles.includes('mineral');
      return nutrient || isGroup(meaning?.entry);
    })
  );
}

/** "¹BCAAs: branched-chain amino acids.": what an abbreviation of a family stands for. */
function saysTheSame(sentence: Pieces): boolean {
  const names = sentence.filter(({ kind }) => kind !== 'structure');
  const [one, other, ...more] = names.map(entryOf);
  const same = one !== undefined && one === other && more.length === 0;
  return same && isGroup(one) && sentence.some(({ atom }) => isMark(atom, ':='));
}

const FOOTNOTE = '*†‡§°^';

/** "*from tapioca.": what the thing with that mark is from. */
function saysOrigin(sentence: Pieces): boolean {
  const [mark, from, ...words] = sentence.filter(({ atom }) => !isMark(atom, '.'));
  return (
    isMark(mark?.atom, FOOTNOTE) &&
    ['from', 'of'].includes(from?.atom.meaning?.value ?? '') &&
    words.length > 0 &&
    words.every(({ kind, atom }) => ['name', 'quality'].includes(kind) || atom.kind === 'joiner')
  );
}

/** A sentence outside the list: unread words stay unread, and what is named again belongs to no list; with `amount`, all of it. */
function asBeside(sentence: Pieces, amount: boolean): Pieces {
  return sentence.map((piece): PlacedSpan => {
    // "Proteins" refers to those in the list.
    if (amount && piece.atom.meaning?.entry?.kind === 'family') return asClaim(piece);
    const listed = piece.kind === 'name' && piece.region === 'list';
    const moved = amount || piece.kind === 'unread' || listed;
    return moved ? { ...piece, region: 'declaration' } : piece;
  });
}

function asDeclared(sentence: Pieces): Pieces {
  return sentence.map((piece) => ({
    ...piece,
    region: piece.region === 'list' ? 'declaration' : piece.region,
  }));
}

function namesListed(sentence: Pieces): readonly string[] {
  const listed = sentence.filter(({ kind, region }) => kind === 'name' && region === 'list');
  return listed.map(({ atom }) => atom.meaning?.entry?.canonical ?? '');
}

/**
 * After the list, unread words in sentences about other things are not ingredients; they leave the text open. The share
 * of cocoa in the chocolate or lactose in the milk, and what the product is a source of, add no ingredient.
 */
export function withoutRemarks(placed: Pieces): Pieces {
  const named = new Set<string>();
  let [milk, behind] = [false, false];
  return sentencesOf(placed).flatMap((sentence) => {
    const listed = named.size > 0;
    const limits = listed && saysHowMuch(sentence);
    // The list does not say what the lactose comes from.
    if (limits && !milk && namesListed(sentence).includes('lactose'))
      return sentence.map((piece) =>
        piece.kind === 'name' ? { ...piece, kind: 'unread' } : piece,
      );
    const amount = limits || (listed && (saysProvided(sentence) || saysTheSame(sentence)));
    const remark = listed && (isRemark(sentence, behind) || isSaidOfNamed(sentence, named));
    behind = remark;
    for (const name of namesListed(sentence)) named.add(name);
    milk ||= sentence.some(
      ({ kind, atom }) => kind === 'name' && atom.meaning?.entry?.allergens.includes('milk'),
    );
    return remark || amount ? asBeside(sentence, amount) : sentence;
  });
}
