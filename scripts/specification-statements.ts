/** One statement of the specification: a sentence, a table row or a list item, with its position in the text. */
export interface Statement {
  readonly section: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const HEADING = /^#{1,3} (.+)$/;
const TABLE_RULE = /^\|[-| ]+\|$/;

/**
 * Splits a line into sentences. A full stop ends a sentence if a space and then a capital or a quote follow, so that
 * "e.g. whey" and "4.5 g" are not split. Semicolons separate the rules of long lists.
 */
function splitSentences(line: string): readonly { text: string; offset: number }[] {
  const parts: { text: string; offset: number }[] = [];
  let from = 0;
  const boundary = /[.;] (?=['A-Za-z0-9(/])/g;
  for (let match = boundary.exec(line); match !== null; match = boundary.exec(line)) {
    const isStop = match[0].startsWith('.');
    const next = line[match.index + 2] ?? '';
    if (isStop && !/['A-Z(/]/.test(next)) continue;
    parts.push({ text: line.slice(from, match.index + 1), offset: from });
    from = match.index + 2;
  }
  parts.push({ text: line.slice(from), offset: from });
  return parts.filter(({ text }) => text.trim().length > 1);
}

/** The statements of the specification, in order. */
export function readStatements(markdown: string): readonly Statement[] {
  const statements: Statement[] = [];
  let section = '';
  let position = 0;
  const lines = markdown.split('\n');
  for (const [index, line] of lines.entries()) {
    const start = position;
    position += line.length + 1;
    const heading = HEADING.exec(line);
    if (heading) {
      section = heading[1] ?? '';
      continue;
    }
    if (line.trim() === '' || TABLE_RULE.test(line)) continue;
    if (line.startsWith('|')) {
      if (TABLE_RULE.test(lines[index + 1] ?? '')) continue;
      statements.push({ section, text: line, start, end: start + line.length });
      continue;
    }
    for (const { text, offset } of splitSentences(line)) {
      const at = start + offset;
      statements.push({ section, text, start: at, end: at + text.length });
    }
  }
  return statements;
}
