import type { SearchFigures } from '../../../queries.ts';

/** Id of the list of wishes to drop, below the near matches. The banner links to it. */
export const WAYS_OUT = 'what-to-drop';

/** Returns whether no listed product meets every wish and dropping some wishes or filters would help. */
export function hasWaysOut({ perfect, looser, relaxations }: SearchFigures): boolean {
  return perfect === 0 && looser.length + relaxations.length > 0;
}
