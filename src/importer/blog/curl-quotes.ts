const OPENING_AFTER = /^$|[\s([{–—/]/;
const LITERAL = new Set(['code', 'pre']);

/**
 * Returns HTML or plain text with straight quotation marks and apostrophes replaced by typographic ones, depending on
 * the preceding character. Tags and code are left unchanged. The HTML must be well formed, as the sanitizer writes it.
 */
export function curlQuotes(html: string): string {
  let before = '';
  let literal = 0;
  return html.replace(
    /<(\/?)([a-z0-9]+)[^>]*>|[^<]+/gi,
    (part, closing: string | undefined, tag: string | undefined) => {
      if (tag !== undefined) {
        if (LITERAL.has(tag)) literal += closing === '/' ? -1 : 1;
        if (/^(?:p|h[1-6]|li|t[hdr]|blockquote|br)$/.test(tag)) before = '';
        return part;
      }
      if (literal > 0) {
        before = part.at(-1) ?? before;
        return part;
      }
      let curled = '';
      for (const character of part) {
        curled += curl(character, before);
        before = character;
      }
      return curled;
    },
  );
}

function curl(character: string, before: string): string {
  const opens = OPENING_AFTER.test(before);
  if (character === '"') return opens ? '“' : '”';
  if (character === "'") return opens ? '‘' : '’';
  return character;
}
