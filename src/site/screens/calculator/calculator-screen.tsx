import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { CalculatorInput } from '#domain/calculator/calculator-input.ts';
import { dailyProtein } from '#domain/calculator/daily-protein.ts';
import { sendEvent } from '../../client/analytics.ts';
import { type FoundProduct, findProducts } from '../../comparison/find-products.ts';
import { DisclaimerDialog } from '../../disclaimer/disclaimer-dialog.tsx';
import { recordAcceptance } from '../../disclaimer/disclaimer-storage.ts';
import { FailureNote } from '../../failed-step/failure-note.tsx';
import { reloadsElsewhere, stayOnFailure } from '../../failed-step/stay-on-failure.ts';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { calculatorHref, parseCalculatorView } from './calculator-address.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { type CoverProduct, toCoverProduct } from './cover-product.ts';
import { HowItWorks } from './how-it-works.tsx';
import { smoothly } from '../../ui/smoothly.ts';

interface CalculatorData {
  readonly product: CoverProduct | null;
  readonly found: readonly FoundProduct[] | null;
}

/**
 * Returns the requested product (null if none is requested or it does not exist), and the matches of the search box.
 */
async function loadCovered(args: LoaderFunctionArgs): Promise<CalculatorData> {
  const { api, url } = loaderTools(args);
  const view = parseCalculatorView(url.searchParams);
  const [product, found] = await Promise.all([
    view.productId === null ? null : api.protein(view.productId),
    view.find === '' ? null : findProducts(api, view.find),
  ]);
  return { product: product === null ? null : toCoverProduct(product), found };
}

export const loader = stayOnFailure(loadCovered);
export { reloadsElsewhere as shouldRevalidate };

export const handle: ScreenHandle = {
  meta: ({ url }) => ({
    title: 'Daily Protein Calculator',
    description:
      'How much protein a day? By body weight, activity and goal, beside the range that research supports, with its sources.',
    canonical: paths.calculator(),
    noindex: url.search !== '',
  }),
};

/** The daily protein calculator (specification sections 2, 4, 5 and 9; product.md section 4). */
export function Component() {
  const data = useLoaderData<CalculatorData>();
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const view = parseCalculatorView(query);
  const [asking, setAsking] = useState<CalculatorInput | null>(null);
  const result =
    view.sent && view.understood && view.reading.ok ? dailyProtein(view.reading.input) : null;

  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || result === null) return;
    isAwaited.current = false;
    // The form was rendered again with its address and lost the focus: move it to the result.
    const heading = document.getElementById('result');
    heading?.focus({ preventScroll: true });
    heading?.parentElement?.scrollIntoView({ behavior: smoothly(), block: 'nearest' });
  });

  const accept = (input: CalculatorInput) => {
    // oxlint-disable-next-line react/purity -- runs in an event handler, not while rendering
    recordAcceptance(Date.now());
    setAsking(null);
    isAwaited.current = true;
    const { dailyProtein: value } = dailyProtein(input);
    sendEvent({
      name: 'protein_calculation',
      path: window.location.pathname,
      label: `${input.goal}_${input.activityLevel}`,
      value,
    });
    void navigate(calculatorHref(input, view.productId), { preventScrollReset: true });
  };

  return (
    <div className="page py-8">
      <h1 className="headline text-2xl sm:text-3xl">Protein Calculator</h1>
      <p className="mt-3 text-lg text-balance text-soft">
        How much protein you need a day, based on your weight, activity and goal.
      </p>
      <div className="rule-thick mt-4" />
      <FailureNote />
      <div className="mt-6 grid items-start gap-10 grid-cols-[minmax(0,1fr)] lg:grid-cols-[min(22rem,35vw)_minmax(0,1fr)]">
        <CalculatorForm key={query.toString()} view={view} onSubmit={setAsking} />
        <div className="min-w-0" aria-live="polite">
          {result !== null && view.reading.ok ? (
            <CalculatorResult
              input={view.reading.input}
              result={result}
              product={data.product}
              missingProduct={view.productId !== null && data.product === null}
              find={view.find}
              found={data.found}
            />
          ) : (
            <HowItWorks />
          )}
        </div>
      </div>
      {asking !== null && (
        <DisclaimerDialog onCancel={() => setAsking(null)} onAccept={() => accept(asking)}>
          <p>
            The result is an estimate from body weight, for healthy adults. With kidney or liver
            disease, in pregnancy, or under 18, ask a doctor first.
          </p>
        </DisclaimerDialog>
      )}
    </div>
  );
}
