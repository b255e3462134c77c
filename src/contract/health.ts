import { z } from 'zod';

/** Liveness: the process answers. */
export const liveSchema = z.object({ status: z.literal('ok') });

/** Readiness: whether the database answers and the index is built. */
export const readySchema = z
  .object({
    status: z.enum(['ready', 'degraded', 'starting']),
    database: z.enum(['up', 'down']),
    catalogueVersion: z.int().nullable(),
    products: z.int(),
  })
  .meta({ id: 'Readiness' });
