import { z } from 'zod';
import type { Wire } from './wire.ts';

/** Liveness: the process answers. */
export const liveSchema = z.object({ status: z.literal('ok') });

/**
 * Readiness. `starting`: the index is not built yet. `degraded`: the database is unavailable or accepts no writes (a
 * full disk), so only reads are served.
 */
export const readySchema = z
  .object({
    status: z.enum(['starting', 'ready', 'degraded']),
    database: z.enum(['up', 'read-only', 'down']),
    catalogueVersion: z.int(),
    products: z.int(),
  })
  .meta({ id: 'Readiness' });
export type Readiness = Wire<typeof readySchema>;
