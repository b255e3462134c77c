import type { SearchFigures } from '../../../queries.ts';

/** Id of the list of wishes to drop, below the near matches. The banner links to it. */
export const WAYS_OUT = 'what-to-drop';

/** Returns whether nothing is perfect and dropping some wishes or filters would help. */
export function hasWaysOut({ looser, relaxations }: SearchFigures): boolean {
  return looser.length + relaxations.length > 0;
}
