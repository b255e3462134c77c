import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

/** Labels of which an audit found that things were concluded that they do not say, by the product's id of that day. */
const LABELS = readFileSync('data/labelled/audited-products.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [product = '', complete = '', contains = '', mayContain = '', statement = ''] =
      line.split('\t');
    const listed = (cell: string) => cell.split('|').filter((each) => each !== '');
    return {
      product,
      complete,
      contains: listed(contains),
      mayContain: listed(mayContain),
      statement,
    };
  });

test.each(LABELS)(
  'product $product: nothing is concluded from what was not read, every presence is seen',
  ({ complete, contains, mayContain, statement }) => {
    const read = explainLabel({ statement }, vocabulary);
    if (complete !== 'either') expect(read.complete).toBe(complete === 'yes');
    expect(read.contains).toEqual(expect.arrayContaining(contains));
    expect([...read.mayContain, ...read.contains]).toEqual(expect.arrayContaining(mayContain));
  },
);

const statementOf = (id: string) => LABELS.find(({ product }) => product === id)?.statement ?? '';

test('sucralose is seen in damaged French texts (1010, 2100, 2073)', () => {
  for (const id of ['1010', '2100', '2073'])
    expect(explainLabel({ statement: statementOf(id) }, vocabulary).sweeteners).toContain(
      'sucralose',
    );
});

test('oat beta glucan is of oats (583)', () => {
  expect(explainLabel({ statement: statementOf('583') }, vocabulary).glutenSources).toContain(
    'oats',
  );
});

test('bare lecithin may be of soy (1139)', () => {
  expect(vocabulary.resolve('lecithin')?.maybeAllergens).toContain('soy');
});
