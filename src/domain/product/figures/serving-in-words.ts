import type { AmountPatterns } from '../../product-words/amount-patterns.ts';
import { readFiguresInName } from './figures-in-name.ts';
import { plausibleServing, readAmounts } from './serving.ts';
import type { SourceRecord, StatedAmount } from '../record/source-record.ts';

/** The weight of one piece (g or ml): a larger amount is a package's. */
const PIECE: Readonly<Record<SourceRecord['format'], readonly [least: number, most: number]>> = {
  bar: [20, 120],
  powder: [10, 60],
  rtd: [150, 500],
};

/** Grams of powder in one serving, including gainers. */
const STIRRED_LIMITS = [10, 350] as const;

export interface WordedServing {
  readonly size: StatedAmount;
  /** How it was read, for the fact's note. */
  readonly note: string;
}

/**
 * The serving that a record's words state if it has none of its own (product.md section 3): in its name, the text of
 * its package, or its ingredient text. Null if they state none.
 */
export function readServingInWords(
  record: SourceRecord,
  quantity: string,
  patterns: AmountPatterns,
): WordedServing | null {
  const name = record.name ?? '';
  return (
    fromNamedProtein(record) ??
    fromScoop(name, 'the name', patterns) ??
    fromPieces(name, record, 'the name', patterns) ??
    fromPieces(quantity, record, 'the package', patterns) ??
    fromPiecesInText(record, patterns) ??
    fromSingle(name, record, 'the name', patterns) ??
    fromSingle(quantity, record, 'the package', patterns) ??
    fromScoop(record.statement ?? '', 'the ingredient text', patterns) ??
    fromInstruction(record, patterns)
  );
}

/** "20g Protein Bar" with 29 g per 100 g: a bar of 69 g; "55g Protein Shake" with 11 g per 100 ml: a bottle of 500 ml. */
function fromNamedProtein(record: SourceRecord): WordedServing | null {
  const named = readFiguresInName(record.name ?? '').protein;
  const per100 = record.per100?.protein ?? null;
  const isDrink = record.format === 'rtd';
  if (named === null || per100 === null || (!isDrink && per100 <= named + 1)) return null;
  const unit = isDrink ? 'ml' : 'g';
  const size = { amount: Math.round((named / per100) * 100), unit } as const;
  const note = `calculated: the name says ${named} g protein, the table ${per100} g per 100 ${unit}`;
  return isPiece(size, record) ? { size, note } : null;
}

function fromScoop(
  text: string,
  place: string,
  { scoops, nutrientAfter }: AmountPatterns,
): WordedServing | null {
  for (const pattern of scoops) {
    const match = pattern.exec(text);
    const size = match && sizeOf(match[1] ?? '');
    if (match && size && !nutrientAfter.test(text.slice(match.index + match[0].length)))
      return { size, note: `read from ${place}: "${match[0].trim()}"` };
  }
  return null;
}

/** The amount of powder in the instructions next to a list, if they agree on one. */
function fromInstruction(
  { format, statement }: SourceRecord,
  { stirred }: AmountPatterns,
): WordedServing | null {
  if (format !== 'powder' || statement === null) return null;
  const [least, most] = STIRRED_LIMITS;
  const found = stirred
    .flatMap((pattern) => [...statement.matchAll(pattern)])
    .flatMap((match) => {
      const size = sizeOf(match[1] ?? '');
      return size?.unit === 'g' && size.amount >= least && size.amount <= most
        ? { size, words: match[0].trim() }
        : [];
    });
  const [first] = found;
  if (!first || found.some(({ size }) => size.amount !== first.size.amount)) return null;
  return { size: first.size, note: `read from the ingredient text: "${first.words}"` };
}

function fromPieces(
  text: string,
  record: SourceRecord,
  place: string,
  { pieces, sample }: AmountPatterns,
): WordedServing | null {
  if (record.format === 'powder' && !sample.test(text)) return null;
  const match = pieces.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const size = match ? sizeOf(match[1] ?? '') : null;
  return match && size && isPiece(size, record)
    ? { size, note: `read from ${place}: "${match[0]}"` }
    : null;
}

/** "200g (5x40g)" after a bar's list. */
function fromPiecesInText(record: SourceRecord, patterns: AmountPatterns): WordedServing | null {
  const { format, statement } = record;
  return format === 'bar'
    ? fromPieces(statement ?? '', record, 'the ingredient text', patterns)
    : null;
}

/** How much two amounts may differ to be one amount in two units: "1.62 oz (46 g)". */
const ROUNDING = 0.02;

/** The weight of a bar, bottle or sachet: the only amount written, if one piece can weigh so much. */
function fromSingle(
  text: string,
  record: SourceRecord,
  place: string,
  { amount, nutrientAfter }: AmountPatterns,
): WordedServing | null {
  const found = [...text.matchAll(amount)].filter(
    (match) => !nutrientAfter.test(text.slice(match.index + match[0].length)),
  );
  const match = found.at(-1);
  // Ounces of a drink are fluid ounces.
  const sizes = found.map(([words]) =>
    sizeOf(
      record.format === 'rtd'
        ? words.replace(/\boz/i, 'fl oz').replace(/(\d)oz/i, '$1 fl oz')
        : words,
    ),
  );
  const size = sizes.at(-1) ?? null;
  const isOne = sizes.every(
    (each) => each && size && Math.abs(each.amount - size.amount) <= size.amount * ROUNDING,
  );
  return match && size && isOne && isPiece(size, record)
    ? { size, note: `read from ${place}: "${match[0]}"` }
    : null;
}

function sizeOf(text: string): StatedAmount | null {
  const amount = readAmounts(text)[0];
  return amount ? plausibleServing(amount) : null;
}

/** Whether the amount can be one bar, bottle or sachet. */
export function isPiece(size: StatedAmount, record: SourceRecord): boolean {
  const [least, most] = PIECE[record.format];
  return (
    size.amount >= least && size.amount <= most && (record.format !== 'rtd' || size.unit === 'ml')
  );
}
