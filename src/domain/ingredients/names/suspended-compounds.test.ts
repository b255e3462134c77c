import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);
const namesIn = (statement: string) =>
  read(statement).ingredients.map(({ canonical }) => canonical);

describe('words whose head stands at the end of the row are each read with it', () => {
  test.each([
    ['Sonnenblumen- und Rapsöl', 'sunflower oil', 'canola oil'],
    ['Sonnenblumen-, Soja- und Palmöl', 'sunflower oil', 'soybean oil', 'palm oil'],
    ['Sonnenblumen-/Rapsöl', 'sunflower oil', 'canola oil'],
    ['Sonnenblumen - oder Rapsöl', 'sunflower oil', 'canola oil'],
    ['Erd- und Haselnüsse', 'peanut', 'hazelnut'],
    ['Soja- und Erbsenproteinisolat', 'soy protein isolate', 'pea protein isolate'],
    ['zonnebloem- en koolzaadolie', 'sunflower oil', 'canola oil'],
    ['aard- en hazelnoten', 'peanut', 'hazelnut'],
    ['Sonnenblumen- u. Palmöl', 'sunflower oil', 'palm oil'],
    ['Sonnenblumen- und gehärtetes Palmöl', 'sunflower oil', 'hydrogenated palm oil'],
    ['solros- och rapsolja', 'sunflower oil', 'canola oil'],
    ['jord- och hasselnötter', 'peanut', 'hazelnut'],
    ['solsikke- og rapsolie', 'sunflower oil', 'canola oil'],
    ['jord- og hasselnødder', 'peanut', 'hazelnut'],
  ])('%s', (row, ...names) => {
    expect(namesIn(`${row}, salt`)).toEqual([...names, 'salt']);
  });

  test('a claim of two words is no head of fats', () => {
    expect(read('Reisprotein, Salz. Laktose- und glutenfrei.').contains).toEqual([]);
  });

  test('in a warning, too', () => {
    const { mayContain } = read('Erbsenprotein. Kann Spuren von Erd- und Haselnüssen enthalten.');
    expect(mayContain).toEqual(['tree nuts', 'peanuts']);
  });

  test('what is one name as it is written stays one', () => {
    expect(namesIn('Mono- und Diglyceride von Speisefettsäuren, Salz')).toEqual([
      'mono- and diglycerides',
      'salt',
    ]);
    expect(
      namesIn('Mono- and Diacetyltartaric Esters of Mono- and Diglycerides of Fatty Acids, salt'),
    ).toEqual(['datem', 'salt']);
  });

  test.each([
    ['Milch- und Xyzöl', 'milk'],
    ['Apfel - und Hibiskuskonzentrate', 'apple'],
    ['Milch- und', 'milk'],
  ])('a word of which no name is made stays what it is: %s', (row, name) => {
    expect(namesIn(`Salz, ${row}`)).toContain(name);
  });

  test('the account of the text stays whole', () => {
    const statement = 'Sonnenblumen-, Soja- und Palmöl, Salz';
    const { spans } = read(statement);
    expect(spans.map(({ start, end }) => statement.slice(start, end)).join('')).toBe(statement);
  });
});
