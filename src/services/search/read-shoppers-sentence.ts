import { setImmediate } from 'node:timers/promises';
import { prepareWishes } from '#domain/ingredients/wishes/prepare-wishes.ts';
import type { UnderstoodTerm } from '#domain/matching/criteria.ts';
import { brandsByName, lookUpNames } from '#domain/sentence/look-up-names.ts';
import { readSentence } from '#domain/sentence/read-sentence.ts';
import { settingOfWish } from '#domain/sentence/setting-of-wish.ts';
import type { SentenceReading } from '#domain/sentence/sentence-wishes.ts';
import type { Site } from '../site.ts';
import type { CatalogueSnapshot } from './load-catalogue.ts';
import { memoize } from '#domain/memoize.ts';

const brandsOf = memoize(({ brands }: CatalogueSnapshot) => brandsByName(brands));

/** Reads a sentence as the wishes of a search, with the vocabulary and the brands of the catalogue (product.md section 5). */
export async function readShoppersSentence(site: Site, sentence: string): Promise<SentenceReading> {
  await prepareWishes(site.vocabulary, setImmediate);
  const brands = brandsOf(site.catalogue.current());
  return readSentence(sentence, site.sentenceWords, lookUpNames(site.vocabulary, brands));
}

/** Must-haves that are looked at for another meaning in one search. */
const MOST_LOOKED_AT = 5;

/** Where the first must-haves that no vocabulary knows are set instead, by the words as written (`settingOfWish`). */
export async function findSettings(
  site: Site,
  mustHave: readonly UnderstoodTerm[],
): Promise<ReadonlyMap<string, string>> {
  const settings = new Map<string, string>();
  for (const { term } of mustHave
    .filter(({ kind }) => kind === 'literal')
    .slice(0, MOST_LOOKED_AT)) {
    const reading = await readShoppersSentence(site, term);
    const setting = settingOfWish(term, reading, site.sentenceWords);
    if (setting !== null) settings.set(term, setting);
  }
  return settings;
}
