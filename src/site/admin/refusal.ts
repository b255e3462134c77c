import { ApiError } from '#contract/api.ts';
import { readRefusal } from '../client/read-refusal.ts';

/**
 * Returns a field's error as a sentence: "servingGrams" with "is too large" gives "The serving grams is too large."; a
 * message that begins with a capital follows a colon.
 */
function sentenceOf({
  path,
  message,
}: {
  readonly path: string;
  readonly message: string;
}): string {
  const name = `The ${path.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
  return /^[A-Z]/.test(message) ? `${name}: ${message}.` : `${name} ${message}.`;
}

/**
 * Returns why a call failed, as a sentence: the error of the first field, or the site's own message, or `otherwise`,
 * which is also returned for an aborted call.
 */
export function refusalText(error: unknown, otherwise: string): string {
  if (error instanceof DOMException && error.name === 'AbortError') return otherwise;
  if (!(error instanceof ApiError)) return 'The site could not be reached. Please try again.';
  const refusal = readRefusal(error);
  const [field] = refusal?.fields ?? [];
  return field === undefined ? (refusal?.error ?? otherwise) : sentenceOf(field);
}
