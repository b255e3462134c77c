import { ApiError } from '#contract/api.ts';
import type { ErrorAnswer } from '#contract/errors.ts';

/** The site's own words in a refused call (contract "Errors"); null where the answer has none, or none came. */
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
