import { readFiguresInName } from './figures-in-name.ts';
import { plausibleServing, readAmounts } from './serving.ts';
import type { SourceRecord, StatedAmount } from './source-record.ts';

/** What one piece can weigh (g or ml): beyond it, an amount is a package's. */
const PIECE: Readonly<Record<SourceRecord['format'], readonly [least: number, most: number]>> = {
  bar: [15, 120],
  powder: [10, 60],
  rtd: [150, 500],
};

const AMOUNT = String.raw`\d+(?:[.,]\d+)?\s*(?:g|gr|grams?|ml|oz)\b`;
/** "24 x 50 g", "12x60g", "6 × 40 g": so many pieces of so much. */
const PIECES = new RegExp(String.raw`\b\d{1,3}\s*(?:x|×|\*)\s*(${AMOUNT})`, 'i');
/** The same with pieces named: "12 - 60g Bars", "12 bars of 60 g". */
const NAMED_PIECES = new RegExp(
  String.raw`\b\d{1,3}\s*(?:-|bars?|riegel|barres?|barritas?|sachets?|bottles?|cartons?)\s*(?:of|de|à|a|je)?\s*(${AMOUNT})`,
  'i',
);
/** "1 scoop (25 g)", "30 g scoop", "serving size: 30 g", "pro Portion 25 g". */
const SCOOPS = [
  new RegExp(
    String.raw`\b(?:scoops?|servings?(?: size)?|portions?(?:sgr(?:ö|o)(?:ß|ss)e)?|messl(?:ö|o)ffel|dosettes?|cacitos?|misurin[oi]|doses?)\s*(?:=|:|\(|of|de|von|à)\s*(?:ca\.?\s*)?(${AMOUNT})`,
    'i',
  ),
  new RegExp(
    String.raw`(?<![.,\d])(${AMOUNT})\)?\s*(?:per\s+)?(?:scoop|serving|portion|dosette|messl(?:ö|o)ffel|measure)\b`,
    'i',
  ),
];
/** What a serving is measured with, in instructions. */
const MEASURE = String.raw`(?:scoops?|messl(?:ö|o)ffel|messbecher|dosettes?|dos[ei]s?|doses|mesures?|cuill(?:e|è)re|cuill(?:é|e)r(?:é|e)e|doseador(?:es)?|medidas?|cacitos?|misurin[oi]|serving|portion)`;
/** What an instruction puts between a measure and its amount, or between an amount and the water: "de poudre", "par jour", "about". */
const BETWEEN = String.raw`(?:(?:de|of|poudre|powder|pulver|polvere|polvo|par|jour|per|day|pro|tag|cheio|rase|heaped|bomb(?:e|é)e)\s+){0,3}`;
/**
 * What is stirred into water or milk: "1 dose par jour (30 g)", "1 scoop (giving 30 g of powder)", "25g (1 mesure)", "Mix 30 g
 * powder with 300 ml". Scanning reads brackets as letters and "1" as "I".
 */
const STIRRED = [
  new RegExp(
    String.raw`\b(?:1|I|une?|eine[rnm]?|one|a)\s+(?:\p{L}+\s+)?${MEASURE}\s+${BETWEEN}[(\[]\s*(?:environ|env\.?|about|giving|ca\.?|etwa)?\s*(${AMOUNT})(?:[^()[\]]{0,12}[)\]])?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![.,\d])(${AMOUNT})\s+${BETWEEN}\(\s*(?:1|I|une?)\s+(?:\p{L}+\s+)?${MEASURE}\)?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![.,\d])(${AMOUNT})[\])J]?\s*${BETWEEN}(?:\([^()]{3,40}\)\s*)?(?:in|into|to|with|and|mit|und|à|a|dans|avec|con|en|em)\s+(?:(?:about|around|environ|ca\.?|etwa)\s+)?\d{2,4}(?:\s*[-–]\s*\d{2,4})?\s*m[lI]`,
    'giu',
  ),
];
/** Grams of powder that one serving can be, a gainer's too. */
const STIRRED_LIMITS = [10, 200] as const;
const SAMPLE =
  /\b(?:samples?|sachets?|single serv(?:e|ing)|probe|échantillon|echantillon|muestra|campione|stick ?pack)\b/i;
const PROTEIN_AFTER = /^\s*(?:of\s+|de\s+)?(?:high\s+)?(?:prot|whey|eiwei|carb|sugar|fib|net)/i;

export interface WordedServing {
  readonly size: StatedAmount;
  /** How it was read, for the fact's note. */
  readonly note: string;
}

/**
 * The serving that a record's words state where it has no serving of its own (product.md section 3): in its name, the text
 * under which its package stands, or its ingredient text. Null where they say none.
 */
export function readServingInWords(record: SourceRecord, quantity: string): WordedServing | null {
  const name = record.name ?? '';
  return (
    fromNamedProtein(record) ??
    fromScoop(name, 'the name') ??
    fromPieces(name, record, 'the name') ??
    fromPieces(quantity, record, 'the package') ??
    fromSingle(name, record, 'the name') ??
    fromSingle(quantity, record, 'the package') ??
    fromScoop(record.statement ?? '', 'the ingredient text') ??
    fromInstruction(record)
  );
}

/** "20g Protein Bar" with 29 g per 100 g: a bar of 69 g. */
function fromNamedProtein(record: SourceRecord): WordedServing | null {
  const named = readFiguresInName(record.name ?? '').protein;
  const per100 = record.per100?.protein ?? null;
  if (named === null || per100 === null || per100 <= named + 1) return null;
  const size = { amount: Math.round((named / per100) * 100), unit: 'g' } as const;
  const note = `calculated: the name says ${named} g protein, the table ${per100} g per 100 g`;
  return record.format !== 'rtd' && isPiece(size, record) ? { size, note } : null;
}

function fromScoop(text: string, place: string): WordedServing | null {
  for (const pattern of SCOOPS) {
    const match = pattern.exec(text);
    const size = match && sizeOf(match[1] ?? '');
    if (match && size && !PROTEIN_AFTER.test(text.slice(match.index + match[0].length)))
      return { size, note: `read from ${place}: "${match[0].trim()}"` };
  }
  return null;
}

/** The amount of powder that the instructions beside a list give, where they agree on one. */
function fromInstruction({ format, statement }: SourceRecord): WordedServing | null {
  if (format !== 'powder' || statement === null) return null;
  const [least, most] = STIRRED_LIMITS;
  const found = STIRRED.flatMap((pattern) => [...statement.matchAll(pattern)]).flatMap((match) => {
    const size = sizeOf(match[1] ?? '');
    return size?.unit === 'g' && size.amount >= least && size.amount <= most
      ? { size, words: match[0].trim() }
      : [];
  });
  const [first] = found;
  if (!first || found.some(({ size }) => size.amount !== first.size.amount)) return null;
  return { size: first.size, note: `read from the ingredient text: "${first.words}"` };
}

function fromPieces(text: string, record: SourceRecord, place: string): WordedServing | null {
  if (record.format === 'powder' && !SAMPLE.test(text)) return null;
  const match = PIECES.exec(text) ?? NAMED_PIECES.exec(text);
  const size = match && sizeOf(match[1] ?? '');
  return size && isPiece(size, record) ? { size, note: `read from ${place}: "${match[0]}"` } : null;
}

/** A bar's, bottle's or sachet's own weight: the one amount that is written, if one piece can weigh so much. */
function fromSingle(text: string, record: SourceRecord, place: string): WordedServing | null {
  const found = [...text.matchAll(new RegExp(AMOUNT, 'gi'))].filter(
    (match) => !PROTEIN_AFTER.test(text.slice(match.index + match[0].length)),
  );
  const [match] = found;
  if (!match || found.length > 1) return null;
  const size = sizeOf(match[0]);
  return size && isPiece(size, record) ? { size, note: `read from ${place}: "${match[0]}"` } : null;
}

function sizeOf(text: string): StatedAmount | null {
  const amount = readAmounts(text)[0];
  return amount ? plausibleServing(amount) : null;
}

function isPiece(size: StatedAmount, record: SourceRecord): boolean {
  const [least, most] = PIECE[record.format];
  return (
    size.amount >= least && size.amount <= most && (record.format !== 'rtd' || size.unit === 'ml')
  );
}
