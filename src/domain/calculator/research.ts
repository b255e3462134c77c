/** A publication that supports a sentence of the calculator. */
export interface ResearchSource {
  readonly title: string;
  readonly publisher: string;
  readonly year: number;
  readonly url: string;
}

export const RESEARCH_SOURCES = {
  issn: {
    title: 'International Society of Sports Nutrition Position Stand: protein and exercise',
    publisher: 'Journal of the International Society of Sports Nutrition 14:20',
    year: 2017,
    url: 'https://doi.org/10.1186/s12970-017-0177-8',
  },
  rda: {
    title:
      'Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids',
    publisher: 'Institute of Medicine, National Academies Press',
    year: 2005,
    url: 'https://doi.org/10.17226/10490',
  },
  perMeal: {
    title: 'How much protein can the body use in a single meal for muscle-building?',
    publisher: 'Journal of the International Society of Sports Nutrition 15:10',
    year: 2018,
    url: 'https://doi.org/10.1186/s12970-018-0215-1',
  },
} as const satisfies Record<string, ResearchSource>;

/** g of protein per kg and day for people who train (ISSN position stand, point 2). */
export const TRAINING_RANGE = { low: 1.4, high: 2.0 } as const;

/** g of protein per kg and day recommended for healthy adults (RDA). */
export const RDA_GRAMS_PER_KG = 0.8;

/** Whole grams per day for a body weight, to compare with the calculator's result. */
export interface ResearchRange {
  readonly rda: number;
  readonly low: number;
  readonly high: number;
}

/** What research supports for a body weight in kg: the RDA, and the range for people who train. */
export function researchRange(weightKg: number): ResearchRange {
  return {
    rda: Math.round(weightKg * RDA_GRAMS_PER_KG),
    low: Math.round(weightKg * TRAINING_RANGE.low),
    high: Math.round(weightKg * TRAINING_RANGE.high),
  };
}

/** People who should ask a doctor instead of using a formula. */
export const ASK_A_DOCTOR: readonly string[] = [
  'People with kidney or liver disease, gout, or a disorder of protein metabolism',
  'Anyone who is pregnant or breastfeeding',
  'Anyone under 18',
  'People who take medicines or have had an eating disorder',
];
