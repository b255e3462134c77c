import { z } from 'zod';

/**
 * Text of at most `length` characters without control characters and lone surrogates, some of which PostgreSQL cannot
 * store. `text` is the base schema, such as one that trims.
 */
export const plainText = (length: number, text = z.string()) =>
  text.max(length).regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'must not hold control characters' });

/** Like `plainText`, but allows line breaks and tabs. */
export const plainLines = (length: number, text = z.string()) =>
  text.max(length).regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, {
    error: 'must not hold control characters but line breaks and tabs',
  });
