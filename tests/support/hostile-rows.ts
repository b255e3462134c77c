/** One row of a source file, as JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns a text that hardly compresses, of letters, digits and spaces. */
function noise(length: number): string {
  let state = 42;
  let text = '';
  while (text.length < length) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += `${state.toString(36)} `;
  }
  return text.slice(0, length);
}

const LONG = noise(100_000);

/** Returns texts that no label prints. */
export function hostileTexts(): readonly string[] {
  return [
    '',
    'whey\u0000protein',
    'a\u0001\u0007\u001b[31mb\u007f',
    'half \ud800 pair',
    '&#55296;&#x110000;&#xd800;&constructor;',
    '\u202ewhey\u202c\ufeff',
    '\ufdfa'.repeat(250),
    'constructor',
    '__proto__',
    'toString, hasOwnProperty, valueOf (constructor)',
    '<script>alert(1)</script>',
    "'; drop table products; --",
    'javascript:alert(1)',
    '1e308',
    '1e309',
    '-1',
    'NaN',
    '0x10',
    LONG,
    `a${' '.repeat(20_000)}b`,
    '('.repeat(20_000),
  ];
}

/** Returns JSON text of values that no field holds. */
function hostileValues(): readonly string[] {
  return [
    ...hostileTexts().map((text) => JSON.stringify(text)),
    'null',
    'true',
    '0',
    '-1',
    '1e308',
    '-1e308',
    '1e999',
    '5e-324',
    '[]',
    '{}',
    '[[["milk"]]]',
    '[null, 7, {"name": "x"}]',
    '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    `${'{"nestedRows":['.repeat(3_000)}{}${']}'.repeat(3_000)}`,
  ];
}

/** Returns the fields of a row, including those of nested objects ("nutriments.proteins_100g"). */
function fieldsOf(row: Row): readonly (readonly string[])[] {
  return Object.entries(row).flatMap(([key, value]) => [
    [key],
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value as Row).map((inner) => [key, ...inner])
      : []),
  ]);
}

const MARK = '\u2603 replaced';

function marked(row: Row, [key = '', ...rest]: readonly string[]): Row {
  return { ...row, [key]: rest.length === 0 ? MARK : marked(row[key] as Row, rest) };
}

/**
 * Returns lines of JSON: the sample with each of its fields replaced by each hostile value in turn, each with an
 * identity of its own, and lines that are no rows at all.
 */
export function hostileRows(sample: Row, identity: string): readonly string[] {
  const values = hostileValues();
  let count = 0;
  const rows = fieldsOf(sample).flatMap((field) =>
    values.map((value) => {
      const own = { ...sample, [identity]: another(String(sample[identity]), (count += 1)) };
      return JSON.stringify(marked(own, field)).replace(JSON.stringify(MARK), () => value);
    }),
  );
  const huge = { ...sample, [identity]: `${String(sample[identity])} ${noise(1_000_000)}` };
  return [
    ...rows,
    JSON.stringify(huge),
    '{"__proto__": {"polluted": 1}}',
    '[]',
    'null',
    '7',
    '{"',
    '\ufffe\u0000',
  ];
}

/** Returns another identity of the same kind: digits stay digits, so that a barcode remains one. */
function another(identity: string, count: number): string {
  return /^\d+$/.test(identity) ? String(200_000_000 + count) : `${identity} ${count}`;
}
