import { expect, test } from 'vitest';
import { PROTEIN_TYPES } from '../product/enumerations.ts';
import { proteinTypeOf } from './protein-type.ts';

// @spec Protein type options: Whey Isolate, Whey Concentrate, Whey Blend, Hydrolyzed Whey, Casein, Casein & Whey, Plant Protein, Pea + Rice, Multi-Plant, Multi-Source.
test.each([
  [['whey protein isolate'], 'Whey Isolate'],
  [['whey protein concentrate'], 'Whey Concentrate'],
  [['whey protein'], 'Whey Concentrate'],
  [['whey powder'], 'Whey Concentrate'],
  [['whey protein isolate', 'whey protein concentrate'], 'Whey Blend'],
  [['whey protein concentrate', 'whey protein isolate', 'hydrolyzed whey protein'], 'Whey Blend'],
  [['whey protein isolate', 'hydrolyzed whey protein'], 'Whey Blend'],
  [['hydrolyzed whey protein'], 'Hydrolyzed Whey'],
  [['hydrolyzed whey protein', 'whey protein isolate'], 'Hydrolyzed Whey'],
  [['whey peptides', 'whey protein isolate'], 'Hydrolyzed Whey'],
  [['milk protein isolate', 'calcium caseinate'], 'Casein'],
  [['micellar casein'], 'Casein'],
  [['milk protein isolate', 'whey protein isolate'], 'Casein & Whey'],
  [['soy protein'], 'Plant Protein'],
  [['rice protein', 'pea protein'], 'Pea + Rice'],
  [['pea protein', 'rice protein', 'chia'], 'Multi-Plant'],
  [['hemp protein', 'pea protein'], 'Multi-Plant'],
  [['soy protein', 'whey protein isolate'], 'Multi-Source'],
  [['egg white'], 'Multi-Source'],
  [['whey protein isolate', 'hydrolyzed collagen'], 'Multi-Source'],
  [['bone broth protein'], 'Multi-Source'],
] as const)('%j is %s', (sources, type) => {
  const answer = proteinTypeOf(sources);
  expect(answer.type).toBe(type);
  expect(PROTEIN_TYPES).toContain(type);
  for (const source of sources) expect(answer.reason).toContain(source);
});

test('without a readable source there is no type and no reason', () => {
  expect(proteinTypeOf([])).toEqual({ type: null, reason: null });
});
