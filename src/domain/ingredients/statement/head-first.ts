import type { PlacedSpan } from './read-statement.ts';

/** Languages in which what a thing is stands before what it is of: "amidon de riz". */
const HEAD_FIRST: readonly string[] = ['fr', 'es', 'it', 'pt', 'ro'];

export function isHeadFirst({ atom }: PlacedSpan): boolean {
  return HEAD_FIRST.includes(atom.meaning?.language ?? '');
}
