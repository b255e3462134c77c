import { describe, expect, it } from 'vitest';
import { readTable } from '../support/read-table.ts';
import type { RawText } from './raw-records.ts';
import { readThings, RecordSearch } from './search-records.ts';
import { allergensOfStatements } from './statement-allergens.ts';
import { fold, Spellings, tokensOf } from './word-index.ts';

const raw = (text: string): RawText => ({
  source: 'test',
  barcode: '1',
  field: 'ingredients',
  text,
});

/** Returns the things of words.tsv that a text mentions. */
function thingsIn(text: string): readonly string[] {
  const search = new RecordSearch([raw(text)]);
  return readThings().flatMap((thing) => (search.find(thing).length > 0 ? [thing.name] : []));
}

describe('the independent search', () => {
  it('knows at least sixty things, each in seven languages', () => {
    const things = readTable('tests/truth/words.tsv');
    expect(things.length).toBeGreaterThanOrEqual(60);
    for (const thing of things)
      for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'])
        expect(thing[language], `${thing['thing']} ${language}`).not.toBe('');
  });

  it.each([
    ['milk', 'Whey Protein Isolate (MILK)'],
    ['milk', 'Voll_milch_pulver, Kakaobutter'],
    ['milk', 'LAKT0SE'],
    ['soy', 'émulsifiant (lécithine de soja)'],
    ['soy', 'SOJAlecithine'],
    ['peanuts', 'partially defatted PEANUTT flour'],
    ['peanuts', 'geröstete Erdnüsse'],
    ['egg', "blanc d'œuf en poudre, arôme de vanille"],
    ['tree nuts', 'Haselnussmark, Salz'],
    ['sucralose', 'édulcorant (sucrabse, sucralase)'],
    ['wheat', 'farine de blé, sucre, arôme de vanille'],
    ['gluten', 'kan indeholde spor af hvede'],
    ['palm oil', 'huile végétale (palme)'],
    ['sulphites', 'dioxyde de soufre'],
  ])('finds %s in "%s"', (thing, text) => {
    expect(thingsIn(text)).toContain(thing);
  });

  it.each([
    ['milk', 'Coconut milk, cocoa butter, peanut butter, milk thistle'],
    ['milk', 'dairy free, milk-free'],
    ['soy', 'Free from milk, egg and soy.'],
    ['soy', 'ohne Soja'],
    ['lactose', 'sans lactose, lactase'],
    ['tree nuts', 'coconut, nutmeg, noix de coco, Erdnuss'],
    ['wheat', 'buckwheat, Buchweizenmehl, trigo sarraceno'],
    ['isomalt', 'isomalto-oligosaccharides'],
    ['sulphites', 'zinc sulfate'],
    ['gelatin', 'gelatinized maca'],
  ])('does not find %s in "%s"', (thing, text) => {
    expect(thingsIn(text)).not.toContain(thing);
  });

  it('does not let a denial reach over the end of its sentence', () => {
    expect(thingsIn('Free from gluten. Contains milk and soy.')).toEqual(
      expect.arrayContaining(['milk', 'soy']),
    );
    expect(thingsIn('sans gluten, lait écrémé en poudre')).toContain('milk');
  });

  it('forgives one error in six letters, one slip of a scanner in four, none in three', () => {
    const spellings = new Spellings([
      'peanutt',
      'pernut',
      'paenut',
      'rni1k',
      'mi1k',
      'egq',
      'rnilk',
    ]);
    expect([...spellings.of('peanut')].toSorted()).toEqual(['peanutt', 'pernut']);
    expect([...spellings.of('milk')].toSorted()).toEqual(['mi1k', 'rnilk']);
    expect([...spellings.of('egg')]).toEqual([]);
  });

  it('joins what a hyphen parts, beside leaving it parted', () => {
    const words = tokensOf(fold('Lecit - hine, wei-eiwit')).map(({ word }) => word);
    expect(words).toEqual(expect.arrayContaining(['lecithine', 'wei', 'eiwit', 'weieiwit']));
  });

  it('tells what is in it from what may be in it', () => {
    const text = raw('Milk protein, cocoa. May contain traces of peanuts. Kann Soja enthalten.');
    const said = allergensOfStatements([text]).get(text) ?? [];
    expect(Object.fromEntries(said.map((each) => [each.allergen, each.precaution]))).toEqual({
      milk: false,
      peanuts: true,
      soy: true,
    });
  });
});
