import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

/** The largest number of a row. */
export const MAX_ROW_ID = 2_147_483_647;

/** The number of a row in the body of a call. */
export const rowIdSchema = z.int().min(1).max(MAX_ROW_ID);

/** The number of a row that an operator's call is about, as both engines number rows. */
export const rowIdParamsSchema = z.object({
  id: wholeNumber(1, MAX_ROW_ID),
});
