import { type ReactNode, useCallback, useId, useState } from 'react';
import { ROUTES } from '#contract/paths.ts';
import type { ResultLayout } from '#contract/search-url.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { LiveResult } from './live-reading.tsx';

/** Loaded when typing begins. */
const { Part: LiveReading } = lazyPart(
  async () => (await import('./live-reading.tsx')).LiveReading,
);

/**
 * A sentence to search with (product.md section 5): a plain GET form. The server reads the sentence and redirects to
 * the address of its wishes. With JavaScript, its reading is shown below while it is typed.
 */
export function SentenceField({
  label = 'Say what you want',
  placeholder = 'vegan, no stevia',
  button,
  layout,
  searchBox = false,
  onResult,
}: {
  label?: string;
  placeholder?: string;
  button: ReactNode;
  /** The layout of the results, which the search keeps. */
  layout?: ResultLayout | undefined;
  /** Whether `/` focuses this field. */
  searchBox?: boolean;
  /** Called with the best match of what is typed. */
  onResult?: (result: LiveResult) => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const [result, setResult] = useState<LiveResult | null>(null);
  const noteResult = useCallback(
    (next: LiveResult) => {
      setResult(next);
      onResult?.(next);
    },
    [onResult],
  );
  return (
    <form
      method="get"
      action={ROUTES.search}
      aria-label="Search by a sentence"
      onSubmit={(event) => {
        if (result === null || result.address === null || result.said !== text.trim()) return;
        event.preventDefault();
        window.location.assign(result.address);
      }}
    >
      {layout !== undefined && <input type="hidden" name="view" value={layout} />}
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="say"
          type="text"
          required
          className="input"
          maxLength={LIMITS.sentenceLength}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          data-search-box={searchBox ? '' : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value.trim() === '') noteResult({ said: '', address: null, best: null });
          }}
        />
        <Button type="submit" className="shrink-0 px-3 text-sm">
          {button}
        </Button>
      </div>
      {text.trim() !== '' && <LiveReading text={text} layout={layout} onResult={noteResult} />}
    </form>
  );
}
