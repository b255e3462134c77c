import type { GroupMember } from './group-member.ts';
import { wordsOfLine } from './line-name.ts';
import { type Figures, figuresOf, middle } from './near-figures.ts';
import type { OfOneType } from './protein-types.ts';

/** Products of a line that stand together, until others are put among them. */
export class Family implements OfOneType {
  readonly line: string;
  /** Those of the line (`wordsOfLine`). */
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

  /** Of the figures of its products. */
  get middle(): Figures {
    this.#middle ??= middle(figuresOf(this.#members));
    return this.#middle;
  }

  /** What names of the line may leave out. */
  get unsaid(): readonly string[] {
    return this.#members[0]?.unsaid?.split(' ') ?? [];
  }

  /** Puts other products in place of those it has. */
  hold(members: readonly GroupMember[]): void {
    this.#members = members;
    this.#middle = null;
  }
}

/** Those whose line has most words first. */
export function byWords(a: Family, b: Family): number {
  return b.words.length - a.words.length;
}
