import type { FitnessGoal, ProteinType } from '../product/enumerations.ts';

/** What distinguishes two recipes of one name. */
export interface Recipe {
  /** Protein, carbohydrate and fat, all per 100 g or all per serving; null where not known. */
  readonly figures: Macronutrients;
  /** Allergens it is known to hold, in one text; null where no list is known. */
  readonly allergens: string | null;
  /** The protein type that its name states: it settles the family, however its text was read. */
  readonly namedType?: ProteinType | null;
  /** Its text was not read whole: what was cut off may make a concentrate a blend. */
  readonly cut?: boolean;
  /** The optional words of its name (`lineName`). */
  readonly aside?: string;
  /** Grams per 100 g that lie between two lines of its name, where the name is general (`lineName`). */
  readonly leap?: Leap;
  /** Words of its line that other names of the line may leave out (`lineName`). */
  readonly unsaid?: string;
  /** Lines that its other names tell, which say more than the one shown, where that is general. */
  readonly otherLines?: readonly string[];
  /** What its records call it; absent where nobody named it, or an operator did. */
  readonly called?: Called;
}

/** What a product's own name says, before others of its family are asked. */
export interface Called {
  /** The name as shown, without its flavor. */
  readonly title: string;
  /** The line that its words tell. */
  readonly line: string;
  /** True where these say only of what kind it is ("Protein Bar"). */
  readonly isKind: boolean;
  /** Words of it that say what its protein is made of ("whey"); "" for none. */
  readonly origins: string;
}

/** Grams per 100 g between two lines that bear one general name. */
export type Leap = Partial<Record<'protein' | 'carbohydrate' | 'fat', number>>;

/** One product of a brand and format, as far as grouping looks at it. */
export interface GroupMember extends Recipe {
  readonly id: number;
  /** What every name of its line has; absent where only one line is grouped. */
  readonly line?: string;
  /** Where an operator put it: it leaves its line for no other, and draws none to it. */
  readonly decided?: boolean;
  readonly proteinType: ProteinType | null;
  /** Its flavor, folded; "" where it is not stated. */
  readonly flavorKey: string;
  /** How well it is known. */
  readonly statedFacts: number;
  /** What its own figures or name make of it (`assignGoal`). */
  readonly goal: FitnessGoal | null;
}

/** Grams. Two bases never agree: `per` keeps them apart. */
export interface Macronutrients {
  readonly per: '100' | 'serving';
  readonly protein: number | null;
  readonly carbohydrate: number | null;
  readonly fat: number | null;
}
