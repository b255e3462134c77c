import { z } from 'zod';

/** The message for a value that is not a number or is given twice. Errors of bounds have their own message. */
const error: z.core.$ZodErrorMap = ({ code }) =>
  code === 'invalid_type' ? 'must be one whole number' : undefined;

/** The decimal notation of integers. Excludes 0x1, 1e3, +1, 01 and 1.0, which JavaScript also accepts as numbers. */
const WRITTEN = /^-?(?:0|[1-9]\d*)$/;

/**
 * A whole number that is written once in a path or query. Set a default value by `prefault`, because `default` is
 * missing from the OpenAPI document.
 */
export function wholeNumber(minimum: number, maximum: number) {
  return z.preprocess(
    (text) => (typeof text === 'string' && !WRITTEN.test(text) ? Number.NaN : text),
    z.coerce.number<string | number>({ error }).int().min(minimum).max(maximum),
  );
}
