import { dietaryFlagsOf, type FlagFacts } from '#domain/ingredients/label/dietary-flags.ts';

/** A whole label that was understood, holds nothing special and claims nothing. */
const PLAIN: FlagFacts = {
  claims: [],
  figures: undefined,
  glutenSources: [],
  animal: [],
  maybeAnimal: [],
  lactose: [],
  milk: [],
  hasStatement: true,
  complete: true,
  complete: true,
};

/** The dietary flags of a plain label but for these facts. */
export const flags = (facts: Partial<FlagFacts>) => dietaryFlagsOf({ ...PLAIN, ...facts });
