import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../site-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type FoundProduct, findProducts } from './find-products.ts';

/** Whether one text continues the other. */
const isTypedOn = (before: string, now: string) => now.startsWith(before) || before.startsWith(now);

/**
 * The state of a box that finds products by name or brand while the shopper types. `find` is the text in the address,
 * and `found` its result, which came with the page.
 */
export function useProductFinder(find: string, found: readonly FoundProduct[] | null) {
  const api = useApi();
  const hydrated = useHydrated();
  const [text, setText] = useState(find);
  const asked = useDeferredValue(text.trim());
  const { data, isError } = useQuery({
    queryKey: ['find-products', asked.toLowerCase()],
    queryFn: async () => ({ asked, products: await findProducts(api, asked) }),
    enabled: hydrated && asked !== '' && asked !== find,
    // Keeps the previous matches while the shopper continues or shortens the text. Another text starts with none.
    placeholderData: (previous) =>
      previous !== undefined && isTypedOn(previous.asked, asked) ? previous : undefined,
  });
  const typed = asked !== '' && asked !== find;
  return {
    text,
    setText,
    /** The text that `matches` belong to. */
    asked: typed && data !== undefined ? data.asked : asked,
    /** Null without a text, or while loading. */
    matches: typed ? (data?.products ?? null) : asked === '' ? null : found,
    isError,
  };
}
