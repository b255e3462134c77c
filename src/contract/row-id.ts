import { z } from 'zod';
import { MAX_ROW_ID } from '#domain/max-row-id.ts';
import { wholeNumber } from './whole-number.ts';

/** The number of a row in the body of a call. */
export const rowIdSchema = z.int().min(1).max(MAX_ROW_ID);

/** The number of a row that an operator's call is about, as both engines number rows. */
export const rowIdParamsSchema = z.object({
  id: wholeNumber(1, MAX_ROW_ID),
});
