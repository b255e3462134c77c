import type { Token } from 'marked';

/** A section of a text of `data/pages`, under a heading such as `## Newsletter {#newsletter}`. */
export interface TextSection {
  readonly id: string;
  readonly heading: string;
  /** Parsed Markdown before the first subsection. */
  readonly tokens: readonly Token[];
  /** Subsections, under headings of the third level. */
  readonly parts: readonly TextSection[];
}

/** Returns a text of `data/pages` by the name of its file. */
export type ReadText = (name: string) => readonly TextSection[];

/** The values of a text's `{{names}}`. */
export type TextValues<Value> = Readonly<Record<string, Value>>;

/** Returns the name that makes up a whole paragraph or list item; null if there is other text. */
export function loneName(raw: string): string | null {
  return /^\{\{([\w.]+)\}\}$/.exec(raw.trim())?.[1] ?? null;
}

/** Returns the value of a name. Throws if it has none, which is a mistake in the text. */
export function valueOf<Value>(values: TextValues<Value>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`Nothing is known for {{${name}}}.`);
  return value;
}

/** Returns a text without markup, with its names replaced, for structured data. */
export function plainText(tokens: readonly Token[], values: TextValues<string>): string {
  return tokens
    .map(({ raw }) => raw.trim())
    .filter((text) => text !== '')
    .join(' ')
    .replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => valueOf(values, name));
}
