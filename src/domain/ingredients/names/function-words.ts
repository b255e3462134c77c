/** What a word in front of (or behind) an ingredient says it is for. Dropped: "emulsifier: soy lecithin" → soy lecithin. */
const FUNCTION =
  'emulsif[il1]ers?|emulsifying agents?|emulsifi[ce]rs?|emulsified|emuisifier|thickeners?|thickening agents?|thickner|thickeners? and stabili[sz]ers?|sweeten[ei]?[rn]g?s?|sweetning agents?|sweetening agents?|natural sweeteners?|artificial sweeteners?|non-?nutritive sweeteners?|swee ners|sweete?[nr][a-z]{0,4}|swëeteners?|stabili[sz]ers?|stabili[sz]ing agents?|stabili[sz]er and emulsifier|colou?rs?|natural colou?rs?|colou?rings?|colou?rants?|food colou?rings?|colou?ring foods?|colou?ring foodstuffs?|added colou?rs?|artificial colou?rs?|antioxidants?|anti-?oxidants?|preservatives?|humectants?|humectans|bulking agents?|bulk agents?|filling agents?|fillers?|gelling agents?|glazing agents?|raising agents?|leavening(?: agents?)?|leaveners?|firming agents?|ant[il1][- ]?[a-z]{1,3}king(?: agents?)?|anti caking agents?|anticaking(?: agents?)?|antic?king agents?|flow agents?|free flowing agents?|anti-?foaming agents?|antifoam(?:ing)?(?: agents?)?|acids?|acidity regulators?|acid regulators?|acidulants?|acidifiers?|ph regulators?|buffers?|flavou?r enhancers?|flavou?r enhancing agents?|taste enhancers?|carriers?|release agents?|processing aids?|dough conditioners?|sequestrants?|instanti[sz]ing agents?|anti-?binders?|foaming agents?|moisturi[sz]ers?|binders?|binding agents?|fat replacer|agents?|flour treatment agents?|regulators?|freshness|colou?r added';

const WHOLE = new RegExp(
  `^(?:an? |the |for |natural |as an? |added as an? |added for |used as |to )*(?:${FUNCTION})$`,
  'i',
);
const PREFIX = new RegExp(`^(?:${FUNCTION})[\\s.-]+(?=\\S)`, 'i');
const SUFFIX = new RegExp(
  `\\s+(?:(?:added |used )?to (?:preserve|maintain|protect|promote|retain)\\s.*|with (?:tbhq|bht|bha|(?:mixed )?tocopherols)\\b.*|(?:-\\s?|\\(|- )?(?:an?|as an?|for|added for|(?:added|used) as an?)\\s+(?:${FUNCTION})|-\\s(?:${FUNCTION})|(?:emulsifiers?|thickeners?|stabili[sz]ers?|preservatives?|humectants?|sweeteners?|colou?r added))$`,
  'i',
);

const FIBER_LABEL =
  /^(?:dietary|dietarv|vegetable|veaetable|plant|soluble vegetable)? ?(?:fib(?:er|re)s?)$/i;

function unaccented(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim();
}

/** True for "emulsifier", "acidity regulators", "a preservative", "for color": no ingredient. */
export function isFunctionWord(text: string): boolean {
  return WHOLE.test(unaccented(text));
}

/** "dietary fibre", "vegetable fibres": drop where the fibre itself follows, else an ingredient. */
export function isFiberLabel(text: string): boolean {
  return FIBER_LABEL.test(text.trim());
}

/** The name without the function word before it ("Thickener xanthan gum" → "xanthan gum"). */
export function withoutFunctionPrefix(text: string): string {
  return text.replace(PREFIX, '');
}

/** The name without the function word behind it ("soy lecithin - an emulsifier" → "soy lecithin"). */
export function withoutFunctionSuffix(text: string): string {
  return text.replace(SUFFIX, '').trim();
}

const EXPLANATION = new RegExp(
  [
    `(?:an? |the |as an? |for |natural |added for |added as an? |used as an? |to )*(?:${FUNCTION})`,
    '(?:added )?(?:for|to|as an? aid|adds|used|as)\\b.*',
    '(?:to (?:preserve|maintain|protect|promote|help|retain|improve)|which).*',
    '(?:processed|treated|prepared|made|extracted|derived|sourced|cultured|obtained|sweetened|colou?red|fortified|naturally|cold|expeller|hydrolyzed|certified|produced|sprouted|yielding|standardi[sz]ed|provid\\w*)(?: (?:with|from|by|in|to|pressed|using|occurring|organic|alkali)\\b.*)?',
    '(?:from|of|in|with|by)\\b.*',
    '(?:leaf|leaves|root|roots|fruit|fruits|seed|seeds|sprout|sprouts|bean|beans|berry|stalk|flower|stem|bulb|gourd|peel|bark|rhizome|herb|aerial parts|whole|whole herb|pearl|grass|tuber|algae|cell|nut|kernel|rind|skin|pulp|bran|germ|plant|hull|husk|legume|cap|mycelium)s?(?: ?(?:&|and|,|/|or) ?(?:leaf|root|fruit|seed|sprout|flower|stem|stalk|pearl|bulb|peel|bark))*(?: (?:powder|extract|juice))?',
    '(?:pearl|stalk|flower|leaf|stem|root) ?&.*',
    '(?:ground|sprouted|powder(?:ed)?|dried|dry|roasted|dry roasted|toasted|whole|organic|non-?gmo|gmo free|raw|natural|unsweetened|sweetened|pasteurized|freeze[- ]dried|instant(?:ized)?|defatted|milled|puffed|hulled|shelled|micro-?milled|finely milled|cracked(?: whole)?(?: cell)?(?:[- ]?wall)?|activated|heat[- ]treated|peeled|pressed|puree|granules|liquid|deodorized|refined|unrefined|virgin|colou?r|caffeine free|decaffeinated|fat reduced|reduced fat|low fat|minced|chopped|sliced)',
    '(?:prebiotic|natural prebiotic|dietary|soluble|natural|vegetable|natural dietary|a natural|a natural source of)? ?(?:fib(?:er|re))s?(?: .*)?',
    '(?:a |the )?(?:source|sources|form) of .*',
    '(?:vit(?:amin)?\\.? ?)?[abcdek](?:[ -]?\\d{1,2})?',
    '(?:pro-?)?vit(?:amin)?s?\\.? ?[abcdek][ -]?\\d{0,2}(?: .*)?',
    '(?:provitamin|pro-vitamin).*',
    '(?:iron|zinc|calcium|magnesium|iodine|selenium|chromium|copper|manganese|molybdenum|potassium|phosphorus|sodium)',
    '(?:corn|wheat|rice|tapioca|potato|agave|chicory|chicory root|cassava|beet|cane|coconut|palm|sunflower|mushroom|lanolin|lichen|algae|algal|bovine|porcine|beef|fish|vegetable|non-?dairy|plant|plant-based|gluten|sulphites?|sulfites?|natural source|di and tripeptides|of di and tripeptides|vegan)(?: (?:derived|source|based|sourced|fat|extract))?',
    'contains?\\b.*',
    '.*\\b(?:only|varieties|flavou?rs? only)\\b.*',
    '(?:may|can) .*',
    '(?:no|not|free|without|less|min|approx)\\b.*',
    '(?!\\d{3,4}[a-z]?$)[\\d\\W]*',
    '\\d+(?:[.,]\\d+)? ?(?:g|mg|mcg|iu|ppm|%|ml|kcal|x|billion|million|fip|gdu|fcc)\\b.*',
  ]
    .map((part) => `^(?:${part})$`)
    .join('|'),
  'i',
);

/** True for a bracket that only explains: "(for color)", "(processed with alkali)", "(leaf)", "(vitamin C)". */
export function isExplanation(text: string): boolean {
  return EXPLANATION.test(text.trim());
}

const TRAILING = new RegExp(
  `^(.*\\S)\\s+(?:${FUNCTION}|(?:dietar[yv]|vegetable) fib(?:er|re)s?)$`,
  'i',
);

/**
 * "flavouring sweetener" before a bracket: a name, then the function of what the bracket holds. The name alone;
 * null where the text ends in no function.
 */
export function beforeTrailingFunction(text: string): string | null {
  const name = TRAILING.exec(unaccented(text))?.[1]?.replace(/[\s,]+(?:and|&)$/i, '') ?? null;
  return name === null ||
    isFunctionWord(name) ||
    /\b(?:with|for|as|added)$/i.test(name) ||
    /^(?:and|&|natural|artificial|an?|the|dietary|vegetable|soluble)$/i.test(name)
    ? null
    : name;
}

/** A bracket whose first words tell how the thing was made or what it provides explains as a whole. */
export function tellsOfMaking(text: string): boolean {
  return /^(?:which|that|sprouted in|sprouted with|processed with|treated with|provid\w+|yielding|supplying)\b/i.test(
    text.trim(),
  );
}
