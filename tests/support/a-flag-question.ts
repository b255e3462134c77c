import { claimsOf } from '#domain/ingredients/label/claims.ts';
import { dietaryFlagsOf, type FlagFacts } from '#domain/ingredients/label/dietary-flags.ts';
import { vocabulary } from './shipped-vocabulary.ts';

/** A completely understood label without special ingredients or claims. */
const PLAIN: FlagFacts = {
  claims: [],
  figures: undefined,
  assumed: undefined,
  carbohydrateIncludesFiber: true,
  glutenSources: [],
  animal: [],
  maybeAnimal: [],
  lactose: [],
  milk: [],
  maybeMilk: [],
  mayContainMilk: false,
  hasStatement: true,
  complete: true,
};

/** Facts with claims and name as texts of a label. */
type Question = Partial<Omit<FlagFacts, 'claims'>> & {
  readonly claims?: readonly string[];
  readonly name?: string;
};

/** Returns the dietary flags of a plain label with these facts. */
export const flags = ({ claims = [], name, ...facts }: Question) =>
  dietaryFlagsOf({
    ...PLAIN,
    ...facts,
    claims: claimsOf({ statement: '', claims, name }, [], vocabulary.lexicon),
  });
