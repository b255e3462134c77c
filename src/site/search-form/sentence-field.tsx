import { useId } from 'react';
import type { ResultLayout } from '#contract/search-url.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '../ui/button.tsx';

/**
 * A sentence to search with (product.md section 5): a plain GET form; the server reads it and leads to the address of the
 * wishes it was read as.
 */
export function SentenceField({
  layout,
  searchBox = false,
}: {
  /** How results are drawn, which stays. */
  layout?: ResultLayout | undefined;
  /** Whether `/` focuses this field. */
  searchBox?: boolean;
}) {
  const id = useId();
  return (
    <form method="get" action="/search" aria-label="Search by a sentence">
      {layout !== undefined && <input type="hidden" name="view" value={layout} />}
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        Say what you want
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="say"
          type="text"
          required
          className="input"
          maxLength={LIMITS.sentenceLength}
          placeholder="vegan, no stevia"
          autoComplete="off"
          enterKeyHint="search"
          data-search-box={searchBox ? '' : undefined}
        />
        <Button type="submit" className="shrink-0 px-3 text-sm">
          Read
        </Button>
      </div>
    </form>
  );
}
