import fc from 'fast-check';
import type { ApiDocument, Schema } from './api-document.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/**
 * JSON is generated as text, because numbers beyond doubles, duplicate keys and `__proto__` cannot be represented
 * otherwise.
 */
type JsonText = string;

const nested = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Values that are valid nowhere. */
const ODD_VALUES: readonly JsonText[] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e2',
  '1e308',
  '1e999',
  '-1e999',
  '1e-400',
  '2147483648',
  '9007199254740991',
  '9007199254740993',
  '-9223372036854775809',
  '123456789012345678901234567890',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"1"',
  '[]',
  '[null]',
  '[[]]',
  '{}',
  '{"":""}',
  '{"__proto__":{"isVegan":true}}',
  '{"constructor":{"prototype":{"isVegan":true}}}',
  '{"toString":1,"valueOf":1,"then":1}',
  '{"length":1e9}',
  nested('[', ']', 60),
  nested('{"a":', '}', 60),
  nested('[', ']', 5_000),
  `[${'1,'.repeat(3_000)}1]`,
  JSON.stringify('x'.repeat(101)),
  JSON.stringify('x'.repeat(20_001)),
  JSON.stringify('é'.repeat(10_000)),
];

const ODD_KEYS: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  '',
  ' ',
  'id',
  'isAdmin',
  'role',
  'criteria',
  'ids',
  'limit',
  '$ref',
  'a.b',
  'avoidIngredients[]',
  'x'.repeat(300),
  '\u0000',
  '\ud800',
];

/** Bodies that are not JSON. */
const GARBAGE: readonly Buffer[] = [
  Buffer.from(''),
  Buffer.from(' '),
  Buffer.from('{'),
  Buffer.from('{"a":'),
  Buffer.from('{"a":1,}'),
  Buffer.from("{'a':1}"),
  Buffer.from('{a:1}'),
  Buffer.from('[1,]'),
  Buffer.from('undefined'),
  Buffer.from('NaN'),
  Buffer.from('Infinity'),
  Buffer.from('01'),
  Buffer.from('.5'),
  Buffer.from('"\t"'),
  Buffer.from('"\\x41"'),
  Buffer.from('"\\u12"'),
  Buffer.from('{}{}'),
  Buffer.from('{}\u0000'),
  Buffer.from('/* */{}'),
  Buffer.from('<xml/>'),
  Buffer.from('a=b&c=d'),
  Buffer.from('\ufeff{}'),
  Buffer.from('{"email":"a@example.com"}', 'utf16le'),
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x22, 0xc0, 0x80, 0x22]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  Buffer.alloc(100),
  Buffer.from('['.repeat(30_000)),
  Buffer.from('{"a":'.repeat(10_000)),
  Buffer.from(nested('[', ']', 30_000)),
];

const TOO_LARGE: readonly Buffer[] = [
  Buffer.from(JSON.stringify({ avoidIngredients: ['x'.repeat(70_000)] })),
  Buffer.from(`{"ids":[${'1,'.repeat(40_000)}1]}`),
  Buffer.alloc(66_000, ' '),
];

const writeObject = (pairs: readonly (readonly [string, JsonText])[]) =>
  `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;

const hostileString = fc.constantFrom(...HOSTILE_TEXTS).map((text) => JSON.stringify(text));

export const oddJson: fc.Arbitrary<JsonText> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_VALUES) },
  { weight: 2, arbitrary: hostileString },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
);

/** Returns generators of values for the schemas of one document. */
export function jsonOf(document: ApiDocument) {
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.replace('#/components/schemas/', '');
    const known = name === undefined ? schema : document.components.schemas[name];
    if (known === undefined) throw new Error(`the document lacks ${name}`);
    return known;
  };

  function numberOf({ type, minimum = -1e9, maximum = 1e9 }: Schema): fc.Arbitrary<JsonText> {
    const low = Math.max(minimum, Number.MIN_SAFE_INTEGER);
    const high = Math.min(maximum, Number.MAX_SAFE_INTEGER);
    const small = Math.min(high, Math.max(low, 20));
    const whole = fc.integer({ min: Math.ceil(Math.max(low, -3)), max: Math.floor(small) });
    const edges = fc.constantFrom(low, high, low - 1, high + 1);
    const fraction = fc.double({ min: low, max: high, noNaN: true });
    const other = type === 'integer' ? fc.maxSafeInteger() : fraction;
    return fc
      .oneof(
        { weight: 6, arbitrary: whole },
        { weight: 1, arbitrary: edges },
        { weight: 1, arbitrary: other },
      )
      .map((value) => JSON.stringify(value));
  }

  function stringOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema) {
    if (format === 'email') return fc.emailAddress().map((text) => JSON.stringify(text));
    if (format === 'uri') return fc.webUrl().map((text) => JSON.stringify(text));
    if (pattern !== undefined && /^\^\[[^\]]+\]\{\d+\}\$$/.test(pattern)) {
      return fc.stringMatching(new RegExp(pattern)).map((text) => JSON.stringify(text));
    }
    const edge = fc.constantFrom(minLength, maxLength, maxLength + 1).map((n) => 'x'.repeat(n));
    return fc
      .oneof(
        { weight: 5, arbitrary: fc.constantFrom('whey', 'milk', 'sucralose', 'soy', 'nuts', 'A1') },
        { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
        { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
        { weight: 1, arbitrary: edge },
      )
      .map((text) => JSON.stringify(text));
  }

  function listOf({ items = {}, maxItems = 10 }: Schema): fc.Arbitrary<JsonText> {
    const item = valid(items);
    const full = fc
      .tuple(item, fc.constantFrom(maxItems, maxItems + 1))
      .map(([value, count]) => Array.from({ length: count }, () => value));
    return fc
      .oneof(
        { weight: 9, arbitrary: fc.array(item, { maxLength: Math.min(4, maxItems) }) },
        { weight: 1, arbitrary: full },
      )
      .map((values) => `[${values.join(',')}]`);
  }

  function pairsOf(schema: Schema): fc.Arbitrary<(readonly [string, JsonText])[]> {
    const { properties = {}, required = [] } = resolve(schema);
    const each = Object.entries(properties).map(([key, property]) => {
      const pair = valid(property).map((value) => [key, value] as const);
      // Without a limit the response is the whole catalogue, so most requests have one.
      const freq = key === 'limit' ? 12 : 2;
      return required.includes(key) ? pair : fc.option(pair, { nil: null, freq });
    });
    return fc
      .tuple(...each)
      .map((pairs) => pairs.filter((pair): pair is readonly [string, JsonText] => pair !== null));
  }

  /** Generates a value that is mostly valid for the schema. Patterns and trimmed lengths are left to chance. */
  function valid(schema: Schema): fc.Arbitrary<JsonText> {
    const { const: constant, enum: words, anyOf, type } = resolve(schema);
    if (constant !== undefined) return fc.constant(JSON.stringify(constant));
    if (words !== undefined) return fc.constantFrom(...words.map((word) => JSON.stringify(word)));
    if (anyOf !== undefined) return fc.oneof(...anyOf.map(valid));
    if (type === 'boolean') return fc.constantFrom('true', 'false');
    if (type === 'null') return fc.constant('null');
    if (type === 'integer' || type === 'number') return numberOf(resolve(schema));
    if (type === 'string') return stringOf(resolve(schema));
    if (type === 'array') return listOf(resolve(schema));
    if (type === 'object') return pairsOf(schema).map(writeObject);
    return oddJson;
  }

  /** Generates a valid object with one to three faults: a field missing, repeated, of another type, or unknown. */
  function spoilt(schema: Schema): fc.Arbitrary<JsonText> {
    const fault = fc.record({
      kind: fc.constantFrom('drop', 'double', 'replace', 'add'),
      at: fc.nat(40),
      key: fc.constantFrom(...ODD_KEYS),
      value: oddJson,
    });
    const faults = fc.array(fault, { minLength: 1, maxLength: 3 });
    return fc.tuple(pairsOf(schema), faults).map(([pairs, list]) => {
      const spoiling = [...pairs];
      for (const { kind, at, key, value } of list) {
        const index = spoiling.length === 0 ? 0 : at % spoiling.length;
        const [name = key] = spoiling[index] ?? [];
        if (kind === 'drop') spoiling.splice(index, 1);
        else if (kind === 'replace') spoiling.splice(index, 1, [name, value]);
        else spoiling.push([kind === 'double' ? name : key, value]);
      }
      return writeObject(spoiling);
    });
  }

  /**
   * Generates bodies for a schema, from valid ones to those that are not JSON. `examples` are bodies that have an
   * effect.
   */
  function body(schema: Schema, examples: readonly string[] = []): fc.Arbitrary<Buffer> {
    const text = (arbitrary: fc.Arbitrary<string>) => arbitrary.map((json) => Buffer.from(json));
    return fc.oneof(
      { weight: 35, arbitrary: text(valid(schema)) },
      { weight: 30, arbitrary: text(spoilt(schema)) },
      { weight: 6, arbitrary: text(oddJson) },
      { weight: 12, arbitrary: fc.constantFrom(...GARBAGE) },
      { weight: 1, arbitrary: fc.constantFrom(...TOO_LARGE) },
      ...(examples.length === 0
        ? []
        : [{ weight: 16, arbitrary: text(fc.constantFrom(...examples)) }]),
    );
  }

  return { body };
}
