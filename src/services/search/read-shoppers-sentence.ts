import { setImmediate } from 'node:timers/promises';
import { prepareWishes } from '#domain/ingredients/wishes/prepare-wishes.ts';
import { brandsByName, lookUpNames } from '#domain/sentence/look-up-names.ts';
import { readSentence } from '#domain/sentence/read-sentence.ts';
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
