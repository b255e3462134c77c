import { z } from 'zod';

/** The number of a row that an operator's call is about, as both engines number rows. */
export const rowIdParamsSchema = z.object({
  id: z.coerce.number().int().min(1).max(2_147_483_647),
});
