import { z } from 'zod';
import type { Wire } from './wire.ts';

/** Marketplace links of products, each with why it is at fault. */
export const failedLinksSchema = z.array(
  z.object({ productId: z.int(), url: z.string(), reason: z.string() }),
);
export type FailedLinks = Wire<typeof failedLinksSchema>;
