import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

/** The largest number of a row. */
export const MOST_ROWS = 2_147_483_647;

/** The number of a row that an operator's call is about, as both engines number rows. */
export const rowIdParamsSchema = z.object({
  id: wholeNumber(1, MOST_ROWS),
});
