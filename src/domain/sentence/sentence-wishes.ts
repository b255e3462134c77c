import {
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
  type DietaryFlag,
  type FitnessGoal,
  type ProductFormat,
  type ProteinType,
} from '../enumerations.ts';
import { distinct } from '../wording.ts';
import type { Piece } from './piece.ts';
import type { Bounds } from './read-figure.ts';

/** The reading of a sentence: the wishes and filters of a search, and every word that was not understood. */
export interface SentenceReading {
  /** The vocabulary's names; unknown words as written. "sweeteners except stevia" is one. */
  readonly avoid: readonly string[];
  /** The same; words that no name fully covers ("native whey") are as written, too. */
  readonly mustHave: readonly string[];
  readonly proteinTypes: readonly ProteinType[];
  readonly fitnessGoals: readonly FitnessGoal[];
  readonly brands: readonly { readonly id: number; readonly name: string }[];
  readonly flags: readonly DietaryFlag[];
  readonly formats: readonly ProductFormat[];
  readonly flavors: readonly string[];
  readonly bounds: Bounds;
  /** Words that were not understood, in order, as written. Only words without meaning ("please") are dropped. */
  readonly remainder: readonly string[];
}

/** Avoiding these sets a dietary flag, which the label states or its own rule decides. */
export const FLAG_OF_AVOIDED: Readonly<Record<string, DietaryFlag>> = {
  gluten: 'isGlutenFree',
  'gluten grains': 'isGlutenFree',
  lactose: 'isLactoseFree',
  sugar: 'isSugarFree',
};

/** Kinds of pieces that are a wish by themselves, whatever ingredient they may also name, in order of precedence. */
export const WISHES = ['format', 'type', 'flag', 'goal', 'flavor', 'tested'] as const;

/** Collects what has been understood of a sentence while it is read. */
export class SentenceWishes {
  readonly avoid: string[] = [];
  readonly mustHave: string[] = [];
  readonly chosen: Record<(typeof WISHES)[number], string[]> = {
    format: [],
    type: [],
    flag: [],
    goal: [],
    flavor: [],
    tested: [],
  };
  /** Formats that are not wanted: "no bars". */
  readonly deniedFormats: string[] = [];
  readonly brands: { readonly id: number; readonly name: string }[] = [];
  bounds: Bounds = {};
  /** Words that were not understood, by index. */
  readonly #left = new Map<number, string>();
  readonly #asked = new Map<string, string>();
  /** Groups of names of which one suffices. */
  readonly #choices: (readonly string[])[] = [];

  leaveOut(piece: Piece, at: number): void {
    this.#left.set(at, piece.text);
  }

  /** Marks all pieces from `from` to before `until` as not understood. */
  leaveOutAll(pieces: readonly Piece[], from: number, until: number): void {
    for (let at = from; at < until; at++) this.leaveOut(pieces[at] as Piece, at);
  }

  /** Removes the mark again. */
  takeIn(places: readonly number[]): void {
    for (const at of places) this.#left.delete(at);
  }

  /** Words that were not understood, in order; neighbors are joined. */
  #remainder(): string[] {
    const places = [...this.#left.keys()].toSorted((a, b) => a - b);
    const runs = Map.groupBy(places.entries(), ([index, place]) => place - index);
    return [...runs.values()].map((run) => run.map(([, place]) => this.#left.get(place)).join(' '));
  }

  /** Asks for a term, with the words if they say more; what follows may still deny it by name. */
  askFor(term: string, words: string): void {
    this.mustHave.push(term);
    this.#asked.set(term, words);
  }

  /** Of the names wanted from this index on, one suffices; if more than names was said, all are wanted. */
  chooseOne(from: number): void {
    const choice = this.mustHave.slice(from);
    if (choice.every((term) => this.#asked.get(term) === term)) this.#choices.push(choice);
  }

  /** The final must-haves, with "stevia or monk fruit" as one wish. */
  #wanted(): string[] {
    const wanted = this.mustHave.map((term) => {
      const choice = this.#choices.findLast((each) => each.includes(term));
      if (choice === undefined) return this.#asked.get(term) ?? term;
      return distinct(choice.filter((each) => this.mustHave.includes(each))).join(' or ');
    });
    return distinct(wanted);
  }

  /** The chosen formats, or all but those that are not wanted. */
  #formats(): ProductFormat[] {
    const { deniedFormats, chosen } = this;
    if (deniedFormats.length === 0) return chosenOf(PRODUCT_FORMATS, chosen.format);
    const asked = chosen.format.length > 0 ? chosen.format : PRODUCT_FORMATS;
    return PRODUCT_FORMATS.filter(
      (format) => asked.includes(format) && !deniedFormats.includes(format),
    );
  }

  avoidTerm(term: string): void {
    const flag = FLAG_OF_AVOIDED[term];
    if (flag === undefined) this.avoid.push(term);
    else this.chosen.flag.push(flag);
  }

  /** Avoids what was wanted: a name, a protein type or a flavor. */
  turnDown({ term, parts, meanings }: Piece): void {
    const index = this.mustHave.indexOf(term ?? '');
    if (index >= 0) this.mustHave.splice(index, 1);
    for (const kind of ['type', 'flavor'] as const) {
      const said = meanings.find((each) => each.kind === kind)?.value.split('|') ?? [];
      this.chosen[kind] = this.chosen[kind].filter((each) => !said.includes(each));
    }
    for (const each of term === null ? parts : [term]) this.avoidTerm(each);
  }

  toReading(): SentenceReading {
    return {
      avoid: distinct(this.avoid),
      mustHave: this.#wanted(),
      proteinTypes: chosenOf(PROTEIN_TYPES, this.chosen.type),
      fitnessGoals: chosenOf(FITNESS_GOALS, this.chosen.goal),
      brands: this.brands,
      flags: chosenOf(DIETARY_FLAGS, this.chosen.flag),
      formats: this.#formats(),
      flavors: distinct(this.chosen.flavor),
      bounds: this.chosen.tested.length > 0 ? { ...this.bounds, testedMin: 1 } : this.bounds,
      remainder: this.#remainder(),
    };
  }
}

/** The chosen members of a closed list, in its order. */
function chosenOf<T extends string>(all: readonly T[], chosen: readonly string[]): T[] {
  return all.filter((each) => chosen.includes(each));
}
