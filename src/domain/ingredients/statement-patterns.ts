/** The words by which a statement says where its list begins and ends and what stands beside it. */

export const MINOR_PART =
  /(?:\b(?:and|also|with)\s+)?(?:\b(?:contains?|contine?s)\s*:?\s+)?(?:\b(?:less|lees|iess)\s+th[ae]n|<|\bunder)\s*\d{1,2}(?:\.\d{1,2})?\s*(?:%|percent|per cent)\s*(?:(?:or less|of|each|the|following|ingredients?)\b\s*)*[:.]?|(?:\b(?:and|also|with)\s+)?(?:\bcontains?\s*:?\s+)?\b\d{1,2}(?:\.\d{1,2})?\s*(?:%|percent|per cent)\s*(?:or|of)\s+(?:less|iess)\s*(?:(?:of|each|the|following|ingredients?)\b\s*)*[:.]?/gi;

export const PREAMBLE =
  /\b(?:other\s+)?[i1l]?n?(?:gred[il1]e?n?ts?|grcatcncs|gredlents|gr[eé]dients|gredients|sredients)(?:\s+(?:per\s+serving|list|statement))?\s*\.?\s*(?:[:;]|\.(?!\p{L}))\s*\.?|\bingredients\s*[:;]\s*|^\W*ingredients?\b\s*(?:per serving\s*)?[:;.-]?\s*/giu;

/** "natural mango, peach and orange flavors": three flavors, no fruit. */
export const NATURAL_FLAVORS =
  /\bnatural (\p{L}{3,20}(?:, ?\p{L}{3,20}){1,5},? (?:and|&) \p{L}{3,20}) flavou?rs?\b/giu;

/** Where the list is over. One alternation, each branch anchored on a word. */
export const TAIL =
  /\b(?:allerg(?:en|ens|y|ies|ic)\b|(?:all[ei]r?gens?|a[il]lergens?)\s*:|for al[il]e?r?g|directions?\b|suggested\b|suggestions?\b|recommend(?:ed|ation|ations)?\b|how to use|preparation\b\s*:|usage\b|stor(?:e|age)\b(?!d)|keep\s+(?:in|out|ref|cool|away|dry|tight|closed)|warnings?\b|caution\b|excessive\b|(?:not\s+)?suit(?:able|ab)\b|this (?:product|is|bar|package)|product contains|\d{1,3} ?% (?:certified )?organic ingredients|product of\b|distributed\b|manufactured\b|produced\b|nutrition(?:al)?\s+(?:facts?|info)|typical\b|amino acid profile|serving\s+(?:size|suggestion)|servings\s+per|best\s+before|best\s+if|shake\b\s+(?:well|before|vig)|mix\s+(?:\d|one|with|well|into)|add\s+(?:\d|one|to)|\d{2,4} ?ml (?:of )?(?:cold )?(?:water|milk|skim)|consult\b|pregnant|phenylketonurics|these statements?|percent daily|daily value|www\.|net w(?:t|eight)|important\b|no artificial|no added|free (?:from|of)\b|certified (?:organic )?by|may have\b|adds a\b|adds? (?:trivial|negligible)|not a (?:significant|low)|after opening|consume\b|take\s+\d|dist\.|packed in|packaged in|made (?:in|on|with)\b|made from organic|if you\b|use by\b|for best\b|gluten[ -]free\s*[.!]|(?:as part of|enjoy)\b|sources? of lactose|food supplement\b|dietary supplement\b|to prepare|each (?:bar|serving)|contact us|see (?:side|back|below)|color may|refrigerate|perishable|batch)/gi;

export const PRECAUTION =
  /\b(?:(?:ma[a-z]|could|can)\s+(?:also\s+)?(?:co[nm]\s?-?\s?t?ain|be present|include)|ma[yvt]\s+be\s+(?:contaminated|present)|(?:contains?\s+)?(?:possible\s+)?traces?\s+(?:of|amounts?)|(?:made|produced|manufactured|processed|packed|packaged|prepared|bottled|blended)\s+(?:and\s+\w+\s+)?(?:in|on|at|using)\b|shared\s+(?:equipment|facility|lines?)|(?:facility|plant|factory|equipment|lines?|bakery|environment|site)\s+(?:that|which|where)|may\s+(?:have\s+)?come?\s+in(?:to)?\s+contact)/gi;

export const CONTAINS =
  /\b(?:contains?|containing)\b(?<!(?:\bnot|\bnever|\bcannot|n't)\s\w+)\s*:?|\ballerg(?:en|ens|y|ies)\b[^:.]{0,40}:/gi;
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
