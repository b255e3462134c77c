import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type LabelledStatement, scoreStatements } from '../../../scripts/label-scores.ts';
import { readVocabulary } from '#importer/read-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const vocabulary = readVocabulary();
const { groups } = JSON.parse(readFileSync('data/labelled/canonical_equivalents.json', 'utf8')) as {
  groups: string[][];
};

/** The standard of quality.md 2, on the statements labelled by hand. */
describe.each([
  ['given', 60],
  ['reporting', 60],
  ['fresh-a', 40],
  ['fresh-b', 40],
] as const)('the hand-labelled statements (%s)', (file, least) => {
  const statements = readFileSync(`data/labelled/${file}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledStatement);
  const score = () =>
    scoreStatements(statements, (label) => explainLabel(label, vocabulary), groups);

  test(`at least ${least} statements`, () => {
    expect(statements.length).toBeGreaterThanOrEqual(least);
  });
  test('allergens: every one found, at least 98 % right', () => {
    const { sets } = score();
    expect(sets['allergens']?.recall).toBe(1);
    expect(sets['allergens']?.precision).toBeGreaterThanOrEqual(0.98);
  });
  test('ingredient lists: F1 of at least 0.97 on canonical names', () => {
    expect(score().sets['ingredient list']?.f1).toBeGreaterThanOrEqual(0.97);
  });
  test('protein type: at least 95 %', () => {
    expect(score().proteinType.agreement).toBeGreaterThanOrEqual(0.95);
  });
  test('vegan by ingredients: no false "vegan", at least 95 % agreement', () => {
    const { vegan } = score();
    expect(vegan.falseVegan).toBe(0);
    expect(vegan.agreement).toBeGreaterThanOrEqual(0.95);
  });
  test('intense sweeteners: at least 99 % found', () => {
    expect(score().sets['sweeteners']?.recall).toBeGreaterThanOrEqual(0.99);
  });
});
