import { parsePackUrl } from '#contract/pack-url.ts';
import { latePart } from '../../ui/late-part.tsx';

/** The parts of the page in chunks of their own: the wishes' form, and what an address asks for. */
export const late = {
  SearchForm: latePart(async () => (await import('../../search-form/search-form.tsx')).SearchForm),
  BarcodeResult: latePart(async () => (await import('./barcode-result.tsx')).BarcodeResult),
  Explanation: latePart(async () => (await import('./explanation.tsx')).Explanation),
} as const;

/** Fetches what the page of an address shows in any case. */
export function loadLateParts(search: string): Promise<unknown> {
  const { gtin, statement, product } = parsePackUrl(search);
  return Promise.all([
    late.SearchForm.load(),
    ...(gtin === '' ? [] : [late.BarcodeResult.load()]),
    ...(statement === '' && product === null ? [] : [late.Explanation.load()]),
  ]);
}

if (import.meta.env.SSR) await Promise.all(Object.values(late).map(({ load }) => load()));
