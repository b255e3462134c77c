/** Words that accompany amounts, as alternatives of a regular expression, by their kind in `data/vocabulary/product-words.tsv`. */
export type AmountWords = (
  kind:
    | 'about'
    | 'amount of'
    | 'beside measure'
    | 'box'
    | 'circa'
    | 'container'
    | 'daily measure'
    | 'glued one'
    | 'measure'
    | 'one'
    | 'of amount'
    | 'per'
    | 'pack unit'
    | 'piece'
    | 'sample'
    | 'served'
    | 'serving'
    | 'stirred into',
) => string;

/** How names and texts state amounts. In the patterns of servings, the first group is the amount. */
export interface AmountPatterns {
  /** The amount in the pack ("2 lbs", "12 x 60 g"), with what connects it to the name. */
  readonly packSize: RegExp;
  /** Any amount. */
  readonly amount: RegExp;
  /** "24 x 50 g", "12x60g", "6 × 40 g", "12 - 60g Bars", "12 bars of 60 g": a number of pieces and the amount of each. */
  readonly pieces: readonly RegExp[];
  /** "1 scoop (25 g)", "30 g scoop", "serving size: 30 g", "pro Portion 25 g". */
  readonly scoops: readonly RegExp[];
  /**
   * The amount that is stirred into water or milk: "1 dose par jour (30 g)", "2 1/2 grandes mesures (100 g)", "1 scoop
   * (giving 30 g of powder)", "25g (1 mesure)", "Mix 30 g powder with 300 ml". Scanned texts may have letters for
   * brackets, "I" for "1", and no spaces.
   */
  readonly stirred: readonly RegExp[];
  /** A pack of one serving. */
  readonly sample: RegExp;
  /** Follows an amount of a nutrient. */
  readonly nutrientAfter: RegExp;
}

const AMOUNT = String.raw`\d+(?:[.,]\d+)?\s*(?:g|gr|gramm?(?:es?|[aio]s?|s)?|ml|oz)\b`;

export function amountPatterns(words: AmountWords): AmountPatterns {
  const raw = String.raw;
  const measure = raw`(?:${words('measure')})`;
  const between = raw`(?:(?:${words('beside measure')})\s+){0,3}`;
  const about = raw`(?:${words('about')})\.?`;
  // "Mélangerunedose" has lost its spaces.
  const one = raw`(?:(?<![\p{L}\d])(?:${words('one')})\s+(?:\p{L}+\s+)?|\B(?:${words('glued one')}))${measure}`;
  // Several scoops are one serving, but several servings are a day's.
  const several = raw`(?<![\d/.,])[2-9](?:\s?1\/2)?\s+(?:\p{L}+\s+)?(?!${words('daily measure')})${measure}(?!\s+(?:${words('per')})\b)`;
  const measures = raw`(?:${one}|${several})`;
  // "[30g1", "(60gJ": a closing bracket was read as a letter after an opening one.
  const bracketed = raw`[(\[]\s*(?:${about})?\s*(${AMOUNT}|\d+\s*g(?=[J1l|]\s))`;
  const nutrient = words('amount of');
  const of = words('of amount');
  return {
    packSize: new RegExp(
      raw`[\s,(-]*\b(?:\d+\s*(?:x|×|\*|-)\s*)?\d+(?:[.,]\d+)?\s*(?:${words('pack unit')}|fl\.?\s?oz)\b(?!\s*(?:of\s+)?(?:${nutrient}))(?:\.?\s(?:${words('container')}))?\.?\)?|[\s,(]*\b(?:${words('box')}) of \d+\)?|\s+box \d+u\b|^\d+\s?x\s|\s+x\s?\d+$|[\s,]*\b\d+\s*x$`,
      'gi',
    ),
    amount: new RegExp(AMOUNT, 'gi'),
    pieces: [
      new RegExp(raw`\b\d{1,3}\s*(?:x|×|\*)\s*(${AMOUNT})`, 'i'),
      new RegExp(raw`\b\d{1,3}\s*(?:-|${words('piece')})\s*(?:${of})?\s*(${AMOUNT})`, 'i'),
    ],
    scoops: [
      new RegExp(
        raw`\b(?:${words('serving')})\s*(?:=|:|\(|${of})\s*(?:(?:${words('circa')})\.?\s*)?(${AMOUNT})`,
        'i',
      ),
      new RegExp(
        raw`(?<![.,\d])(${AMOUNT})\)?\s*(?:(?:${words('per')})\s+)?(?:${words('served')})\b`,
        'i',
      ),
    ],
    stirred: [
      new RegExp(raw`${measures}\s+${between}${bracketed}(?:[^()[\]]{0,12}[)\]])?`, 'giu'),
      new RegExp(
        raw`(?<![.,\d])(${AMOUNT})\s+${between}\(\s*(?:${about}\s+)?${measures}\)?`,
        'giu',
      ),
      new RegExp(
        raw`(?<![.,\d])(${AMOUNT})[\])J]?\s*${between}(?:\([^()]{3,40}\)\s*${between})?(?:${words('stirred into')})\s+(?:${about}\s+)?\d{2,4}(?:\s*[-–]\s*\d{2,4})?\s*m[lI]`,
        'giu',
      ),
    ],
    sample: new RegExp(raw`\b(?:${words('sample')})\b`, 'i'),
    nutrientAfter: new RegExp(raw`^\s*(?:(?:${of})\s+)?(?:high\s+)?(?:${nutrient}|fib|net)`, 'i'),
  };
}
