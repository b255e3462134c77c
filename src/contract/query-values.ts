import { distinct } from '#domain/wording.ts';
import { cleanTerm } from './criteria.ts';
import { LIMITS } from './limits.ts';

/** All values of a repeated or comma-separated parameter, trimmed, without blank ones. */
export function list(query: URLSearchParams, name: string): string[] {
  return query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map(cleanTerm)
    .filter((value) => value !== '');
}

/** Parses integers. Texts that are not numbers are dropped (specification section 5). */
export function parseIds(texts: readonly string[]): number[] {
  return distinct(
    texts.map((text) => Number.parseInt(text, 10)).filter((id) => Number.isSafeInteger(id)),
  );
}

/** The values that the texts name, in any case of letters. Other texts are added to `unread`. */
export function known<T extends string>(
  values: readonly T[],
  texts: readonly string[],
  unread: string[],
): T[] {
  const named = (value: string) => (text: string) => text.toLowerCase() === value.toLowerCase();
  unread.push(...texts.filter((text) => !values.some(named(text))));
  return values.filter((value) => texts.some(named(value)));
}

/** The values up to a limit; if there are more, `problems` says so. */
export function first<T>(
  limit: number,
  values: readonly T[],
  what: string,
  problems: string[],
): T[] {
  if (values.length > limit) problems.push(`Only the first ${limit} ${what} were used.`);
  return values.slice(0, limit);
}

/**
 * Returns what a parameter was read as. If it was not understood (undefined), `problems` gets it as it is. Of a
 * repeated one the first value is read, and `problems` names the next that differs.
 */
export function reported<T>(
  query: URLSearchParams,
  name: string,
  read: (text: string) => T | undefined,
  problems: string[],
): T | undefined {
  const [text = '', ...others] = query
    .getAll(name)
    .map((value) => value.trim())
    .filter(Boolean);
  const value = text === '' ? undefined : read(text);
  const left = value === undefined ? text : others.find((other) => other !== text);
  if (left) problems.push(`Not understood: “${name}=${left.slice(0, LIMITS.termLength)}”`);
  return value;
}

export const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text);

export function isTrue(query: URLSearchParams, name: string, problems: string[]): boolean {
  return reported(query, name, oneOf(['true', 'false']), problems) === 'true';
}
