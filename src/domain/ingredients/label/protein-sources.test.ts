import { describe, expect, test } from 'vitest';
import { aKnownDraft, anUnknownDraft } from '../../../../tests/support/entry-drafts.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import type { EntryDraft } from '../list/entry-drafts.ts';
import { explainLabel } from './explain-label.ts';
import * as sources from './protein-sources.ts';

const proteinSourcesOf = (drafts: readonly EntryDraft[]) =>
  sources.proteinSourcesOf(drafts, vocabulary.wordClasses);

const protein = (name: string, more: Partial<EntryDraft> = {}): EntryDraft =>
  aKnownDraft(name, { proteinSource: name, roles: ['protein source'] }, more);
const seed = (name: string, more: Partial<EntryDraft> = {}): EntryDraft =>
  aKnownDraft(
    name,
    { ancestors: ['seeds'], proteinSource: vocabulary.entries.get(name)?.proteinSource ?? null },
    more,
  );
const heading = (name: string, parent: number | null = null): EntryDraft =>
  anUnknownDraft(name, { heading: true, parent });
const inside = { parent: 0 };

describe('proteins at the top level', () => {
  test('count in label order, each once, by the name of the rules', () => {
    const rice = aKnownDraft('brown rice protein', {
      proteinSource: 'rice protein',
      roles: ['protein source'],
    });
    expect(
      proteinSourcesOf([
        protein('whey protein isolate'),
        rice,
        protein('casein'),
        protein('whey protein isolate'),
      ]),
    ).toEqual(['whey protein isolate', 'rice protein', 'casein']);
  });

  test('count not below 2 %, not unknown, not where protein is not what they are for', () => {
    expect(
      proteinSourcesOf([
        protein('casein', { minor: true }),
        anUnknownDraft('zorbium protein'),
        aKnownDraft('milk', { proteinSource: 'milk', roles: ['other'] }),
        protein('soy'),
        seed('chia seed'),
      ]),
    ).toEqual([]);
  });
});

test('gelatin is no protein of the product', () => {
  const statement = 'Pea protein, gelatin, salt';
  expect(explainLabel({ statement }, vocabulary).proteinSources).toEqual(['pea protein']);
});

describe('what a protein stands in', () => {
  test.each([
    ['protein blend', true],
    ['rice crisp', true],
    ['protein chip', true],
    ['amino complex', true],
    ['chocolate coating', false],
    ['protein cookie', false],
    ['chocolate protein crisp', true],
    ['caramel filling', false],
    ['vitamin blend', false],
    ['granola', false],
    ['enzyme complex', false],
    ['zorbium', true],
    ['zorbium coating', false],
  ])('in "%s" a protein counts: %s', (name, counts) => {
    const above = anUnknownDraft(name);
    expect(proteinSourcesOf([above, protein('casein', inside)])).toEqual(counts ? ['casein'] : []);
  });

  test('any heading lets it count that names nothing else', () => {
    expect(proteinSourcesOf([heading('zorbium'), protein('casein', inside)])).toEqual(['casein']);
    expect(proteinSourcesOf([heading('coating'), protein('casein', inside)])).toEqual([]);
  });

  test('a food that the vocabulary knows is no trade name of a blend', () => {
    expect(proteinSourcesOf([seed('chia seed'), protein('casein', inside)])).toEqual([]);
  });

  test('all that is above it decides, however deep', () => {
    const drafts = (top: string) => [
      anUnknownDraft(top),
      anUnknownDraft('protein blend', inside),
      protein('casein', { parent: 1 }),
    ];
    expect(proteinSourcesOf(drafts('soy crisp'))).toEqual(['casein']);
    expect(proteinSourcesOf(drafts('yogurt coating'))).toEqual([]);
    expect(proteinSourcesOf(drafts('zorbium'))).toEqual(['casein']);
  });

  test('a protein named for a coating is still a protein', () => {
    const above = protein('whey cream');
    expect(proteinSourcesOf([above, protein('casein isolate', inside)])).toEqual([
      'whey cream',
      'casein isolate',
    ]);
  });
});

describe('in a protein', () => {
  test('what it is made of does not count again', () => {
    expect(proteinSourcesOf([protein('whey protein isolate'), protein('whey', inside)])).toEqual([
      'whey protein isolate',
    ]);
    const blend = aKnownDraft(
      'milk protein blend',
      { proteinSource: 'milk protein', roles: ['protein source'] },
      { heading: true },
    );
    expect(proteinSourcesOf([blend, protein('casein', inside)])).toContain('casein');
  });
});

describe('seeds, grains, legumes and eggs', () => {
  test.each([
    ['protein blend', ['chia']],
    ['fiber blend', []],
  ])('in a %s: %j', (name, expected) => {
    expect(proteinSourcesOf([heading(name), seed('chia seed', inside)])).toEqual(expected);
  });

  test('only the nearest heading says whether it is a protein blend', () => {
    const nested = (above: EntryDraft) => [
      heading('protein blend'),
      above,
      seed('chia seed', { parent: 1 }),
    ];
    expect(proteinSourcesOf(nested(heading('seed blend', 0)))).toEqual([]);
    expect(proteinSourcesOf(nested(heading('seed protein blend', 0)))).toEqual(['chia']);
    expect(proteinSourcesOf(nested(anUnknownDraft('protein thing', inside)))).toEqual([]);
  });

  test('an egg counts in a protein blend only', () => {
    const egg = aKnownDraft('egg', {}, inside);
    expect(proteinSourcesOf([heading('protein blend'), egg])).toEqual(['egg']);
    expect(proteinSourcesOf([heading('blend'), egg])).toEqual([]);
  });
});
