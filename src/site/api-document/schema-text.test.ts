import { expect, it } from 'vitest';
import { schemaName, schemaText } from './schema-text.ts';

it('names schemas once for both directions', () => {
  expect(schemaName('#/components/schemas/ProductInput')).toBe('Product');
  expect(schemaName('#/components/schemas/Product')).toBe('Product');
});

it.each([
  [{ type: 'string' }, 'string'],
  [{ type: ['number', 'null'] }, 'number | null'],
  [{ const: 'subscribed' }, '"subscribed"'],
  [{ type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
  [{ anyOf: [{ $ref: '#/x/A' }, { type: 'null' }] }, 'A | null'],
  [{ allOf: [{ $ref: '#/x/A' }, { $ref: '#/x/B' }] }, 'A & B'],
  [{ type: 'array', items: { type: 'string' } }, 'string[]'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  [{ type: 'array' }, 'unknown[]'],
  [{ type: 'object' }, '{}'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{ [key]: number }'],
  [{}, 'unknown'],
])('writes %j as %s', (schema, text) => {
  expect(schemaText(schema)).toBe(text);
});

it('writes objects line by line, optional fields with "?", limits as remarks', () => {
  expect(
    schemaText({
      type: 'object',
      required: ['id', 'inner'],
      properties: {
        id: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 9 },
        text: { type: 'string', maxLength: 100, description: 'a word' },
        inner: {
          type: 'object',
          required: ['x'],
          properties: { x: { type: 'number', minimum: 1 } },
        },
        list: { type: 'array', maxItems: 50, items: { type: 'string' } },
      },
    }),
  ).toBe(
    [
      '{',
      '  id: integer; // to 9',
      '  text?: string; // at most 100 characters, a word',
      '  inner: {',
      '    x: number; // from 1',
      '  };',
      '  list?: string[]; // at most 50',
      '}',
    ].join('\n'),
  );
});
