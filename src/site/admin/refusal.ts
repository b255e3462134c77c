import { ApiError } from '#contract/api.ts';
import { readRefusal } from '../client/read-refusal.ts';

/** "servingGrams" → "The serving grams"; what does not go on in a sentence stands behind a colon ("Too big: …"). */
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

/** Why a call failed, in a sentence for the operator: what was wrong with a field, or what the site says, or `otherwise`, as where she stopped it. */
export function refusalText(error: unknown, otherwise: string): string {
  if (error instanceof DOMException && error.name === 'AbortError') return otherwise;
  if (!(error instanceof ApiError)) return 'The site could not be reached. Please try again.';
  const refusal = readRefusal(error);
  const [field] = refusal?.fields ?? [];
  return field === undefined ? (refusal?.error ?? otherwise) : sentenceOf(field);
}
