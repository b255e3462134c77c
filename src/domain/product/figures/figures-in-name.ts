import { shortNumber } from '../../wording.ts';
import type { Objection } from './plausibility.ts';
import { PLAUSIBILITY } from './plausibility-limits.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';
import type { SourceRecord } from '../record/source-record.ts';

/** Figures that a product's name states. */
export interface NamedFigures {
  /** Grams per serving: "30g Protein". */
  readonly protein: number | null;
  /** Grams per 100 g: "Protein Bar 52%". */
  readonly proteinPercent: number | null;
  /** kcal per serving: "100 Calorie". */
  readonly energy: number | null;
}

const PROTEIN = String.raw`(?:high\s+|of\s+|de\s+|pure\s+)?(?:prot[eé][iïî]n\w*|eiwei(?:ß|ss|t)\w*|whey)`;
const GRAMS = new RegExp(
  String.raw`(?<![\d.,x×]|[x×]\s)(\d{1,2})\s*(?:g|gr|grams?)\s+${PROTEIN}`,
  'i',
);
const GRAMS_AFTER = new RegExp(String.raw`\bprotein[: ]+(\d{2})\s*g\b(?!\s*(?:x|bar))`, 'i');
const PERCENT = new RegExp(
  String.raw`(?<!\d)(\d{2})\s*(?:%|pour 100|percent)\s+(?:${PROTEIN}|bar|riegel)|\b(?:protein\w*|eiwei(?:ß|ss)\w*|bar|riegel)\s+(\d{2})\s*(?:%|pour 100|percent)`,
  'i',
);
/** "Protein 80 Plus", "Whey 80": the share of protein before cocoa and sugar were added. */
const BARE_SHARE = new RegExp(String.raw`\b${PROTEIN}\s([6-9]\d)\b(?!\s*(?:%|x|g\b))`, 'i');
const CALORIES = /(?<!\d)(\d{2,3})\s*(?:calories?|kcal)\b/i;

/** How far a record may differ from its product's name (product.md section 3); allows for rounding on labels. */
const TOLERANCE = { share: 0.1, grams: 1, kcal: 6 } as const;
/** Below this share of protein, a percentage in a name means something else ("10% off"). */
const MIN_PERCENT = 15;

/** The figures that a name states; null for each it does not state. */
export function readFiguresInName(name: string): NamedFigures {
  const grams = GRAMS.exec(name)?.[1] ?? GRAMS_AFTER.exec(name)?.[1];
  const percent = PERCENT.exec(name);
  const share = Number(percent?.[1] ?? percent?.[2] ?? 0);
  const energy = CALORIES.exec(name)?.[1];
  return {
    protein: grams === undefined ? null : Number(grams),
    proteinPercent: share >= MIN_PERCENT ? share : null,
    energy: energy === undefined ? null : Number(energy),
  };
}

const WHEY = /whey\b|\b(?:whey|isolat)/;

/** Whether a powder's name promises a protein powder: whey, an isolate, a percentage. A gainer may be of little whey. */
export function promisesProtein(name: string, { gainer }: Pick<ProductWords, 'gainer'>): boolean {
  const folded = foldText(name);
  if (gainer.test(folded)) return false;
  const { proteinPercent } = readFiguresInName(name);
  return WHEY.test(folded) || (proteinPercent ?? 0) >= PLAUSIBILITY.powderProtein;
}

/** Why a record contradicts its own name, or null. */
export function objectToName(record: SourceRecord): Objection | null {
  const { per100, perServing, servingSize } = record;
  const named = withoutWeight(readFiguresInName(record.name ?? ''), record);
  const serving = (key: 'protein' | 'energy'): number | null => {
    if (perServing?.[key] != null) return perServing[key];
    const amount = per100?.[key] ?? null;
    return amount === null || servingSize === null ? null : (amount * servingSize.amount) / 100;
  };
  return (
    contradiction('g protein a serving', named.protein, serving('protein'), TOLERANCE.grams) ??
    contradiction('kcal a serving', named.energy, serving('energy'), TOLERANCE.kcal) ??
    contradiction(
      'g protein per 100 g',
      named.proteinPercent,
      per100?.protein ?? null,
      TOLERANCE.grams,
    ) ??
    belowShare(record) ??
    perPiece(named.protein, record)
  );
}

/** Less protein than half of the bare number after "protein": "Protein 80 Plus" with 34 g. */
function belowShare({ name, per100 }: SourceRecord): Objection | null {
  const share = Number(BARE_SHARE.exec(name ?? '')?.[1] ?? 0);
  const protein = per100?.protein ?? null;
  if (protein === null || protein * 2 >= share) return null;
  return {
    reason: 'figures against the name',
    detail: `the name says ${share}, the record ${shortNumber(protein)} g protein per 100 g`,
  };
}

/** "Bar 32% Whey Protein 35 g": grams after the word that equal the whole serving are its weight, since no serving is all protein. */
function withoutWeight(
  named: NamedFigures,
  { name, per100, servingSize }: SourceRecord,
): NamedFigures {
  const after = Number(GRAMS_AFTER.exec(name ?? '')?.[1]);
  const isWeight =
    !GRAMS.test(name ?? '') &&
    per100 !== null &&
    servingSize !== null &&
    after === servingSize.amount;
  return isWeight ? { ...named, protein: null } : named;
}

function contradiction(
  what: string,
  named: number | null,
  stated: number | null,
  rounding: number,
): Objection | null {
  if (named === null || stated === null) return null;
  if (Math.abs(named - stated) <= Math.max(named * TOLERANCE.share, rounding)) return null;
  return {
    reason: 'figures against the name',
    detail: `the name says ${shortNumber(named)} ${what}, the record ${shortNumber(stated)}`,
  };
}

/** The record states the name's grams per piece as grams per 100 g: its whole table is for one piece. */
function perPiece(named: number | null, { per100, servingSize }: SourceRecord): Objection | null {
  const protein = per100?.protein ?? null;
  if (named === null || protein === null || servingSize !== null) return null;
  if (Math.abs(named - protein) > TOLERANCE.grams || named >= 50) return null;
  return {
    reason: 'figures against the name',
    detail: `the name says ${shortNumber(named)} g protein a piece, the record as much per 100 g`,
  };
}
