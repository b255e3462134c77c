import { expect, test } from 'vitest';
import { readShipped as read } from '../../../tests/support/read-shipped.ts';
import { readTable } from '../../../tests/support/read-table.ts';

/** Names of foods in the languages of shoppers. */
const NAMES: Readonly<Record<string, string>> = {
  de: 'Erdnüsse',
  fr: 'lait',
  es: 'leche',
  it: 'latte',
  nl: 'melk',
  pt: 'leite',
};

/** A sign that begins a line is a bullet, too, and "cutting" is a goal. */
const NO_DENIALS = new Set(['-', 'cutting']);

test('no word of denial of the table, before a name or behind it, lets the name be asked for', () => {
  const rows = readTable('data/vocabulary/sentence-words.tsv');
  const turned = rows.flatMap(({ meaning = '', language = '', words = '' }) => {
    const name = NAMES[language] ?? 'peanuts';
    const [kind = ''] = meaning.split(':');
    const isBefore = kind === 'negate';
    if ((!isBefore && kind !== 'negate-after') || NO_DENIALS.has(words)) return [];
    const said = isBefore ? `${words} ${name}` : `${name} ${words}`;
    return [said, `vegan, ${said}`].filter((sentence) =>
      read(sentence).mustHave.some((term) => /peanut|milk/.test(term)),
    );
  });
  expect(rows.length).toBeGreaterThan(8_000);
  expect(turned).toEqual([]);
});
