/** The limits beyond which a record is nonsense (docs/catalogue.md). Grams per 100 g; shares of one. */
export const PLAUSIBILITY = {
  proteinPer100: 100,
  macrosPer100: 106,
  energyPer100: 910,
  /** A powder has next to no water: less than this is a serving's figures entered as per 100 g. */
  powderMacrosPer100: 50,
  /** The same where its name says whey or casein, which have no fibre that a label may leave unstated. */
  milkPowderMacrosPer100: 65,
  /** An isolate is nine tenths protein; half of it leaves room for whatever is mixed in. */
  isolateProteinPer100: 50,
  /** A bar has a tenth to a fifth of water: less than this is one bar's figures entered as per 100 g. */
  barMacrosPer100: 60,
  /** The same where a European label may leave fibre unstated, which stands beside its carbohydrate. */
  barMacrosWithoutFiber: 55,
  /** The same again, where there is little energy, too. */
  barMacrosWithEnergy: 65,
  barEnergy: 290,
  /**
   * From this much protein on they are 100 g's all the same where no fibre is stated: a bar of so much protein weighs 60 g
   * or more, and its other macronutrients would show it. What is missing up to its weight is fibre, polyols and water.
   */
  barProteinOf100: 32,
  barMacrosOf100: 45,
  /** More than a drink holds by 100 ml; shots hold more, whose stated serving is at most so many ml. */
  drinkProteinPer100: 13,
  shotMost: 150,
  energyTolerance: 0.25,
  /** Energy above what all of the macronutrients can give: nothing unstated explains it in a powder. */
  energyAbove: 0.15,
  /** Rounding on labels: kcal by which energy may always differ. */
  energyRounding: 15,
  proteinPerServing: 150,
  energyPerServing: 2_500,
} as const;
