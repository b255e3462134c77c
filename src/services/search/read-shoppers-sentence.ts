import { setImmediate } from 'node:timers/promises';
import { prepareWishes } from '#domain/ingredients/wishes/prepare-wishes.ts';
import type { NameLookUp } from '#domain/sentence/cut-pieces.ts';
import { lookUpNames } from '#domain/sentence/look-up-names.ts';
import { readSentence } from '#domain/sentence/read-sentence.ts';
import type { SentenceReading } from '#domain/sentence/sentence-wishes.ts';
import type { Site } from '../site.ts';
import type { CatalogueSnapshot } from './load-catalogue.ts';

const namesOf = new WeakMap<CatalogueSnapshot, NameLookUp>();

/** Reads a sentence as the wishes of a search, with the vocabulary and the brands of the catalogue (product.md section 5). */
export async function readShoppersSentence(site: Site, sentence: string): Promise<SentenceReading> {
  await prepareWishes(site.vocabulary, setImmediate);
  const snapshot = site.catalogue.current();
  let names = namesOf.get(snapshot);
  if (names === undefined) {
    names = lookUpNames(site.vocabulary, snapshot.brands);
    namesOf.set(snapshot, names);
  }
  return readSentence(sentence, site.sentenceWords, names);
}
