import type { ReactNode, RefObject } from 'react';
import type { PackView } from '#contract/pack-url.ts';
import { paths } from '#contract/paths.ts';
import type { CriterionStatus } from '#domain/matching/criteria.ts';
import { DIETARY_FLAG_LABELS, DIETARY_FLAGS, type PrecautionBasis } from '#domain/enumerations.ts';
import { countOf } from '../../product-card/amount.ts';
import { MarkedStatement } from '../../statement/marked-statement.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateMark, statusOf } from '../../ui/state-mark.tsx';
import type { ReadLabel } from './on-device/explain-with-fallback.ts';
import { PackVerdict } from './pack-verdict.tsx';
import { useAnswerFocus } from './use-answer-focus.ts';
import { EntryTree } from './entry-tree.tsx';

const PRECAUTION_WORDS: Readonly<Record<PrecautionBasis, string>> = {
  'may contain': 'may contain',
  traces: 'traces of',
  facility: 'facility handles',
};

const ANSWERS: Readonly<Record<CriterionStatus, string>> = {
  met: 'Yes',
  unmet: 'No',
  unknown: 'Cannot tell',
};

/** The explanation of a statement, in the order of a careful reader's questions. */
export function Explanation({
  label,
  statement,
  view,
  asked,
}: {
  label: ReadLabel;
  statement: string;
  view: PackView;
  asked: RefObject<boolean>;
}) {
  const heading = useAnswerFocus(asked, label);
  const real = label.ingredients.filter(({ heading }) => !heading);
  return (
    <section aria-labelledby="explanation-heading" className="mt-6">
      <h2
        ref={heading}
        id="explanation-heading"
        tabIndex={-1}
        className="headline text-xl outline-none"
      >
        {countOf(real.length, 'ingredient')}
      </h2>
      {label.onDevice && (
        <p className="text-sm text-soft">Read on this device, without a network.</p>
      )}
      {label.match !== undefined && (
        <>
          <PackVerdict match={label.match} open />
          <p className="mt-2 text-sm">
            <a href={alikeThatFit(label, view)} className="tap font-semibold">
              Find products like this that fit
            </a>
          </p>
        </>
      )}
      <Verdict label={label} unchecked={view.unchecked} />
      <div className="mt-4">
        <MarkedStatement
          text={statement}
          spans={label.spans}
          allergens={[
            ...label.contains,
            ...real
              .filter(({ allergens }) => allergens.length > 0)
              .map(({ canonical }) => canonical),
          ]}
        />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h3 className="headline rule-below text-lg">Ingredient by ingredient</h3>
          <EntryTree entries={label.ingredients} />
        </div>
        <div className="*:not-last:mb-8">
          <div>
            <h3 className="headline rule-below text-lg">What it contains</h3>
            <dl>
              <Fact name="Contains">
                {label.contains.map((allergen) => (
                  <Chip key={allergen} tone="broken" className="font-semibold">
                    <Icon name="warning" className="size-3" />
                    {allergen}
                  </Chip>
                ))}
              </Fact>
              <Fact name="Precautions">
                {label.precautions.map(({ allergen, basis }) => (
                  <Chip key={`${basis}-${allergen}`} tone="unknown">
                    {PRECAUTION_WORDS[basis]} {allergen}
                  </Chip>
                ))}
              </Fact>
              <Names name="Protein sources" list={label.proteinSources} />
              <Names name="Sweeteners" list={label.sweeteners} />
              <Names name="Sugar alcohols" list={label.polyols} />
              <Names name="Added sugars" list={label.addedSugars} />
              <Names name="From animals" list={label.animal} />
              <Names name="Gluten sources" list={label.glutenSources} />
              <Names name="Not read" list={label.unknown} tone="unknown" none="nothing" />
            </dl>
            <p className="label-row text-sm">
              <span className="shrink-0 font-semibold">Protein type</span>
              <span className="text-right">
                {label.proteinType ?? 'cannot be told'}
                {label.proteinTypeReason !== null && (
                  <span className="block text-xs text-soft">{label.proteinTypeReason}</span>
                )}
              </span>
            </p>
          </div>
          <div>
            <h3 className="headline rule-below text-lg">What this says about diets</h3>
            <dl>
              {DIETARY_FLAGS.map((flag) => {
                const { value, evidence, conflict } = label.flags[flag];
                const state = statusOf(value);
                return (
                  <div
                    key={flag}
                    className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-rule py-2 text-sm"
                  >
                    <dt className="font-semibold">{DIETARY_FLAG_LABELS[flag]}</dt>
                    <dd>
                      <StateMark status={state}>{ANSWERS[state]}</StateMark>
                    </dd>
                    <dd className="col-span-2 text-xs text-soft">{evidence}</dd>
                    {conflict !== null && (
                      <dd className="col-span-2 text-xs text-clay">{conflict}</dd>
                    )}
                  </div>
                );
              })}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Returns the search for products of the same protein type that meet the same wishes. */
function alikeThatFit({ proteinType }: ReadLabel, { criteria }: PackView): string {
  const proteinTypes =
    criteria.proteinTypes.length > 0 || proteinType === null
      ? criteria.proteinTypes
      : [proteinType];
  return paths.search({ criteria: { ...criteria, proteinTypes }, showAll: true });
}

function Verdict({ label, unchecked }: { label: ReadLabel; unchecked: boolean }) {
  if (!label.understood) {
    return (
      <p className="mt-3 bg-amber-wash px-3 py-2 text-sm text-amber">
        No ingredient could be read in this text, so nothing is concluded from what it does not
        mention.
      </p>
    );
  }
  if (unchecked) {
    return (
      <p className="mt-3 bg-amber-wash px-3 py-2 text-sm text-amber">
        Read from a photograph and not compared with the pack yet: what is named here counts, and
        nothing is concluded from what is missing.
      </p>
    );
  }
  if (label.truncated) {
    return (
      <p className="mt-3 bg-amber-wash px-3 py-2 text-sm text-amber">
        The text breaks off, so nothing is concluded from what is missing.
      </p>
    );
  }
  return (
    <p className="mt-3 text-sm text-soft">
      {label.complete
        ? label.precautions.length === 0
          ? 'Every word of the text was read: what it does not name, the label does not declare.'
          : 'Every word of the text was read. What it warns of may still be in the product.'
        : 'Not all of the text was read, so nothing is concluded from what is missing.'}
    </p>
  );
}

function Fact({
  name,
  none = 'none named',
  children,
}: {
  name: string;
  /** Text to show if nothing is found. */
  none?: string;
  children: readonly ReactNode[];
}) {
  return (
    <div className="label-row text-sm first:border-t-0">
      <dt className="shrink-0 font-semibold">{name}</dt>
      <dd className="flex flex-wrap justify-end gap-1 wrap-anywhere">
        {children.length === 0 ? <span className="text-soft">{none}</span> : children}
      </dd>
    </div>
  );
}

function Names({
  name,
  list,
  tone = 'plain',
  none,
}: {
  name: string;
  list: readonly string[];
  tone?: 'plain' | 'unknown';
  none?: string;
}) {
  return (
    <Fact name={name} {...(none === undefined ? {} : { none })}>
      {[...new Set(list)].map((each) => (
        <Chip key={each} tone={tone}>
          {each}
        </Chip>
      ))}
    </Fact>
  );
}
