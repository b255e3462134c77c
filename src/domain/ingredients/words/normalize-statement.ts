const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  reg: '',
  trade: '',
  eacute: 'é',
  egrave: 'è',
  ouml: 'ö',
  auml: 'ä',
  uuml: 'ü',
};

function decodeEntity(whole: string, body: string): string {
  if (body.startsWith('#')) {
    const hexadecimal = body[1] === 'x' || body[1] === 'X';
    const code = Number.parseInt(body.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : ' ';
  }
  return NAMED_ENTITIES[body.toLowerCase()] ?? whole;
}

/** A line that begins a statement, or follows an empty one, begins a sentence, though no full stop ends the list before it. */
function withSentencesAtLines(text: string): string {
  // The patterns cost more than all else here, and few statements have lines.
  if (!/[\r\n]/.test(text)) return text;
  return text
    .replace(
      /(?<=[\p{L}\d)\]%*])[^\S\r\n]{0,9}[\r\n]\s{0,9}(?=(?:contains?|may contain|allerg\w{0,5}|(?:manufactured|produced|processed|packed|made) (?:in|on))\b)/giu,
      '. ',
    )
    .replace(/(?<=[\p{L}\d)\]%*])[^\S\r\n]{0,9}(?:\r?\n){2}/gu, '. ');
}

/**
 * A label's statement with the accidents of typing and scanning removed: HTML entities, curly quotes,
 * underscores that mark allergens, trade marks, footnote signs, words broken over a line ("Vi- tamins"),
 * percentages in brackets, runs of white space. Letters, case, commas and brackets stay as written, so that
 * what is later shown as an ingredient can be found in it. Runs in linear time.
 */
export function normalizeStatement(statement: string): string {
  return (
    withSentencesAtLines(statement)
      .normalize('NFC')
      .replace(/&(#?[a-zA-Z0-9]{1,8});?/g, (whole, body: string) => decodeEntity(whole, body))
      // What follows, and all that reads the answer, looks for single blanks.
      .replace(/\s+/g, ' ')
      .replace(/[\u2018\u2019\u201a\u2032\u00b4`]/g, "'")
      .replace(/[\u201c\u201d\u201e\u2033]/g, '"')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      // Footnote signs whose bytes were read in the wrong encoding.
      .replace(/(?:Ã¢|â€|â‚)[^ A-Za-z,;.()[\]]*/g, '')
      .replace(/[™®©℗℠]/g, ' ')
      .replace(/[¹²³⁴⁵†‡§¶^~]/g, '')
      .replace(/\u00ad/g, '')
      // Letters that scanning took for signs: "f!avour", "prote\\n".
      .replace(/(?<=\p{L})[!|](?=\p{Ll}{2}|\p{Ll}\b)/gu, 'l')
      .replace(/(?<=\p{L})\\(?=\p{L})/gu, 'i')
      .replace(/(?<=\p{L}{3})TM\b/gu, '')
      .replace(/(?<=\p{L})[•](?=s\b)/gu, "'")
      .replace(/(?<=[\p{L}\d])_(?=[\p{L}\d])/gu, ' ')
      .replace(/(?<=\(vit[^()]{1,10})_(?=,)/gi, ')')
      .replace(/_/g, '')
      .replace(/, ?(?=\(vit(?:amin)?\.? ?[a-k][ -]?\d{0,2}\))/gi, ' ')
      // Decimal commas, so that a comma always separates.
      .replace(/(?<=\d) ?,(?=\d{1,2} ?(?:%|fip|g\)))/gi, '.')
      .replace(/(?<=\p{L}{3} )(?:0[1il]{2}|Cil)\b/gu, 'oil')
      .replace(/(?<=\bvit)\.(?= ?[a-z])/gi, ' ')
      .replace(/(?<=[([]vit(?:amin)?),(?= ?[a-k]\d{0,2} ?[)\]])/gi, ' ')
      .replace(/\bD\. ?E\.(?= )/gi, 'DE')
      .replace(/\bno\. ?(?=\d)/gi, 'no ')
      .replace(
        /[([{] ?(?:min\.? |minimum |[<>≤≥])? ?\d{1,3}(?:\.\d{1,3})? ?% ?(?:min ?)?[)\]}]/gi,
        ' ',
      )
      .replace(/\b(m[il1])\/(?=k\b)/gi, '$1l')
      // "fruit, & vegetable blend" is one blend.
      .replace(/\b(fruits?), ?(?=(?:&|and) vegetables? )/gi, '$1 ')
      // Proportions of amino acids: "BCAAs 2:1:1".
      .replace(/\b\d{1,2}:\d{1,2}:\d{1,2}\b/g, ' ')
      // "chocolate (20% (sugar, …)": the bracket of the percentage was never closed.
      .replace(/[([{] ?\d{1,3}(?:\.\d{1,3})? ?% ?(?=[([{])/g, ' ')
      .replace(/(?<=\p{L}) ?- (?=\p{Ll})(?!and\b|or\b|an?\b|from\b|with\b)/gu, (hit) =>
        hit.startsWith(' ') ? ' - ' : '',
      )
      .replace(/(?<=[\p{L})])\++/gu, '')
      .replace(/ [•·●▪■] /g, ', ')
      .replace(/[•·●▪■]/g, ' ')
      .replace(/ +/g, ' ')
      .trim()
  );
}
