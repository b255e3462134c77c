/** The limits beyond which a record is implausible (docs/catalogue.md). Grams per 100 g; shares of one. */
export const PLAUSIBILITY = {
  proteinPer100: 100,
  macrosPer100: 106,
  energyPer100: 910,
  /** A powder has almost no water: with less, a serving's figures were entered as per 100 g. */
  powderMacrosPer100: 50,
  /** The same if its name says whey or casein, which have no fiber that a label may omit. */
  milkPowderMacrosPer100: 65,
  /** With less protein a powder is none of protein; one that is called a whey has figures of something else. */
  powderProtein: 18,
  /** An isolate is nine tenths protein; half of that leaves room for additions. */
  isolateProteinPer100: 50,
  /** A bar has a tenth to a fifth of water: with less than this, one bar's figures were entered as per 100 g. */
  barMacrosPer100: 60,
  /** The same if a European label may omit fiber, which is not included in its carbohydrate. */
  barMacrosWithoutFiber: 55,
  /** The same again, if there is little energy, too. */
  barMacrosWithEnergy: 65,
  barEnergy: 290,
  /**
   * With at least this much protein the figures are per 100 g even if no fiber is stated: a bar with so much protein
   * weighs 60 g or more, which its other macronutrients would show. The difference to its weight is fiber, polyols and
   * water.
   */
  barProteinOf100: 32,
  barMacrosOf100: 45,
  /** More than a drink has per 100 ml; shots have more, with a stated serving of at most this many ml. */
  drinkProteinPer100: 13,
  shotMost: 150,
  energyTolerance: 0.25,
  /** Energy above what all the macronutrients of a powder can provide, or below it where nothing has less: nothing unstated explains it. */
  energyAbove: 0.15,
  /** kcal by which energy may always differ, because labels round. */
  energyRounding: 15,
  proteinPerServing: 150,
  energyPerServing: 2_500,
} as const;
