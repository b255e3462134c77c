import { ApiError } from '#contract/api.ts';
import type { ErrorAnswer } from '#contract/errors.ts';

/**
 * Returns the site's own message in a refused call (contract "Errors"); null if the response has none, or if there was
 * no response.
 */
export function readRefusal(failure: unknown): ErrorAnswer | null {
  if (!(failure instanceof ApiError)) return null;
  try {
    const answer = JSON.parse(
      failure.message.slice(`${failure.status}: `.length),
    ) as ErrorAnswer | null;
    return typeof answer?.error === 'string' && answer.error.trim() !== '' ? answer : null;
  } catch {
    return null;
  }
}
