import { z } from 'zod';

/** A whole number written in a path or query, once. */
export function wholeNumber(minimum: number, maximum: number) {
  return z.coerce
    .number<string | number>({ error: 'must be one whole number' })
    .int()
    .min(minimum)
    .max(maximum);
}
