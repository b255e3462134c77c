import { parsePackUrl } from '#contract/pack-url.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** The parts of the page with chunks of their own: the wishes form, and the results that an address requests. */
export const lazy = {
  SearchForm: lazyPart(async () => (await import('../../search-form/search-form.tsx')).SearchForm),
  BarcodeResult: lazyPart(async () => (await import('./barcode-result.tsx')).BarcodeResult),
  Explanation: lazyPart(async () => (await import('./explanation.tsx')).Explanation),
} as const;

/** Fetches the parts that the page of an address shows. */
export function loadParts(search: string): Promise<unknown> {
  const { gtin, statement, product } = parsePackUrl(search);
  return Promise.all([
    lazy.SearchForm.load(),
    ...(gtin === '' ? [] : [lazy.BarcodeResult.load()]),
    ...(statement === '' && product === null ? [] : [lazy.Explanation.load()]),
  ]);
}

if (import.meta.env.SSR) await Promise.all(Object.values(lazy).map(({ load }) => load()));
