import { z } from 'zod';
import type { Wire } from './wire.ts';

/** Faulty marketplace links of products, each with the reason. */
export const failedLinksSchema = z.array(
  z.object({ productId: z.int(), url: z.string(), reason: z.string() }),
);
export type FailedLinks = Wire<typeof failedLinksSchema>;
