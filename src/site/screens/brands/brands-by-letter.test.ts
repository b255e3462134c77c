import { expect, it } from 'vitest';
import { brandsByLetter } from './brands-by-letter.ts';

const brand = (name: string, id = 1) => ({
  id,
  name,
  logo: null,
  productsCount: 1,
  familiesCount: 1,
});

it('groups brands by first letter, accents ignored, with other beginnings last', () => {
  const groups = brandsByLetter(
    ['Zeta', 'ábaco', 'Alpha', '1st Phorm', '*think!', 'beta'].map((name) => brand(name)),
  );
  expect(
    groups.map(({ letter, id, brands }) => [letter, id, brands.map(({ name }) => name)]),
  ).toEqual([
    ['A', 'letter-a', ['ábaco', 'Alpha']],
    ['B', 'letter-b', ['beta']],
    ['T', 'letter-t', ['*think!']],
    ['Z', 'letter-z', ['Zeta']],
    ['0-9', 'letter-0-9', ['1st Phorm']],
  ]);
});
