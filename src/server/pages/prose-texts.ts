import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token } from 'marked';
import { PROJECT_FOLDER } from '#importer/project-folder.ts';
import type { ReadText, TextSection } from '#site/prose/prose-text.ts';

interface SectionDraft extends TextSection {
  readonly tokens: Token[];
  readonly parts: SectionDraft[];
}

/** Matches a heading such as `Newsletter {#newsletter}`. */
const HEADING = /^(.+) \{#([a-z-]+)\}$/;

/**
 * Parses a text of `data/pages` into sections (second-level headings) and their parts (third-level headings). `name` is
 * used in error messages. Throws if there is text before the first heading, or a heading without an id.
 */
export function parseText(markdown: string, name: string): readonly TextSection[] {
  const sections: SectionDraft[] = [];
  let current: SectionDraft | undefined;
  for (const token of marked.lexer(markdown)) {
    if (token.type !== 'heading') {
      if (token.type === 'space') continue;
      if (current === undefined)
        throw new Error(`${name}: text before the first heading: ${token.raw}`);
      current.tokens.push(token);
      continue;
    }
    const [, heading, id] = HEADING.exec(token['text'] as string) ?? [];
    if (heading === undefined || id === undefined)
      throw new Error(`${name}: no {#id} at the heading ${token.raw}`);
    current = { id, heading, tokens: [], parts: [] };
    if (token['depth'] === 2) sections.push(current);
    else sections.at(-1)?.parts.push(current);
  }
  return sections;
}

const FOLDER = join(PROJECT_FOLDER, 'data/pages');

/**
 * Returns a reader for the texts of a folder (default: `data/pages`). Each text is read on first use. Throws if a name
 * has no file.
 */
export function readTexts(folder = FOLDER): ReadText {
  const files = new Set(readdirSync(folder));
  const texts = new Map<string, readonly TextSection[]>();
  return (name) => {
    const known = texts.get(name);
    if (known !== undefined) return known;
    if (!files.has(`${name}.md`)) throw new Error(`There is no text ${name} in ${folder}.`);
    const text = parseText(readFileSync(join(folder, `${name}.md`), 'utf8'), name);
    texts.set(name, text);
    return text;
  };
}
