import { type CardProduct, toCardProduct } from '../../product-card/card-product.ts';
import type { Product } from '#domain/product/product.ts';

/** Progress while the length of the response is unknown (specification section 4, "Browse section"). */
export const PROGRESS = {
  start: 5,
  everyMs: 1500,
  stepFrom: 5,
  stepTo: 15,
  cap: 90,
  done: 100,
} as const;

/** Returns the next value of a progress bar whose end is unknown. `dice` is a random number in [0, 1). */
export function nextProgress(now: number, dice: number): number {
  const step = PROGRESS.stepFrom + dice * (PROGRESS.stepTo - PROGRESS.stepFrom);
  return Math.min(PROGRESS.cap, now + step);
}

/**
 * Finds products whose name, brand name or protein type contains a text, case-insensitive (specification section 5).
 */
export function findInCatalogue<T extends Pick<CardProduct, 'name' | 'brand' | 'proteinType'>>(
  products: readonly T[],
  text: string,
): readonly T[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return products;
  return products.filter(({ name, brand, proteinType }) =>
    [name, brand.name, proteinType ?? ''].some((field) => field.toLowerCase().includes(wanted)),
  );
}

/** How long the full bar is shown before the list replaces it, in ms. */
const SEEN_MS = 50;

/**
 * Returns the whole list of GET /api/proteins as cards. `onShare` is called with the share received, 0 to 1: at the
 * end, and during the transfer if the response states its length. Throws "status: text" for any response but success.
 */
export async function fetchCatalogue(
  onShare: (share: number) => void,
  signal?: AbortSignal,
): Promise<CardProduct[]> {
  const answer = await fetch('/api/proteins', {
    credentials: 'include',
    headers: { accept: 'application/json' },
    ...(signal === undefined ? {} : { signal }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  const text = await readText(answer, onShare);
  onShare(PROGRESS.done / 100);
  await new Promise((resume) => setTimeout(resume, SEEN_MS));
  return (JSON.parse(text) as Product[]).map(toCardProduct);
}

async function readText(answer: Response, onShare: (share: number) => void): Promise<string> {
  const length = Number(answer.headers.get('content-length') ?? 0);
  // A compressed response states its compressed length, which cannot be compared with the stream's bytes.
  if (answer.body === null || length === 0 || answer.headers.has('content-encoding'))
    return answer.text();
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    received += value.length;
    text += decoder.decode(value, { stream: true });
    onShare(Math.min(1, received / length));
  }
}
