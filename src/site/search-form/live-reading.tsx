import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MatchedProduct } from '#contract/api.ts';
import type { ResultLayout } from '#contract/search-url.ts';
import { paths } from '#contract/paths.ts';
import { countOf } from '../product-card/amount.ts';
import { useApi } from '../site-context.tsx';
import { RemovableChip } from '../ui/chip.tsx';
import { appliedFilters } from '../wishes/applied-filters.ts';
import { findFitting, type Wishes, readWishes } from './read-wishes.ts';
import { useDebounced } from './use-debounced.ts';

const TYPING_PAUSE_MS = 350;

/** How a sentence is read while it is being typed. */
export interface LiveResult {
  /** The sentence that was read. */
  readonly said: string;
  /**
   * The address of the search without the wishes that the shopper removed; null if none was removed, so that the
   * sentence itself is sent.
   */
  readonly address: string | null;
  readonly best: MatchedProduct | null;
}

/**
 * Shows how a sentence is read while it is being typed: its wishes, which can be removed, the words not understood, and
 * the number of matching products (product.md section 5).
 */
export function LiveReading({
  text,
  layout,
  onResult,
}: {
  text: string;
  /** The layout of the results, which the search keeps. */
  layout?: ResultLayout | undefined;
  onResult: (result: LiveResult) => void;
}) {
  const api = useApi();
  const said = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const [left, setLeft] = useState<{ readonly said: string; readonly wishes: Wishes } | null>(null);
  const { data: read } = useQuery({
    queryKey: ['say', said],
    queryFn: () => readWishes(api, said),
    enabled: said !== '',
    placeholderData: keepPreviousData,
  });
  const kept = left?.said === said ? left.wishes : null;
  const wishes = kept ?? read;
  const { data: fitting } = useQuery({
    queryKey: ['fitting', wishes?.criteria, wishes?.filters],
    queryFn: () => (wishes === undefined ? null : findFitting(api, wishes)),
    enabled: wishes !== undefined,
    placeholderData: keepPreviousData,
  });
  const best = fitting?.best ?? null;
  const address = kept === null ? null : paths.search({ ...kept, layout, showAll: true });
  useEffect(() => onResult({ said, address, best }), [onResult, said, address, best]);
  if (said === '' || read === undefined || wishes === undefined) return null;
  const chips = appliedFilters(wishes.criteria, wishes.filters, read.brands);
  return (
    <div className="mt-2 *:not-last:mb-1.5 text-sm">
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="Read as">
          {chips.map(({ key, label, without }) => (
            <li key={key}>
              <RemovableChip label={label} onRemove={() => setLeft({ said, wishes: without })} />
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        <Unread words={read.unread} />
        {chips.length > 0 && fitting != null && (
          <strong className="font-semibold">{fitText(fitting.count)}</strong>
        )}
      </p>
    </div>
  );
}

function Unread({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <span className="text-amber">
      Not understood: {words.map((each) => `“${each}”`).join(', ')}.{' '}
    </span>
  );
}

function fitText(count: number): string {
  if (count === 0) return 'Nothing fits all of it.';
  return `${countOf(count, 'product')} ${count === 1 ? 'fits' : 'fit'}.`;
}
