import { defuseFormula } from '../defuse-formula.ts';
import type { CompareTableSection } from './compare-table.ts';

/** Line breaks and tabs would split a cell. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function lines(names: readonly string[], sections: readonly CompareTableSection[]): string[][] {
  return [
    ['', ...names.map(oneLine)],
    ...sections.flatMap((section) => [
      [section.title, ...names.map(() => '')],
      ...section.rows.map((row) => [row.label, ...row.cells.map((cell) => oneLine(cell.text))]),
    ]),
  ];
}

/** The comparison as tab-separated values, for spreadsheets. A cell that would start a formula is kept as text. */
export function toTsv(names: readonly string[], sections: readonly CompareTableSection[]): string {
  return lines(names, sections)
    .map((row) => row.map(defuseFormula).join('\t'))
    .join('\n');
}

/** The comparison as a Markdown table, with the section titles in bold. */
export function toMarkdown(
  names: readonly string[],
  sections: readonly CompareTableSection[],
): string {
  const escape = (text: string) => text.replace(/([\\|*_`[\]<>])/g, '\\$1');
  const titles = new Set<string>(sections.map((section) => section.title));
  const [head = [], ...body] = lines(names, sections).map((row) => row.map(escape));
  const bold = (text: string) => (titles.has(text) ? `**${text}**` : text);
  return [
    `| ${head.join(' | ')} |`,
    `| --- |${' --- |'.repeat(names.length)}`,
    ...body.map(([first = '', ...cells]) => `| ${[bold(first), ...cells].join(' | ')} |`),
  ].join('\n');
}
