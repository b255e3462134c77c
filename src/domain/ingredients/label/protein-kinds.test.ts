import { describe, expect, test } from 'vitest';
import { aKnownDraft, anUnknownDraft } from '../../../../tests/support/entry-drafts.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import type { EntryDraft } from '../list/entry-drafts.ts';
import * as sources from './protein-sources.ts';

const proteinSourcesOf = (drafts: readonly EntryDraft[]) =>
  sources.proteinSourcesOf(drafts, vocabulary.wordClasses);

const protein = (name: string, parent: number | null = null) =>
  aKnownDraft(name, { proteinSource: name, roles: ['protein source'] }, { parent });
const blend = anUnknownDraft('protein blend', { heading: true });

describe('a food in a protein blend', () => {
  const inBlend = (name: string, kind: string, proteinSource: string | null = null) => {
    const food = aKnownDraft(name, { ancestors: ['plants', kind], proteinSource }, { parent: 0 });
    return proteinSourcesOf([blend, food]);
  };

  test.each([
    ['seeds', true],
    ['cereals', true],
    ['legumes', true],
    ['gluten-free grains', true],
    ['fruits', false],
  ])('counts if it is one of the %s: %s', (kind, counts) => {
    expect(inBlend('quinoa', kind)).toEqual(counts ? ['quinoa'] : []);
  });

  test.each(['oil', 'flour', 'powder blend'])('counts whole only: no %s', (part) => {
    expect(inBlend(`oat ${part}`, 'cereals')).toEqual([]);
    expect(inBlend(`oat x${part}x`, 'cereals')).toEqual([`oat x${part}x`]);
  });

  test.each([
    ['chia seed', 'chia'],
    ['flax seed', 'flax'],
    ['hemp seed', 'hemp seed'],
  ])('%s is called %s', (name, called) => {
    const { proteinSource = null } = vocabulary.entries.get(name) ?? {};
    expect(inBlend(name, 'seeds', proteinSource)).toEqual([called]);
  });
});

describe('a general name above its kinds', () => {
  test.each(['milk protein', 'whey', 'milk protein concentrate'])(
    '%s gives way to them',
    (name) => {
      expect(proteinSourcesOf([protein(name), protein('zorb isolate', 0)])).toEqual([
        'zorb isolate',
      ]);
      expect(proteinSourcesOf([protein(name), protein('zorb isolate')])).toEqual([
        name,
        'zorb isolate',
      ]);
    },
  );

  test('a particular one stays', () => {
    expect(proteinSourcesOf([protein('pea protein'), protein('zorb isolate', 0)])).toEqual([
      'pea protein',
      'zorb isolate',
    ]);
  });

  test.each(['milk', 'whey powder'])(
    '"%s" in a protein only says what it is made of',
    (material) => {
      expect(proteinSourcesOf([protein('zorb isolate'), protein(material, 0)])).toEqual([
        'zorb isolate',
      ]);
      expect(proteinSourcesOf([protein('soy protein'), protein(material, 0)])).toEqual([
        'soy protein',
      ]);
    },
  );
});
