import { describe, expect, it } from 'vitest';
import { aSourceRecord } from '../../../../tests/support/a-source-record.ts';
import { derive } from '../../../../tests/support/a-derivation.ts';
import { judgeAvoidTerm } from '../../matching/judge-avoid.ts';
import { explainLabel } from '../label/explain-label.ts';
import { understandTerm } from './understand-term.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';

function status(statement: string, name: string, avoided: string): string {
  const record = aSourceRecord({ name, statement, readable: true });
  const { product } = derive([record], (label) => explainLabel(label, vocabulary));
  const term = understandTerm(avoided, vocabulary);
  return judgeAvoidTerm({ ...product, brand: { name: '' } }, term).status;
}

describe('oats, where gluten is avoided', () => {
  it.each([
    ['Rolled oats, salt', 'Bar', 'unknown'],
    ['Gluten free oats, salt', 'Bar', 'met'],
    ['Rolled oats, salt. Gluten free.', 'Bar', 'met'],
    ['Rolled oats, salt', 'Gluten Free Bar', 'met'],
    ['Haferflocken, Salz', 'Riegel glutenfrei', 'met'],
    ['Gluten free oats, oat flour', 'Bar', 'unknown'],
    ['Gluten free oats, wheat flour', 'Bar', 'unmet'],
    ['Rolled oats, barley malt', 'Gluten Free Bar', 'unmet'],
    ['Rolled oats, salt. Contains gluten.', 'Gluten Free Bar', 'unmet'],
    ['Rolled oats, zorbium', 'Gluten Free Bar', 'unknown'],
  ])('%s, called %s: %s', (statement, name, expected) => {
    expect(status(statement, name, 'gluten')).toBe(expected);
    expect(status(statement, name, 'oats')).toBe('unmet');
  });
});
