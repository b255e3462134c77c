import { type RefObject, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { type PackView, packParameters, packPath } from '#contract/pack-url.ts';
import { formatCount } from '../../product-card/amount.ts';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { Button } from '../../ui/button.tsx';
import type { PackData } from './pack-data.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

// Picture tools and text reader are loaded on first use.
const { Part: PhotographView } = lazyPart(
  async () => (await import('./photograph/photograph-view.tsx')).PhotographView,
  <p className="mt-3 text-sm">Loading …</p>,
);

/** A statement, typed or from a photograph. The form works without JavaScript. */
export function StatementSection({
  view,
  statement,
  example,
  leads,
  reading,
  photograph,
  setPhotograph,
  field,
  read,
}: {
  view: PackView;
  statement: string;
  example: PackData['example'];
  /** Whether the page's only primary button is here. */
  leads: boolean;
  reading: boolean;
  photograph: boolean;
  setPhotograph: (open: boolean) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  read: (statement: string, unchecked: boolean) => void;
}) {
  const [text, setText] = useState(statement);
  /** Whether the text came from a photograph. No absence is concluded until the shopper has compared the two. */
  const [unchecked, setUnchecked] = useState(view.unchecked);
  const [source, setSource] = useState(statement);
  const tooLong = text.trim().length > LIMITS.statementLength;
  if (source !== statement) {
    // The field starts over with another label, unless it already contains that text.
    setSource(statement);
    if (text.trim() !== statement) {
      setText(statement);
      setUnchecked(view.unchecked);
    }
  }
  return (
    <section aria-labelledby="statement-heading" className="label mt-3 p-3 sm:p-4">
      <h2 id="statement-heading" className="headline text-lg">
        Ingredients
      </h2>
      <div className="needs-script mt-2">
        <Button onClick={() => setPhotograph(!photograph)} aria-expanded={photograph}>
          Photograph the ingredients
        </Button>
      </div>
      {photograph && (
        <PhotographView
          onText={(found) => {
            setText(found);
            setUnchecked(true);
          }}
          onWord={(start, end) => {
            field.current?.focus();
            field.current?.setSelectionRange(start, end);
          }}
          text={text}
        />
      )}
      <form
        method="get"
        // Without JavaScript the explanation comes with a new page, below the wishes.
        action={`${paths.readLabel()}#explanation-heading`}
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!tooLong) read(text.trim(), unchecked);
        }}
      >
        <HiddenFields of={packParameters({ criteria: view.criteria })} />
        <label htmlFor="statement" className="mb-1 block text-sm font-semibold">
          Ingredient statement
        </label>
        <textarea
          ref={field}
          id="statement"
          name="statement"
          rows={4}
          className="input min-h-26"
          required
          aria-invalid={tooLong}
          placeholder="Ingredients: whey protein isolate (milk), natural flavor, sunflower lecithin, stevia. Contains: milk."
          value={text}
          data-search-box=""
          onChange={(event) => setText(event.target.value)}
        />
        {/* The field does not truncate, because the lost text might be a warning. */}
        {tooLong && (
          <p role="alert" className="mt-2 bg-clay-wash px-3 py-2 text-sm text-clay">
            This is longer than {formatCount(LIMITS.statementLength)} letters, which is more than is
            read at once. Paste the ingredients and the warnings beside them alone.
          </p>
        )}
        {unchecked && <Compared />}
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <Button type="submit" variant={leads ? 'primary' : 'secondary'} className="w-30">
            {reading ? 'Reading…' : 'Read it'}
          </Button>
          {unchecked && (
            <Button
              onClick={() => {
                if (tooLong) return;
                setUnchecked(false);
                read(text.trim(), false);
              }}
            >
              I have compared every word: read it
            </Button>
          )}
          {example !== null && (
            <a href={packPath({ criteria: view.criteria, product: example.id })}>
              Try the label of {example.name}
            </a>
          )}
        </div>
      </form>
    </section>
  );
}

function Compared() {
  return (
    <p className="mt-2 bg-amber-wash px-3 py-2 text-sm text-amber">
      This text comes from a photograph, and words may be missing or wrong. What it names counts;
      nothing is concluded from what it does not name until you have compared it with the pack.
    </p>
  );
}
