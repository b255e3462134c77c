import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';
import {
  ASK_A_DOCTOR,
  RDA_GRAMS_PER_KG,
  RESEARCH_SOURCES,
  researchRange,
  TRAINING_RANGE,
} from './research.ts';

test('88 g from servings of 22 g: 4 a day, a tub of 30 lasts 7.5 days, a month costs four tubs', () => {
  expect(coverage(88, { proteinPerServing: 22, servings: 30, price: 30 })).toEqual({
    grams: 88,
    servingsPerDay: 4,
    daysPerPackage: 7.5,
    monthlyCost: 120,
  });
});

test.each([
  [{ proteinPerServing: null, servings: 30, price: 30 }, null, null, null],
  [{ proteinPerServing: 0, servings: 30, price: 30 }, null, null, null],
  [{ proteinPerServing: 22, servings: null, price: 30 }, 4, null, null],
  [{ proteinPerServing: 22, servings: 0, price: 30 }, 4, null, null],
  [{ proteinPerServing: 22, servings: 30, price: null }, 4, 7.5, null],
])('%j: what is unknown stays unknown', (product, servingsPerDay, daysPerPackage, monthlyCost) => {
  expect(coverage(88, product)).toEqual({ grams: 88, servingsPerDay, daysPerPackage, monthlyCost });
});

test('small needs and large servings count too', () => {
  const { servingsPerDay } = coverage(1, { proteinPerServing: 1, servings: 1, price: 1 });
  expect(servingsPerDay).toBe(1);
});

test('nothing needed is covered by nothing that can be counted', () => {
  expect(coverage(0, { proteinPerServing: 22, servings: 30, price: 30 }).servingsPerDay).toBeNull();
});

test('the range that research supports', () => {
  expect(researchRange(70)).toEqual({ rda: 56, low: 98, high: 140 });
  expect(researchRange(68.0388)).toEqual({ rda: 54, low: 95, high: 136 });
});

test('the grams per kg behind it', () => {
  expect(TRAINING_RANGE).toEqual({ low: 1.4, high: 2 });
  expect(RDA_GRAMS_PER_KG).toBe(0.8);
});

test('every source can be looked up by title, publisher, year and address', () => {
  expect(RESEARCH_SOURCES).toEqual({
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
  });
});

test('four groups of people are sent to a doctor', () => {
  expect(ASK_A_DOCTOR).toEqual([
    'People with kidney or liver disease, gout, or a disorder of protein metabolism',
    'Anyone who is pregnant or breastfeeding',
    'Anyone under 18',
    'People who take medicines or have had an eating disorder',
  ]);
});
