import type { Token } from 'marked';

/** A part of a text of `data/pages`, under a heading such as `## Newsletter {#newsletter}`. */
export interface TextSection {
  readonly id: string;
  readonly heading: string;
  /** Parsed Markdown before the first part. */
  readonly tokens: readonly Token[];
  /** Under headings of the third level. */
  readonly parts: readonly TextSection[];
}

/** The texts of `data/pages`, by the names of their files. */
export type ReadText = (name: string) => readonly TextSection[];

/** The values of a text's `{{names}}`. */
export type TextValues<Value> = Readonly<Record<string, Value>>;

/** A name that is alone in its paragraph or list item; null if there is other text. */
export function loneName(raw: string): string | null {
  return /^\{\{([\w.]+)\}\}$/.exec(raw.trim())?.[1] ?? null;
}

/** The value of a name; a name without a value is a fault of the text. */
export function valueOf<Value>(values: TextValues<Value>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`Nothing is known for {{${name}}}.`);
  return value;
}

/** A text without marks, its names filled in: for structured data. */
export function plainText(tokens: readonly Token[], values: TextValues<string>): string {
  return tokens
    .map(({ raw }) => raw.trim())
    .filter((text) => text !== '')
    .join(' ')
    .replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => valueOf(values, name));
}
