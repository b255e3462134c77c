import { useSyncExternalStore } from 'react';
import { ROUTES, paths } from '#contract/paths.ts';
import type { CalculatorInput } from '#domain/calculator/calculator-input.ts';
import { coverage } from '#domain/calculator/coverage.ts';
import type { DailyProtein } from '#domain/calculator/daily-protein.ts';
import { formatMoney, lowestOffer } from '#domain/retailers/price.ts';
import { OwnCost } from '../../own-price/own-cost.tsx';
import { noOwnPrices, ownPrices, subscribeToOwnPrices } from '../../own-price/own-price-store.ts';
import { usePriceTime } from '../../product-card/use-price-time.ts';
import type { FoundProduct } from '../../comparison/find-products.ts';
import { FoundList } from '../../comparison/found-list.tsx';
import { useProductFinder } from '../../comparison/use-product-finder.ts';
import { countOf, formatAmount } from '../../product-card/amount.ts';
import { ServingText } from '../../product-card/fact-basis.tsx';
import { Pack } from '../../product-card/pack.tsx';
import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { CALCULATOR_FIELDS, calculatorHref } from './calculator-address.ts';
import type { CoverProduct } from './cover-product.ts';
import { isAssumedServing } from '#domain/product/assumed-serving.ts';

/**
 * "How to cover it": servings of a chosen product, days that a package lasts, and the cost per month if a price is
 * current.
 */
export function CoverSection({
  input,
  result,
  product,
  missing,
  find,
  found,
}: {
  input: CalculatorInput;
  result: DailyProtein;
  product: CoverProduct | null;
  missing: boolean;
  find: string;
  found: readonly FoundProduct[] | null;
}) {
  const { text, setText, asked, matches, isError } = useProductFinder(find, found);
  return (
    <section aria-labelledby="covers" id="covers-this">
      <h2 id="covers" className="headline text-xl">
        How to cover it
      </h2>
      <div className="rule-mid mt-3" />
      {missing && (
        <p role="status" className="mt-4 border-l-4 border-amber bg-amber-wash px-4 py-3">
          That product is not in the catalogue now. Choose another.
        </p>
      )}
      {product !== null && <Cover product={product} result={result} />}
      <form action={ROUTES.calculator} method="get" role="search" className="mt-5 max-w-xl">
        <HiddenFields
          of={[
            ...CALCULATOR_FIELDS.map((field) => [field, String(input[field])] as const),
            ['understood', 'true'],
          ]}
        />
        <Field
          label={product === null ? 'Choose a product' : 'Choose another product'}
          name="find"
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="Product or brand name"
          trailing={<Button type="submit">Find</Button>}
        />
      </form>
      {isError && (
        <p role="alert" className="mt-2 text-clay">
          The search did not answer. Please try again.
        </p>
      )}
      {matches !== null && (
        <FoundList
          text={asked}
          products={matches}
          action={({ id, name }) => (
            <ButtonLink
              href={`${calculatorHref(input, id)}#covers-this`}
              className="text-sm"
              aria-label={`Choose ${name}`}
            >
              Choose
            </ButtonLink>
          )}
        />
      )}
    </section>
  );
}

function Cover({ product, result }: { product: CoverProduct; result: DailyProtein }) {
  const now = usePriceTime();
  const offer = lowestOffer(product.affiliateLinks, now);
  const own = useSyncExternalStore(subscribeToOwnPrices, ownPrices, noOwnPrices)[product.id];
  const { proteinPerServing } = product;
  const servings = own?.servings ?? product.servings;
  const price = own?.price ?? offer?.price ?? null;
  const currency = own === undefined ? offer?.link.currency : undefined;
  const shares = [
    { name: 'After a workout', grams: result.postWorkout },
    { name: 'Half the day', grams: result.dailyProtein / 2 },
    { name: 'The whole day', grams: result.dailyProtein },
  ].map(({ name, grams }) => ({
    name,
    ...coverage(grams, { proteinPerServing, servings, price }),
  }));
  const figure = (value: number | null, text: (known: number) => string) =>
    value === null ? <span className="text-sm text-amber">unknown</span> : text(value);
  return (
    <div className="mt-4">
      <p className="flex items-center gap-3">
        <Pack product={product} className="h-14 w-11" />
        <span>
          <a href={paths.product(product.id)} className="font-bold">
            {product.name}
          </a>
          <ServingSummary product={product} servings={servings} />
        </span>
      </p>
      <ScrollRegion label="Coverage" className="mt-3 overflow-x-auto">
        <table className="w-full min-w-[28rem] text-sm">
          <thead>
            <tr className="border-b-4 border-ink text-left">
              <th scope="col" className="py-1.5 pr-3">
                To cover
              </th>
              <th scope="col" className="px-3 text-right">
                Servings a day
              </th>
              <th scope="col" className="px-3 text-right">
                A package lasts
              </th>
              <th scope="col" className="pl-3 text-right">
                A month costs
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ name, grams, servingsPerDay, daysPerPackage, monthlyCost }) => (
              <tr key={name} className="border-b border-rule">
                <th scope="row" className="py-2 pr-3 text-left font-semibold">
                  {name} <span className="font-normal text-soft">{formatAmount(grams)} g</span>
                </th>
                <td className="px-3 text-right font-bold">
                  {figure(servingsPerDay, (known) => known.toFixed(1))}
                </td>
                <td className="px-3 text-right">
                  {figure(daysPerPackage, (known) => countOf(Math.floor(known), 'day'))}
                </td>
                <td className="pl-3 text-right">
                  {figure(monthlyCost, (known) => formatMoney(known, currency))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
        25 g of protein from your own pack: <OwnCost product={product} ask="add price" />
      </p>
      <p className="mt-2 text-xs text-soft">
        {price === null
          ? 'No fresh price is known: type what you paid to see the cost.'
          : own === undefined
            ? `At ${formatMoney(price, currency)} a package (${offer?.link.retailer}).`
            : `At the ${formatMoney(price)} you typed.`}{' '}
        Food usually covers most of the day; few people need more than a serving or two.
      </p>
    </div>
  );
}

/** Protein per serving, the size of a serving if it is assumed, and the servings per package. */
function ServingSummary({ product, servings }: { product: CoverProduct; servings: number | null }) {
  const { proteinPerServing, servingSize } = product;
  return (
    <span className="block text-sm text-soft">
      {proteinPerServing === null
        ? 'Protein per serving unknown'
        : `${formatAmount(proteinPerServing)} g protein per serving`}
      {isAssumedServing(servingSize) && (
        <>
          {' of '}
          <ServingText size={servingSize} />
        </>
      )}
      ,{' '}
      {servings === null
        ? 'servings per package unknown'
        : `${formatAmount(servings)} servings per package`}
    </span>
  );
}
