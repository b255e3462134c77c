/**
 * The words by which a statement says where its list begins and ends and what stands beside it. They are looked for in normalised
 * text, whose only white space is the single blank.
 */

export const MINOR_PART =
  /(?:\b(?:and|also|with) )?(?:\b(?:contains?|contine?s) ?:? )?(?:\b(?:less|lees|iess) th[ae]n|<|\bunder) ?\d{1,2}(?:\.\d{1,2})? ?(?:%|percent|per cent) ?(?:(?:or less|of|each|the|following|ingredients?)\b ?)*[:.]?|(?:\b(?:and|also|with) )?(?:\bcontains? ?:? )?\b\d{1,2}(?:\.\d{1,2})? ?(?:%|percent|per cent) ?(?:or|of) (?:less|iess) ?(?:(?:of|each|the|following|ingredients?)\b ?)*[:.]?/gi;

export const PREAMBLE =
  /\b(?:other )?[i1l]?n?(?:gred[il1]e?n?ts?|grcatcncs|grédients|sredients)(?: (?:per serving|list|statement))? ?\.? ?(?:[:;]|\.(?!\p{L})) ?\.?|^\W*ingredients?\b ?(?:per serving ?)?[:;.-]? ?/giu;

/** "natural mango, peach and orange flavors": three flavors, no fruit. */
export const NATURAL_FLAVORS =
  /\bnatural (\p{L}{3,20}(?:, ?\p{L}{3,20}){1,5},? (?:and|&) \p{L}{3,20}) flavou?rs?\b/giu;

/** Where the list is over. One alternation, each branch anchored on a word. */
export const TAIL =
  /\b(?:allerg(?:en|ens|y|ies|ic)\b|(?:all[ei]r?gens?|a[il]lergens?) ?:|for al[il]e?r?g|directions?\b|suggested\b|suggestions?\b|recommend(?:ed|ation|ations)?\b|how to use|preparation\b ?:|usage\b|stor(?:e|age)\b(?!d)|keep (?:in|out|ref|cool|away|dry|tight|closed)|warnings?\b|caution\b|excessive\b|(?:not )?suit(?:able|ab)\b|this (?:product|is|bar|package)|product contains|\d{1,3} ?% (?:certified )?organic ingredients|product of\b|distributed\b|manufactured\b|produced\b|nutrition(?:al)? (?:fact|info)|typical\b|amino acid profile|serving (?:size|suggestion)|servings per|best before|best if|shake (?:well|before|vig)|mix (?:\d|one|with|well|into)|add (?:\d|one|to)|\d{2,4} ?ml (?:of )?(?:cold )?(?:water|milk|skim)|consult\b|pregnant|phenylketonurics|these statement|percent daily|daily value|www\.|net w(?:t|eight)|important\b|no artificial|no added|free (?:from|of)\b|certified (?:organic )?by|may have\b|adds a\b|adds? (?:trivial|negligible)|not a (?:significant|low)|after opening|consume\b|take \d|dist\.|packed in|packaged in|made (?:in|on|with)\b|made from organic|if you\b|use by\b|for best\b|gluten[ -]free ?[.!]|(?:as part of|enjoy)\b|sources? of lactose|food supplement\b|dietary supplement\b|to prepare|each (?:bar|serving)|contact us|see (?:side|back|below)|color may|refrigerate|perishable|batch)/gi;

export const PRECAUTION =
  /\b(?:(?:ma[a-z]|could|can) (?:also )?(?:co[nm] ?-? ?t?ain|be present|include)|ma[yvt] be (?:contaminated|present)|(?:contains? )?(?:possible )?traces? (?:of|amount)|(?:made|produced|manufactured|processed|packed|packaged|prepared|bottled|blended) (?:and \w+ )?(?:in|on|at|using)\b|shared (?:equipment|facility|line)|(?:facility|plant|factory|equipment|lines?|bakery|environment|site) (?:that|which|where)|may (?:have )?come? in(?:to)? contact)/gi;

export const CONTAINS =
  /\b(?:contains?|containing)\b(?<!(?:\bnot|\bnever|\bcannot|n't) \w+) ?:?|\ballerg(?:en|ens|y|ies)\b[^:.]{0,40}:/gi;
/** "… do not contain wheat": what is denied is neither inside nor an ingredient. */
export const DENIAL = /(?:\bnot|\bnever|\bcannot|n't) contains?\b/gi;

export const FACILITY =
  /\b(?:made|produced|manufactured|processed|packed|packaged|prepared|bottled|blended|shared|facility|plant|factory|equipment|bakery|environment)\b/i;

/** Where one of these patterns is next found in `text`, from `from` on; null where it is not. */
export function findNext(
  pattern: RegExp,
  text: string,
  from: number,
): { index: number; end: number } | null {
  pattern.lastIndex = from;
  const hit = pattern.exec(text);
  return hit === null || hit[0] === ''
    ? null
    : { index: hit.index, end: hit.index + hit[0].length };
}
