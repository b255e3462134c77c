import type { DietaryFlag } from '../product/enumerations.ts';
import type { Piece } from './cut-pieces.ts';
import type { Bounds } from './read-figure.ts';

/** Avoiding these is a dietary flag: the label says so or is judged by its own rule. */
const FLAG_OF_AVOIDED: Readonly<Record<string, DietaryFlag>> = {
  gluten: 'isGlutenFree',
  'gluten grains': 'isGlutenFree',
  lactose: 'isLactoseFree',
  sugar: 'isSugarFree',
};

/** Kinds of pieces that are a wish by themselves, whatever ingredient they may also name, in the order they are tried. */
export const WISHES = ['format', 'type', 'flag', 'goal', 'flavor'] as const;

/** What is understood of a sentence while it is read. */
export class Reading {
  readonly avoid: string[] = [];
  readonly mustHave: string[] = [];
  readonly chosen: Record<(typeof WISHES)[number], string[]> = {
    format: [],
    type: [],
    flag: [],
    goal: [],
    flavor: [],
  };
  readonly brands: { readonly id: number; readonly name: string }[] = [];
  bounds: Bounds = {};
  readonly remainder: string[][] = [];
  #lastLeft = -2;

  /** Keeps what was not understood; neighbours become one text. */
  leave(piece: Piece, at: number): void {
    if (at === this.#lastLeft + 1) this.remainder.at(-1)?.push(piece.text);
    else this.remainder.push([piece.text]);
    this.#lastLeft = at;
  }

  avoidTerm(term: string): void {
    const flag = FLAG_OF_AVOIDED[term];
    if (flag === undefined) this.avoid.push(term);
    else this.chosen.flag.push(flag);
  }
}
