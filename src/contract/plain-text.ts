import { z } from 'zod';

/** Text of at most so many characters without control characters, of which PostgreSQL cannot hold all. `text` is what is asked of it before. */
export const plainText = (length: number, text = z.string()) =>
  text.max(length).regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'must not hold control characters' });

/** The same with line breaks and tabs. */
export const plainLines = (length: number, text = z.string()) =>
  text.max(length).regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, {
    error: 'must not hold control characters but line breaks and tabs',
  });
