import { readSentence } from '#domain/sentence/read-sentence.ts';
import type { SentenceReading } from '#domain/sentence/sentence-wishes.ts';
import { shippedSentenceNames, shippedSentenceWords } from './sentence-names.ts';

const words = shippedSentenceWords();
const SHIPPED_FLAVORS = [
  'Tiramisu',
  'Lemon Cheesecake',
  'Strawberry Cheesecake',
  'French Vanilla',
  "S'mores",
  'Fruit Punch',
  'Strawberry Banana',
  'Almond & Chocolate',
  'Natural',
  'Coconut',
];

const names = shippedSentenceNames(
  [
    'Optimum Nutrition',
    'Vega',
    'Muscle Milk',
    'Myprotein',
    'Quest Nutrition',
    'Garden of Life',
    'Weider',
    'ESN',
    'Prozis',
    'Foodspring',
    'KIND',
    'ONE',
    'Bulk',
    'Pure Protein',
    'Oh Yeah!',
    "N!CK'S",
    'R.E.D.D.',
    'Grenade',
  ],
  SHIPPED_FLAVORS,
);

/** Reads a sentence with the shipped vocabulary and a few brands. */
export const readShipped = (sentence: string): SentenceReading =>
  readSentence(sentence, words, names());

/** Returns the reading in the notation of test tables, in any order. */
export function written(reading: SentenceReading): string[] {
  const { caloriesMax, sugarMax, proteinMin, proteinPerKcalMin, pricePer25gMax, testedMin } =
    reading.bounds;
  const bound = (name: string, value: number | undefined) =>
    value === undefined ? [] : [`${name}${value}`];
  return [
    ...reading.avoid.map((each) => `-${each}`),
    ...reading.mustHave.map((each) => `+${each}`),
    ...reading.proteinTypes.map((each) => `type:${each}`),
    ...reading.fitnessGoals.map((each) => `goal:${each}`),
    ...reading.brands.map(({ name }) => `brand:${name}`),
    ...reading.flags.map((each) => `flag:${each}`),
    ...reading.formats.map((each) => `format:${each}`),
    ...reading.flavors.map((each) => `flavor:${each}`),
    ...bound('kcal<=', caloriesMax),
    ...bound('sugar<=', sugarMax),
    ...bound('tested>=', testedMin),
    ...bound('protein>=', proteinMin),
    ...bound('per100>=', proteinPerKcalMin),
    ...bound('price<=', pricePer25gMax),
    ...reading.remainder.map((each) => `rest:${each}`),
  ].sort();
}

/** Splits "-soy lecithin flag:isVegan" into its parts, each of which begins with its sign or key. */
export const partsOf = (reading: string): string[] =>
  reading
    .split(
      / (?=[-+]\S|(?:type|goal|brand|flag|format|flavor|rest):|(?:kcal|sugar|price)<=|(?:protein|per100|tested)>=)/,
    )
    .sort();
