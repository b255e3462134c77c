import { z } from 'zod';

/** What a number that is none, or given twice, is told; a bound says itself which it is. */
const error: z.core.$ZodErrorMap = ({ code }) =>
  code === 'invalid_type' ? 'must be one whole number' : undefined;

/** As numbers are written, each in one way: not 0x1, 1e3, +1, 01 or 1.0, which JavaScript takes for numbers as well. */
const WRITTEN = /^-?(?:0|[1-9]\d*)$/;

/** A whole number written in a path or query, once. What is assumed without one is its `prefault`: of a `default` OpenAPI hears nothing. */
export function wholeNumber(minimum: number, maximum: number) {
  return z.preprocess(
    (text) => (typeof text === 'string' && !WRITTEN.test(text) ? Number.NaN : text),
    z.coerce.number<string | number>({ error }).int().min(minimum).max(maximum),
  );
}
