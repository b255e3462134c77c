import type { CalculatorInput } from '#domain/calculator/calculator-input.ts';
import { type DailyProtein, MEALS_PER_DAY } from '#domain/calculator/daily-protein.ts';
import {
  ASK_A_DOCTOR,
  RDA_GRAMS_PER_KG,
  RESEARCH_SOURCES,
  researchRange,
  TRAINING_RANGE,
} from '#domain/calculator/research.ts';
import { RangeBar } from '../../charts/range-bar.tsx';
import type { FoundProduct } from '../../comparison/find-products.ts';
import { unbroken } from '../../product-card/amount.ts';
import type { CoverProduct } from './cover-product.ts';
import { CoverSection } from './cover-section.tsx';

/**
 * The result: daily grams, the range that research supports, meals, tips, coverage by a product, who should ask a
 * doctor.
 */
export function CalculatorResult({
  input,
  result,
  product,
  missingProduct,
  find,
  found,
}: {
  input: CalculatorInput;
  result: DailyProtein;
  product: CoverProduct | null;
  missingProduct: boolean;
  find: string;
  found: readonly FoundProduct[] | null;
}) {
  return (
    <div className="*:not-last:mb-10">
      <DailyGrams result={result} />
      <DayOfMeals result={result} />
      <CoverSection
        input={input}
        result={result}
        product={product}
        missing={missingProduct}
        find={find}
        found={found}
      />
      <AskFirst />
    </div>
  );
}

/** Grams per day, per meal and after a workout, next to the range that research supports. */
function DailyGrams({ result }: { result: DailyProtein }) {
  const range = researchRange(result.weightKg);
  return (
    <section aria-labelledby="result" className="label p-4 sm:p-5">
      <h2 id="result" tabIndex={-1} className="headline text-xl outline-none">
        Your daily protein
      </h2>
      <div className="rule-thick mt-2" />
      <p className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-4">
        <span className="hero-figure figure ml-0!">
          {result.dailyProtein}
          <span className="unit text-lg"> g a day</span>
        </span>
        <span className="max-w-72 text-sm text-soft">{unbroken(result.description)}</span>
      </p>
      <div className="rule-mid mt-4" />
      <dl className="grid grid-cols-2">
        <div className="py-3">
          <dt className="text-sm text-soft">Per meal</dt>
          <dd className="figure text-2xl">
            {result.perMeal}
            <span className="unit"> g</span>
          </dd>
        </div>
        <div className="border-l border-rule py-3 pl-4">
          <dt className="text-sm text-soft">Post-workout</dt>
          <dd className="figure text-2xl">
            {result.postWorkout}
            <span className="unit"> g</span>
          </dd>
        </div>
      </dl>
      <div className="rule-mid" />
      <h3 className="mt-4 font-bold">Compared with what research supports</h3>
      <RangeBar
        value={result.dailyProtein}
        low={range.low}
        high={range.high}
        mark={range.rda}
        label={`Yours ${result.dailyProtein} g; for people who train ${range.low} to ${range.high} g; recommended minimum ${range.rda} g a day`}
      />
      <ul className="mt-2 *:not-last:mb-1 text-sm">
        <li>
          <strong>
            {range.low}-{range.high} g
          </strong>{' '}
          for people who train: {TRAINING_RANGE.low}-{TRAINING_RANGE.high.toFixed(1)} g/kg{' '}
          <Source of="issn">ISSN position stand</Source>
        </li>
        <li>
          <strong>{range.rda} g</strong> recommended for healthy adults (RDA): {RDA_GRAMS_PER_KG}{' '}
          g/kg <Source of="rda">Dietary Reference Intakes</Source>
        </li>
      </ul>
    </section>
  );
}

/** The day's meals, of which the third follows the workout, and the tips. */
function DayOfMeals({ result }: { result: DailyProtein }) {
  return (
    <section aria-labelledby="meals">
      <h2 id="meals" className="headline text-xl">
        Spread over a day
      </h2>
      <div className="rule-mid mt-3" />
      <ol className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {Array.from({ length: MEALS_PER_DAY }, (_, meal) => (
          <li key={meal} className="border-t-4 border-ink bg-sheet p-3">
            <p className="text-sm text-soft">Meal {meal + 1}</p>
            <p className="figure text-xl">
              {result.perMeal}
              <span className="unit"> g</span>
            </p>
            <svg viewBox="0 0 40 4" className="mt-2 w-full" aria-hidden="true">
              <rect width="40" height="4" className="fill-well" />
              <rect
                width={Math.min(40, result.perMeal)}
                height="4"
                className={meal === 2 ? 'fill-citron-deep' : 'fill-ink'}
              />
            </svg>
            {meal === 2 && <p className="mt-1 text-xs font-semibold">after your workout</p>}
          </li>
        ))}
      </ol>
      <h3 className="mt-6 font-bold">Tips</h3>
      <ul className="mt-2 max-w-text list-[square] *:not-last:mb-1.5 pl-5">
        {result.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p className="mt-3 max-w-text text-sm text-soft">
        20-30 g after a workout and at most 35 g per meal are conventions, not limits: research
        suggests about 0.4&nbsp;g per kg of body weight in a single meal{' '}
        <Source of="perMeal">Schoenfeld and Aragon</Source>, and 20-40 g around training{' '}
        <Source of="issn">ISSN position stand</Source>.
      </p>
    </section>
  );
}

/** Who should not rely on a formula (product.md section 4). */
function AskFirst() {
  return (
    <section aria-labelledby="doctor" className="receipt torn p-5 pb-8 text-base">
      <h2 id="doctor" className="font-bold">
        Ask a doctor or dietitian first
      </h2>
      <ul className="mt-2 list-[square] *:not-last:mb-1 pl-5">
        {ASK_A_DOCTOR.map((who) => (
          <li key={who}>{who}</li>
        ))}
      </ul>
      <p className="mt-3 text-soft">
        This is an estimate for healthy adults. It is information only, not medical advice.
      </p>
    </section>
  );
}

/** A publication in parentheses, as a link. */
function Source({ of, children }: { of: keyof typeof RESEARCH_SOURCES; children: string }) {
  const { url, title, year } = RESEARCH_SOURCES[of];
  return (
    <a href={url} rel="noopener" title={title}>
      ({children}, {year})
    </a>
  );
}
