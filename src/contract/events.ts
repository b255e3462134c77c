import { z } from 'zod';
import type { Wire } from './wire.ts';

/** The first-party analytics events, a fixed list (contract). */
export const EVENT_NAMES = [
  'page_view',
  'add_to_comparison',
  'affiliate_click',
  'protein_calculation',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** Text without "@", so that no e-mail address can be stored by way of an event. */
const plain = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[^@\p{Cc}]*$/u, { error: 'must not hold "@" or control characters' });

/** Unknown fields are refused, because this is a write. `path` has no query string. */
export const eventBodySchema = z
  .strictObject({
    name: z.enum(EVENT_NAMES),
    path: plain(200)
      .regex(/^\/[^?#]*$/, { error: 'must be a path without query' })
      .optional(),
    label: plain(100).optional(),
    value: z
      .number()
      .min(-1e9)
      .max(1e9)
      .optional()
      .describe(
        'Grams of a calculation, products in a comparison, id of the product whose link was followed',
      ),
  })
  .meta({ id: 'Event' });
export type EventBody = Wire<typeof eventBodySchema>;
