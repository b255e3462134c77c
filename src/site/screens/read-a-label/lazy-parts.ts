import { parsePackUrl } from '#contract/pack-url.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** The parts of the page in chunks of their own: the wishes' form, and what an address asks for. */
export const lazy = {
  SearchForm: lazyPart(async () => (await import('../../search-form/search-form.tsx')).SearchForm),
  BarcodeResult: lazyPart(async () => (await import('./barcode-result.tsx')).BarcodeResult),
  Explanation: lazyPart(async () => (await import('./explanation.tsx')).Explanation),
} as const;

/** Fetches what the page of an address shows in any case. */
export function loadParts(search: string): Promise<unknown> {
  const { gtin, statement, product } = parsePackUrl(search);
  return Promise.all([
    lazy.SearchForm.load(),
    ...(gtin === '' ? [] : [lazy.BarcodeResult.load()]),
    ...(statement === '' && product === null ? [] : [lazy.Explanation.load()]),
  ]);
}

if (import.meta.env.SSR) await Promise.all(Object.values(lazy).map(({ load }) => load()));
