import { paths } from '#contract/paths.ts';
import { RDA_GRAMS_PER_KG, RESEARCH_SOURCES, TRAINING_RANGE } from '#domain/calculator/research.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { PROTEIN_TYPES } from '#domain/product/enumerations.ts';
import { countOf } from '../../product-card/amount.ts';
import { typeHue } from '../../product-card/type-hue.ts';
import type { ProseSection } from '../../prose/prose-page.tsx';
import { Cite } from './cite.tsx';
import { Quality } from './quality.tsx';
import { TYPE_NOTES } from './protein-types.ts';

/** The guide; `counts` says how many products of each type the catalogue has. */
export function guideSections(counts: Readonly<Record<string, number>>): readonly ProseSection[] {
  return [
    { id: 'types', heading: 'The types', body: <Types counts={counts} /> },
    { id: 'quality', heading: 'Quality scores', body: <Quality /> },
    { id: 'amount', heading: 'How much a day', body: AMOUNT },
    { id: 'timing', heading: 'When', body: TIMING },
    { id: 'label', heading: 'How to read a label', body: LABEL },
    { id: 'safety', heading: 'What to watch', body: SAFETY },
    { id: 'sources', heading: 'Sources', body: SOURCES },
  ];
}

function Types({ counts }: { counts: Readonly<Record<string, number>> }) {
  return (
    <>
      <p>
        Our rules sort every product into one of these by the words of its ingredient list, in label
        order; its page says which rule decided. Where a label gives too little, the type is
        unknown.
      </p>
      <dl className="border-t-4 border-ink">
        {PROTEIN_TYPES.map((type) => {
          const { what, suits, mind } = TYPE_NOTES[type];
          return (
            <div key={type} className="border-b border-rule py-3">
              <dt className="flex flex-wrap items-center gap-x-3">
                <span aria-hidden="true" className={`size-3 ${typeHue(type).background}`} />
                <strong>{type}</strong>
                <a
                  className="tap-small ml-auto text-sm"
                  href={paths.search({
                    criteria: { ...NO_CRITERIA, proteinTypes: [type] },
                    showAll: true,
                  })}
                >
                  {countOf(counts[type] ?? 0, 'product')}
                  <span className="sr-only"> of type {type}</span>
                </a>
              </dt>
              <dd>
                {what} {suits} <span className="text-soft">{mind}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p>
        More:{' '}
        <a href={paths.blogPost('isolate-concentrate-hydrolysate')}>
          isolate, concentrate or hydrolysate
        </a>{' '}
        and <a href={paths.blogPost('plant-proteins-and-amino-scores')}>plant proteins</a>.
      </p>
    </>
  );
}

const AMOUNT = (
  <>
    <ul>
      <li>
        <strong>{RDA_GRAMS_PER_KG} g per kg of body weight</strong>: the recommended dietary
        allowance, which covers nearly all healthy adults (
        <Cite href={RESEARCH_SOURCES.rda.url}>National Academies</Cite>).
      </li>
      <li>
        <strong>
          {TRAINING_RANGE.low.toFixed(1)} to {TRAINING_RANGE.high.toFixed(1)} g per kg
        </strong>
        : enough for most people who train (<Cite href={RESEARCH_SOURCES.issn.url}>ISSN, 2017</Cite>
        ).
      </li>
      <li>
        <strong>About 1.6 g per kg</strong>: the point above which a large analysis saw no further
        gain in lean mass, with a wide margin of 1.0 to 2.2 (
        <Cite href="https://doi.org/10.1136/bjsports-2017-097608">Morton et al., 2018</Cite>).
      </li>
    </ul>
    <p>
      Protein from food counts the same as from a tub. With kidney disease, and in pregnancy, ask a
      doctor first. <a href={paths.calculator()}>Calculate yours</a>, or read{' '}
      <a href={paths.blogPost('how-much-protein-a-day')}>where the numbers come from</a>.
    </p>
  </>
);

const TIMING = (
  <>
    <p>
      The day’s total decides. A meal with protein some hours before or after training is enough;
      the half-hour window is not supported for people who have eaten. Around 20 to 40 g at a time
      is a sensible dose, and more is not wasted (
      <Cite href={RESEARCH_SOURCES.perMeal.url}>Schoenfeld & Aragon, 2018</Cite>). “Never more than
      35 g per meal” is a convention.
    </p>
    <p>
      The studies, sorted: <a href={paths.blogPost('protein-timing')}>protein timing</a>.
    </p>
  </>
);

const LABEL = (
  <>
    <ol>
      <li>
        <strong>Serving size first.</strong> Everything else is per serving, and the maker chooses
        it.
      </li>
      <li>
        <strong>Protein ÷ serving weight.</strong> The share that is protein. It does not depend on
        the scoop.
      </li>
      <li>
        <strong>Protein per 100 kcal.</strong> 25 g is the ceiling, since a gram has about 4 kcal.
      </li>
      <li>
        <strong>The percent after the grams.</strong> Divided by twice the grams it is the maker’s
        own quality score.
      </li>
      <li>
        <strong>The first ingredient.</strong> It should be the protein you wanted. In blends, the
        order inside the bracket counts.
      </li>
      <li>
        <strong>The end of the list.</strong> Sweeteners, gums, colors.
      </li>
      <li>
        <strong>Contains, and may contain.</strong> The first is law, the second is voluntary.
      </li>
    </ol>
    <p>
      You can paste a label into <a href={paths.readLabel()}>Read a Label</a> and see what it says.
      Longer:{' '}
      <a href={paths.blogPost('how-to-read-a-protein-label')}>how to read a protein label</a>.
    </p>
  </>
);

const SAFETY = (
  <ul>
    <li>
      <strong>Allergy:</strong> whey and casein are milk, whatever their degree of filtering.{' '}
      <a href={paths.blogPost('traces-and-may-contain')}>Traces</a> are often not declared.
    </li>
    <li>
      <strong>Lactose:</strong> a question of dose.{' '}
      <a href={paths.blogPost('whey-and-lactose-intolerance')}>How much is in a scoop</a>.
    </li>
    <li>
      <strong>Sugar alcohols:</strong> common in bars, and not everybody’s stomach agrees.{' '}
      <a href={paths.blogPost('sugar-alcohols-in-bars')}>What they are</a>.
    </li>
    <li>
      <strong>Spiking:</strong> cheap amino acids can be counted as protein.{' '}
      <a href={paths.blogPost('amino-spiking')}>How to notice</a>.
    </li>
    <li>
      <strong>Approval:</strong> supplements are not approved before sale in the USA; the maker is
      responsible (<Cite href="https://www.fda.gov/food/dietary-supplements">FDA</Cite>).
    </li>
  </ul>
);

const SOURCES = (
  <ul>
    {Object.values(RESEARCH_SOURCES).map(({ title, publisher, year, url }) => (
      <li key={url}>
        <Cite href={url}>{title}</Cite>. {publisher}, {year}.
      </li>
    ))}
    <li>
      <Cite href="https://www.fao.org/ag/humannutrition/35978-02317b979a686a57aa4593304ffc17f06.pdf">
        Dietary protein quality evaluation in human nutrition
      </Cite>
      . FAO Food and Nutrition Paper 92, 2013.
    </li>
    <li>
      <Cite href="https://www.ecfr.gov/current/title-21/chapter-I/subchapter-B/part-101/subpart-A/section-101.9">
        Nutrition labeling of food
      </Cite>
      . 21 CFR 101.9.
    </li>
  </ul>
);
