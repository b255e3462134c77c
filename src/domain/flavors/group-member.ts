import type { FitnessGoal, ProteinType } from '../enumerations.ts';

/** What distinguishes two recipes of one name. */
export interface Recipe {
  /** Protein, carbohydrate and fat, all per 100 g or all per serving; null where not known. */
  readonly figures: Macronutrients;
  /** Allergens it is known to hold, in one text; null where no list is known. */
  readonly allergens: string | null;
  /** The protein type that its name states. It decides the family, whatever its ingredient text says. */
  readonly namedType?: ProteinType | null;
  /** Its text was not read to the end: the missing part may make a concentrate a blend. */
  readonly cut?: boolean;
  /** Too little of its text is known for a list: another record of the product with a text is shown before it. */
  readonly garbled?: boolean;
  /** Words of its name that other records of the line leave out (`LineName`). */
  readonly optionalWords?: string;
  /** Present where the line's name is generic (`LineName`). */
  readonly figureGap?: Leap;
  /** Words of its line that other names imply (`LineName`). */
  readonly impliedWords?: string;
  /** More specific lines that its other names give, where the shown name is generic. */
  readonly otherLines?: readonly string[];
  /** What its records call it; absent without a name of their own, or where an operator named it. */
  readonly called?: Called;
}

/** What a product's own name says, whatever the rest of its family is called. */
export interface Called {
  /** The name as shown, without its flavor. */
  readonly title: string;
  /** The line that its words give. */
  readonly line: string;
  /** True where the name says only what kind of product it is ("Protein Bar"). */
  readonly isGeneric: boolean;
  /** Its words for the origin of the protein ("whey"); "" for none. */
  readonly origins: string;
}

/** Differences in grams per 100 g from which on two products of one generic name are two lines. */
export type Leap = Partial<Record<'protein' | 'carbohydrate' | 'fat', number>>;

/** What grouping needs to know of a product. */
export interface GroupMember extends Recipe {
  readonly id: number;
  /** The words that all names of its line have (`LineName`); absent where only one line is grouped. */
  readonly line?: string;
  /** An operator decided its family: it does not move to another line, and attracts no other product. */
  readonly decidedByOperator?: boolean;
  readonly proteinType: ProteinType | null;
  /** Its flavor, folded; "" where it is not stated. */
  readonly flavorKey: string;
  /** Number of facts that its records state. */
  readonly statedFacts: number;
  /** The goal by its own figures or name (`assignGoal`). */
  readonly goal: FitnessGoal | null;
}

/** Grams. Figures per 100 g are never compared with figures per serving. */
export interface Macronutrients {
  readonly per: '100' | 'serving';
  readonly protein: number | null;
  readonly carbohydrate: number | null;
  readonly fat: number | null;
}
