/** The parts of JSON Schema that the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
}

/** "#/components/schemas/ProductInput" → "Product": readers need one name for input and output. */
export function schemaName(ref: string): string {
  return (ref.split('/').at(-1) ?? ref).replace(/Input$/, '');
}

const INDENT = '  ';

/**
 * Returns a schema for readers, in TypeScript's notation, with the names of other schemas, and with limits as comments.
 */
export function schemaText(schema: Schema, depth = 0): string {
  if (schema.$ref !== undefined) return schemaName(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return union(choices.map((each) => schemaText(each, depth)));
  if (schema.allOf !== undefined) {
    return schema.allOf.map((each) => schemaText(each, depth)).join(' & ');
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length === 0) return 'unknown';
  return union(types.map((type) => typeText(type, schema, depth)));
}

function union(parts: readonly string[]): string {
  return [...new Set(parts)].join(' | ');
}

function typeText(type: string, schema: Schema, depth: number): string {
  if (type === 'array') return listText(schema.items, depth);
  if (type === 'object') return objectText(schema, depth);
  return type;
}

function listText(items: Schema | undefined, depth: number): string {
  const text = items === undefined ? 'unknown' : schemaText(items, depth);
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
}

function objectText(schema: Schema, depth: number): string {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) {
    const values = schema.additionalProperties;
    return typeof values === 'object' ? `{ [key]: ${schemaText(values, depth)} }` : '{}';
  }
  const inner = INDENT.repeat(depth + 1);
  const lines = properties.map(([name, property]) => {
    const optional = schema.required?.includes(name) === true ? '' : '?';
    return `${inner}${name}${optional}: ${schemaText(property, depth + 1)};${remark(property)}`;
  });
  return `{\n${lines.join('\n')}\n${INDENT.repeat(depth)}}`;
}

/** Bounds that come from the number format and mean nothing. */
const NO_BOUND = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

function remark(schema: Schema): string {
  const { minimum, maximum, maxLength, maxItems, description } = schema;
  const bounded = (bound: number | undefined) => bound !== undefined && !NO_BOUND.has(bound);
  const parts = [
    bounded(minimum) ? `from ${minimum}` : '',
    bounded(maximum) ? `to ${maximum}` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
    description ?? '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` // ${parts.join(', ')}`;
}
