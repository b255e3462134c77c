import type { SearchFigures } from '../../../queries.ts';

/** Id of the list of wishes to drop below the near matches, to which the banner links. */
export const WAYS_OUT = 'what-to-drop';

/** Of what is listed: whether nothing meets every wish, and dropping some would help. */
export function hasWaysOut({ perfect, relaxations }: SearchFigures): boolean {
  return perfect === 0 && relaxations.length > 0;
}
