import type { ProductWords } from '../../product-words/product-words.ts';

/**
 * Removes marks, and adds spaces as shops print them: "Shake(apple pie)", "Whey Pro- Chocolate", "Whey—Blueberry",
 * "100%Pure", "100 %", "%100"; "100‰", "100& Whey", "100 Whey" and "32 pour 100" become "100%" and "32%".
 */
export function typeset(name: string): string {
  return name
    .replace(/[®™©]|\p{Extended_Pictographic}|(?<=\p{L})\*(?=\s)|(?<=\p{L}) TM\b/gu, '')
    .replace(/(?<=\p{L})—(?=\p{L})/gu, ' - ')
    .replace(/[\s_]+/g, ' ')
    .replace(/^\d{1,3} (?=.*\b(?:variety|multi) ?pack\b)/i, '')
    .replace(/ ([,;:])/g, '$1')
    .replace(/;(?= )/g, ',')
    .replace(/(?<=\p{Ll}{3})\. (?=\p{Lu}\p{Ll}{3})/gu, ', ')
    .replace(/(?<=\p{L}{2})\((?=\p{L}{3})/gu, ' (')
    .replace(/(?<=\p{L}{2})- (?=(?!und|oder|and\b|or\b|et\b)\p{L}{4})| -(?=\p{L}{3})/gu, ' - ')
    .replace(/\s*\(\s*\)/g, '')
    .replace(/\b(?:bar, protein|protein, bar)(?=,|$)/i, 'Protein Bar')
    .replace(/ \+(?=\p{L}{3})| ?\+ ?(?=iso\b)/giu, ' + ')
    .replace(/(?<=\p{L}{3})&(?=\p{L}{3})/gu, ' & ')
    .replace(/(?<=\d)(?:‰| (?:%|pour 100\b))/gi, '%')
    .replace(/^100&? (?=whey\b)/i, '100% ')
    .replace(/(?<!\S)%(\d{1,3})\b/g, '$1%')
    .replace(/(\d%)(?=\p{L})/gu, '$1 ')
    .replace(/ ?\/ ?\/ ?/g, ', ')
    .replace(OFFER, ' ')
    .trim();
}

/** What a shelf label says next to the name: "20% OFF", "(28,65 € / kg)". */
const OFFER = /\b\d+\s?% off\b|\(?\d+[.,]\s?\d{2}\s?[€$£?]?\s?\/\s?kg\)?/gi;

/**
 * Softens words in capitals in a name that also has others: "CLEAR Whey Protein", "THE Whey"; not abbreviations
 * ("BCAA"), nor the brand's own; words of the table as it writes them ("Dna").
 */
export function inRightCase(
  name: string,
  brand: string | null,
  { capitals }: Pick<ProductWords, 'capitals'>,
): string {
  const soft = name.replace(
    /(?<![\p{L}\p{N}'’])\p{Lu}{4,}(?![\p{L}\p{N}'’])|\b(?:BARS?|THE|LOW|ICE)\b/gu,
    (word) => {
      const isAbbreviation = /AA/.test(word) || !/\p{Lu}[AEIOUYÄÖÜÉ]\p{Lu}|[AEIOUYÉ]$/u.test(word);
      if (isAbbreviation || (brand ?? '').includes(word)) return word;
      return word.charAt(0) + word.slice(1).toLowerCase();
    },
  );
  return soft
    .replace(/(?<= )(?:AND|WITH)(?= )/g, (word) => word.toLowerCase())
    .replace(/[\p{L}\p{N}]+/gu, (word) => capitals.get(word.toLowerCase()) ?? word);
}
