import type { Api } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { searchOfSentence } from '#contract/sentence-search.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { DIETARY_FLAG_LABELS } from '#domain/product/enumerations.ts';
import type { SentenceReading } from '#domain/sentence/read-sentence.ts';
import { type HeroLabelData, toHeroLabel } from './hero-label-data.ts';

/** What a sentence was read as, how many products fit all of it, and the best of them. */
export interface BestMatch {
  readonly wishes: readonly string[];
  /** Words that were not understood. */
  readonly unread: readonly string[];
  /** Null where the sentence asks for nothing that was understood. */
  readonly perfect: number | null;
  readonly label: HeroLabelData | null;
}

const FORMATS = { powder: 'powder', rtd: 'drink', bar: 'bar' } as const;

/** The wishes of a sentence in words: "without stevia", "at most 120 kcal". */
export function wishesInWords(reading: SentenceReading): readonly string[] {
  const { caloriesMax, sugarMax, proteinMin, proteinPerKcalMin, pricePer25gMax } = reading.bounds;
  const bound = (value: number | undefined, words: (value: number) => string) =>
    value === undefined ? [] : [words(value)];
  return [
    ...reading.formats.map((format) => FORMATS[format]),
    ...reading.proteinTypes,
    ...reading.flags.map((flag) => DIETARY_FLAG_LABELS[flag].toLowerCase()),
    ...reading.avoid.map((name) => `without ${name}`),
    ...reading.mustHave.map((name) => `with ${name}`),
    ...reading.flavors,
    ...reading.fitnessGoals,
    ...reading.brands.map(({ name }) => name),
    ...bound(caloriesMax, (kcal) => `at most ${kcal} kcal`),
    ...bound(sugarMax, (grams) => `at most ${grams} g sugar`),
    ...bound(proteinMin, (grams) => `at least ${grams} g protein`),
    ...bound(proteinPerKcalMin, (grams) => `at least ${grams} g protein per 100 kcal`),
    ...bound(pricePer25gMax, (dollars) => `at most $${dollars} per 25 g protein`),
  ];
}

/** Reads a sentence and asks for its best match. */
export async function findBestMatch(api: Api, sentence: string): Promise<BestMatch> {
  const reading = await api.readSentence(sentence);
  const { criteria = NO_CRITERIA, filters } = searchOfSentence(reading);
  const wishes = wishesInWords(reading);
  const unread = reading.remainder;
  if (wishes.length === 0) return { wishes, unread, perfect: null, label: null };
  const { items, total } = await api.search(criteria, {
    showAll: !hasCriteria(criteria),
    unconfirmed: false,
    sort: 'match',
    filters,
    families: true,
    limit: 1,
    offset: 0,
  });
  const [best] = items;
  return { wishes, unread, perfect: total, label: best === undefined ? null : toHeroLabel(best) };
}
