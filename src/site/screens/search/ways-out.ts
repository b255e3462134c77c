import type { SearchFigures } from '../../queries.ts';

/** Id of the wishes to drop, which stand under a list of near matches: the banner leads there. */
export const WAYS_OUT = 'what-to-drop';

/** Whether something is listed, nothing meets every wish, and dropping some would help. */
export function hasWaysOut({ total, perfect, relaxations }: SearchFigures): boolean {
  return total > 0 && perfect === 0 && relaxations.length > 0;
}
