import { setImmediate } from 'node:timers/promises';
import { prepareWishes } from '#domain/ingredients/wishes/near-names.ts';
import { mayBelongElsewhere } from '#domain/matching/judge-wanted.ts';
import type { UnderstoodTerm } from '#domain/ingredients/wishes/understood-term.ts';
import type { NameLookUp } from '#domain/sentence/piece.ts';
import { brandsByName, flavorsByWords, lookUpNames } from '#domain/sentence/look-up-names.ts';
import { readSentence } from '#domain/sentence/read-sentence.ts';
import { settingOfWish } from '#domain/sentence/setting-of-wish.ts';
import type { SentenceReading } from '#domain/sentence/sentence-wishes.ts';
import type { Site } from '../site.ts';
import type { CatalogueSnapshot } from '../snapshot/load-catalogue.ts';
import { memoize } from '#domain/memoize.ts';

const namesIn = memoize(({ brands, catalogue }: CatalogueSnapshot) => ({
  brands: brandsByName(brands),
  flavors: flavorsByWords(catalogue.flavors),
}));

/** Reads a sentence as wishes, using the vocabulary and the catalogue's brands and flavors (product.md section 5). */
export async function readShoppersSentence(site: Site, sentence: string): Promise<SentenceReading> {
  return readSentence(sentence, site.sentenceWords, await namesOf(site));
}

async function namesOf(site: Site): Promise<NameLookUp> {
  await prepareWishes(site.vocabulary, setImmediate);
  return lookUpNames(site.vocabulary, namesIn(site.catalogue.current()));
}

/** The most must-haves per search that are checked for another meaning. */
const MAX_LOOKED_AT = 5;

/**
 * For the first must-haves that may belong elsewhere, finds where the shopper can set them instead
 * (`settingOfWish`), keyed by the term as written.
 */
export async function findSettings(
  site: Site,
  mustHave: readonly UnderstoodTerm[],
): Promise<ReadonlyMap<string, string>> {
  const settings = new Map<string, string>();
  const unknown = mustHave.filter(mayBelongElsewhere).slice(0, MAX_LOOKED_AT);
  if (unknown.length === 0) return settings;
  const names = await namesOf(site);
  for (const { term } of unknown) {
    // A term of many words takes milliseconds.
    await setImmediate();
    const setting = settingOfWish(term, site.sentenceWords, names);
    if (setting !== null) settings.set(term, setting);
  }
  return settings;
}
