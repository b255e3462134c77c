/** A field of the front matter: a text, or a list of texts. */
export type FrontMatterValue = string | readonly string[];

export type FrontMatter =
  | {
      readonly ok: true;
      readonly fields: ReadonlyMap<string, FrontMatterValue>;
      readonly body: string;
      /** Line of the file on which the body starts, counted from 1. */
      readonly bodyLine: number;
    }
  | { readonly ok: false; readonly line: number; readonly reason: string };

const FENCE = '---';

/**
 * Parses the block between two `---` lines at the top of an article. It supports the part of YAML that articles need:
 * one `name: value` per line, where a value is plain text, text in single or double quotes, or a list in square
 * brackets. Anything else is refused with its line number.
 */
export function parseFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
  if (lines[0]?.trim() !== FENCE) return refuse(1, `an article starts with "${FENCE}"`);
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === FENCE);
  if (end < 0) return refuse(1, `the front matter is not closed by "${FENCE}"`);
  const fields = new Map<string, FrontMatterValue>();
  for (let index = 1; index < end; index += 1) {
    const line = (lines[index] ?? '').trim();
    if (line === '' || line.startsWith('#')) continue;
    const parts = /^([A-Za-z]+):(?:\s+(.*))?$/.exec(line);
    const name = parts?.[1];
    if (name === undefined) return refuse(index + 1, 'expected "name: value"');
    if (fields.has(name)) return refuse(index + 1, `"${name}" is given twice`);
    const value = parseValue(parts?.[2] ?? '');
    if (value === null) return refuse(index + 1, `the value of "${name}" cannot be read`);
    fields.set(name, value);
  }
  return { ok: true, fields, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

function refuse(line: number, reason: string): FrontMatter {
  return { ok: false, line, reason };
}

function parseValue(written: string): FrontMatterValue | null {
  if (written.startsWith('[')) {
    if (!written.endsWith(']')) return null;
    const inside = written.slice(1, -1).trim();
    if (inside === '') return [];
    const items = inside.split(',').map((item) => parseText(item.trim()));
    return items.every((item) => item !== null && item !== '') ? (items as string[]) : null;
  }
  return parseText(written);
}

function parseText(written: string): string | null {
  const quote = written[0];
  if (quote !== '"' && quote !== "'") return written;
  if (written.length < 2 || !written.endsWith(quote)) return null;
  const inside = written.slice(1, -1);
  return inside.includes(quote) ? null : inside;
}
