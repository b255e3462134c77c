import type { GroupMember } from './group-member.ts';
import { wordsOfLine } from './line-name.ts';
import { type Figures, figuresOf, middle } from './near-figures.ts';
import type { OfOneType } from './protein-types.ts';

/** Products of a line that are one family. Products may move between families while a brand is grouped. */
export class Family implements OfOneType {
  readonly line: string;
  /** The words of the line (`wordsOfLine`). */
  readonly words: readonly string[];
  readonly type: OfOneType['type'];
  #members: readonly GroupMember[];
  #middle: Figures | null = null;

  constructor(line: string, { type, members }: OfOneType) {
    this.line = line;
    this.words = wordsOfLine(line);
    this.type = type;
    this.#members = members;
  }

  get members(): readonly GroupMember[] {
    return this.#members;
  }

  /** The median figures of its products. */
  get middle(): Figures {
    this.#middle ??= middle(figuresOf(this.#members));
    return this.#middle;
  }

  /** Words of the line that other names may imply. */
  get impliedWords(): readonly string[] {
    return this.#members[0]?.impliedWords?.split(' ') ?? [];
  }

  /** Replaces its products. */
  hold(members: readonly GroupMember[]): void {
    this.#members = members;
    this.#middle = null;
  }
}

/** Orders families by the number of words of their lines, most first. */
export function byWords(a: Family, b: Family): number {
  return b.words.length - a.words.length;
}
