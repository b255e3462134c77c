import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { understandWish } from './understand-wish.ts';

const avoided = (written: string) => understandWish(written, 'avoid', vocabulary);

/** English, Polish, Swedish, Danish. */
const WORDS: readonly (readonly [string, ...string[]])[] = [
  ['milk', 'mleko', 'mjölk', 'mælk'],
  ['dairy', 'nabiał', 'mejeriprodukter', 'mælkeprodukter'],
  ['whey', 'serwatka', 'vassle', 'valle'],
  ['casein', 'kazeina', 'kasein', 'kasein'],
  ['egg', 'jajka', 'ägg', 'æg'],
  ['soy', 'soja', 'soja', 'soja'],
  ['wheat', 'pszenica', 'vete', 'hvede'],
  ['gluten', 'gluten', 'gluten', 'gluten'],
  ['barley', 'jęczmień', 'korn', 'byg'],
  ['oat', 'owies', 'havre', 'havre'],
  ['peanut', 'orzeszki ziemne', 'jordnötter', 'jordnødder'],
  ['nuts', 'orzechy', 'nötter', 'nødder'],
  ['almond', 'migdały', 'mandlar', 'mandler'],
  ['hazelnut', 'orzechy laskowe', 'hasselnötter', 'hasselnødder'],
  ['fish', 'ryby', 'fisk', 'fisk'],
  ['crustacean shellfish', 'skorupiaki', 'kräftdjur', 'krebsdyr'],
  ['mollusks', 'mięczaki', 'blötdjur', 'bløddyr'],
  ['sesame', 'sezam', 'sesam', 'sesam'],
  ['mustard', 'gorczyca', 'senap', 'sennep'],
  ['celery', 'seler', 'selleri', 'selleri'],
  ['lupin', 'łubin', 'lupin', 'lupin'],
  ['sulfites', 'siarczyny', 'sulfiter', 'sulfitter'],
  ['lactose', 'laktoza', 'laktos', 'laktose'],
  ['sugar', 'cukier', 'socker', 'sukker'],
  ['sugar alcohols', 'alkohole cukrowe', 'sockeralkoholer', 'sukkeralkoholer'],
  ['sweeteners', 'słodziki', 'sötningsmedel', 'sødestoffer'],
  [
    'artificial sweeteners',
    'sztuczne słodziki',
    'konstgjorda sötningsmedel',
    'kunstige sødestoffer',
  ],
  ['sucralose', 'sukraloza', 'sukralos', 'sucralose'],
  ['aspartame', 'aspartam', 'aspartam', 'aspartam'],
  ['stevia', 'stewia', 'stevia', 'stevia'],
  ['palm oil', 'olej palmowy', 'palmolja', 'palmeolie'],
  ['gelatin', 'żelatyna', 'gelatin', 'gelatine'],
  ['colors', 'barwniki', 'färgämnen', 'farvestoffer'],
  ['preservatives', 'konserwanty', 'konserveringsmedel', 'konserveringsmidler'],
  ['emulsifiers', 'emulgatory', 'emulgeringsmedel', 'emulgatorer'],
  ['pork', 'wieprzowina', 'fläsk', 'svinekød'],
];

test.each(WORDS)(
  '%s covers the same things as its Polish, Swedish and Danish words',
  (...words) => {
    const [english, ...others] = words.map((word) => avoided(word).flatMap((term) => term.members));
    expect(english?.length).toBeGreaterThan(0);
    for (const members of others) expect(members).toEqual(expect.arrayContaining(english ?? []));
  },
);

describe('words around what is avoided are understood in the languages of shoppers', () => {
  test.each([
    ['ohne Milch', 'milk'],
    ['Milch und Soja', 'milk', 'soy'],
    ['sans lait ni soja', 'milk', 'soy'],
    ['sin gluten', 'gluten grains'],
    ['senza latte e soia', 'milk', 'soy'],
    ['zonder melk', 'milk'],
    ['sem leite', 'milk'],
    ['bez mleka i soi', 'milk', 'soy'],
    ['utan mjölk och ägg', 'milk', 'egg'],
    ['uden soja eller gluten', 'soy', 'gluten grains'],
    ['alergia na orzechy', 'nuts'],
    ['allergi mot jordnötter', 'peanut'],
  ])('%s', (written, ...names) => {
    expect(avoided(written).map(({ name }) => name)).toEqual(names);
  });

  test.each(['bar', 'rug', 'haben'])('an English word stays one: %s', (written) => {
    expect(avoided(written)).toMatchObject([{ kind: 'literal' }]);
  });
});
