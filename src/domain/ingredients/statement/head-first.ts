import type { PlacedSpan } from './read-statement.ts';

/** Languages in which a thing precedes what it is made of: "amidon de riz". */
const HEAD_FIRST: readonly string[] = ['fr', 'es', 'it', 'pt', 'ro'];

export function isHeadFirst({ atom }: PlacedSpan): boolean {
  return HEAD_FIRST.includes(atom.meaning?.language ?? '');
}
