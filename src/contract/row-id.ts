import { z } from 'zod';
import { MAX_ROW_ID } from '#domain/max-row-id.ts';
import { wholeNumber } from './whole-number.ts';

/** A row id in a request body. */
export const rowIdSchema = z.int().min(1).max(MAX_ROW_ID);

/** A row id in the path of an operator route, within the range of both engines. */
export const rowIdParamsSchema = z.object({
  id: wholeNumber(1, MAX_ROW_ID),
});
