import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { paths, ROUTES } from '#contract/paths.ts';
import { countOf } from '../../product-card/amount.ts';
import { useDebounced } from '../../search-form/use-debounced.ts';
import { useApi } from '../../site-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type BestMatch, findBestMatch } from './find-best-match.ts';
import { HeroLabel } from './hero-label.tsx';
import type { HeroLabelData } from './hero-label-data.ts';

const TYPING_PAUSE_MS = 350;
const PLACEHOLDER = 'vegan powder without stevia or soy, at most 120 kcal';

/** The promise, a sentence to search with, and beside it the label of its best match: at first, of a well-known product. */
export function Hero({ example }: { example: HeroLabelData | null }) {
  const api = useApi();
  const [text, setText] = useState('');
  const said = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['say', said],
    queryFn: () => findBestMatch(api, said),
    enabled: said !== '',
    placeholderData: keepPreviousData,
  });
  const best = said === '' ? undefined : data;
  const label = best?.label ?? example;
  return (
    <section
      id="hero"
      className="page grid items-center gap-x-16 gap-y-8 py-5 md:grid-cols-[1.15fr_1fr] md:py-6"
    >
      <div>
        <h1 className="headline hero-title">Intelligent Protein Discovery</h1>
        <p className="mt-4 max-w-[34rem] text-lg text-soft">
          Smart protein analysis with ingredient filtering, match scoring, and intelligent
          data-driven recommendations.
        </p>
        <form
          method="get"
          action={ROUTES.search}
          aria-label="Search by a sentence"
          className="mt-5 border-t-4 border-ink pt-3"
        >
          <label htmlFor="say" className="mb-1 block text-sm font-semibold">
            Say what you want, and what you do not
          </label>
          <div className="flex gap-2">
            <input
              id="say"
              name="say"
              type="text"
              required
              className="input"
              maxLength={LIMITS.sentenceLength}
              placeholder={PLACEHOLDER}
              autoComplete="off"
              enterKeyHint="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" className="shrink-0">
              Find
            </Button>
          </div>
          <p role="status" className="mt-1 min-h-10 text-sm text-soft">
            {best !== undefined && <ReadAs best={best} />}
          </p>
        </form>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href={paths.homeAnchor('search')} variant="primary" className="px-6">
            Start Your Search
          </ButtonLink>
          <a href={paths.readLabel()} className="tap text-sm font-medium">
            or paste a label to have it read
          </a>
        </div>
      </div>
      {label !== null && (
        <HeroLabel
          label={label}
          note={
            label === example
              ? 'A real product, as its record says.'
              : 'The best match of your sentence.'
          }
        />
      )}
    </section>
  );
}

/** What the sentence was read as, what was not understood, and how many fit. */
function ReadAs({ best: { wishes, unread, perfect } }: { best: BestMatch }) {
  return (
    <>
      {wishes.length > 0 && (
        <>
          Read as: <strong className="font-semibold text-ink">{wishes.join(' · ')}</strong>
          {perfect !== null &&
            (perfect === 0
              ? '. Nothing fits all of it.'
              : `. ${countOf(perfect, 'product')} fit.`)}{' '}
        </>
      )}
      {unread.length > 0 && (
        <span className="text-amber">Not understood: {unread.join(', ')}.</span>
      )}
    </>
  );
}
