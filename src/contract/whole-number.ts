import { z } from 'zod';

/** What a number that is none, or given twice, is told; a bound says itself which it is. */
const error: z.core.$ZodErrorMap = ({ code }) =>
  code === 'invalid_type' ? 'must be one whole number' : undefined;

/** A whole number written in a path or query, once. */
export function wholeNumber(minimum: number, maximum: number) {
  return z.coerce.number<string | number>({ error }).int().min(minimum).max(maximum);
}
