import { z } from 'zod';
import type { Wire } from './wire.ts';

/** Liveness: the process answers. */
export const liveSchema = z.object({ status: z.literal('ok') });

/** Readiness: `starting` until the index is built; `degraded` means that the database is away or takes no writes (a full disk): reads go on, writes do not. */
export const readySchema = z
  .object({
    status: z.enum(['starting', 'ready', 'degraded']),
    database: z.enum(['up', 'read-only', 'down']),
    catalogueVersion: z.int(),
    products: z.int(),
  })
  .meta({ id: 'Readiness' });
export type Readiness = Wire<typeof readySchema>;
