import { useCallback, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { LiveResult } from '../../search-form/live-reading.tsx';
import { SentenceField } from '../../search-form/sentence-field.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { HeroLabel } from './hero-label.tsx';
import { type HeroLabelData, toHeroLabel } from './hero-label-data.ts';

/**
 * The headline, a sentence to search with, and the label of its best match, which at first is a well-known product's.
 */
export function Hero({ example }: { example: HeroLabelData | null }) {
  const [best, setBest] = useState<HeroLabelData | null>(null);
  const noteResult = useCallback(
    (result: LiveResult) => setBest(result.best === null ? null : toHeroLabel(result.best)),
    [],
  );
  const label = best ?? example;
  return (
    <section
      id="hero"
      className="page grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-4 py-3 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:py-6"
    >
      <div>
        <h1 className="headline hero-title">Intelligent Protein Discovery</h1>
        <p className="mt-3 max-w-xl text-soft sm:text-lg">
          Smart protein analysis with ingredient filtering, match scoring, and intelligent
          data-driven recommendations.
        </p>
        <div className="mt-3 border-t-4 border-ink pt-3 pb-4">
          <SentenceField
            label="Say what you want, and what you do not"
            placeholder="vegan powder without stevia or soy, at most 120 kcal"
            button="Find"
            onResult={noteResult}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6">
          <ButtonLink href={paths.homeAnchor('search')} variant="primary" className="px-4 sm:px-6">
            Start Your Search
          </ButtonLink>
          <a href={paths.readLabel()} className="tap text-sm font-medium">
            <span>
              or paste a label<span className="max-sm:sr-only"> to have it read</span>
            </span>
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
