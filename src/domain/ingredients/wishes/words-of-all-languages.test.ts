import { describe, expect, test } from 'vitest';
import { readTable } from '../../../../tests/support/read-table.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { understandWish } from './understand-wish.ts';

const avoided = (written: string) => understandWish(written, 'avoid', vocabulary);

describe('an avoided word is understood in every language that shoppers write', () => {
  test.each([
    ['Milch', 'milk', 'de'],
    ['Molke', 'whey', 'de'],
    ['Erdnüsse', 'peanut', 'de'],
    ['erdnusse', 'peanut', null],
    ['Erdnuesse', 'peanut', null],
    ['Weizen', 'wheat', 'de'],
    ['Ei', 'egg', 'de'],
    ['lait', 'milk', 'fr'],
    ['œuf', 'egg', 'fr'],
    ['arachides', 'peanut', null],
    ['cacahuetes', 'peanut', null],
    ['leche', 'milk', 'es'],
    ['huevo', 'egg', 'es'],
    ['latte', 'milk', 'it'],
    ['uova', 'egg', null],
    ['melk', 'milk', 'nl'],
    ['pinda', 'peanut', null],
    ['leite', 'milk', 'pt'],
    ['amendoim', 'peanut', 'pt'],
    ['lactosérum', 'whey', 'fr'],
  ])('%s is %s', (written, name, language) => {
    const [term, ...others] = avoided(written);
    expect(others).toEqual([]);
    expect(term?.kind).not.toBe('literal');
    expect([term?.name, ...(term?.members ?? [])]).toContain(name);
    if (language !== null) expect(term?.language).toBe(language);
  });

  test('an English word covers the same things as its words in nine languages', () => {
    const missed = readTable('tests/support/words-of-shoppers.tsv').flatMap(
      ({ en = '', ...others }) => {
        const wanted = avoided(en).flatMap(({ members }) => members);
        expect(wanted.length, en).toBeGreaterThan(0);
        return Object.values(others).flatMap((written) => {
          const members = avoided(written).flatMap((term) => term.members);
          return written === ''
            ? []
            : wanted.filter((name) => !members.includes(name)).map((name) => `${written}: ${name}`);
        });
      },
    );
    expect(missed).toEqual([]);
  });

  test.each([
    ['milc', 'milk'],
    ['wey', 'whey'],
    ['sucralos', 'sucralose'],
    ['penut', 'peanut'],
  ])('%s is understood, or asked about: %s', (written, meant) => {
    const [term] = avoided(written);
    if (term?.kind === 'literal') expect(term.didYouMean).toContain(meant);
    else expect(term?.name).toBe(meant);
  });
});

test.each([
  ['farina', 'wheat flour'],
  ['Glutamat', 'monosodium glutamate'],
  ['enzimi', 'enzymes'],
  ['enzymen', 'enzymes'],
  ['potas', 'potassium'],
])('%s means what its English word means: %s', (written, name) => {
  expect(avoided(written).map((term) => term.name)).toEqual([name]);
});

test.each([
  ['alergico a las nueces', 'tree nuts'],
  ['alergico a nozes', 'tree nuts'],
  ['intolerance au lactose', 'dairy'],
  ['bin allergisch gegen Haselnuesse', 'hazelnut'],
  ['weder Milch noch Ei', 'milk, egg'],
  ['ni lait ni oeufs', 'milk, egg'],
  ['ni leche ni huevo', 'milk, egg'],
  ['ne latte ne uova', 'milk, egg'],
  ['nem leite nem ovo', 'milk, egg'],
  ['noch melk noch ei', 'milk, egg'],
  ['APLV', 'milk'],
  ['proteine del latte vaccino', 'milk'],
  ['koemelkeiwit', 'milk'],
])('words around an avoided name may stand without their accents: %s', (written, names) => {
  const terms = avoided(written);
  expect(terms.map(({ name }) => name).join(', ')).toBe(names);
});

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
