import type { ReactNode, RefObject } from 'react';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import { type PackView, packPath } from '#contract/pack-url.ts';
import { formatAmount, unbroken } from '../../product-card/amount.ts';
import { ServingText } from '../../product-card/fact-basis.tsx';
import { Pack } from '../../product-card/pack.tsx';
import type { MatchedCard } from '../../queries.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BARCODE_FAULTS } from './barcode-faults.ts';
import { LookUpElsewhere } from './look-up-elsewhere.tsx';
import type { BarcodeAnswer } from './pack-data.ts';
import { PackVerdict } from './pack-verdict.tsx';
import { useAnswerFocus } from './use-answer-focus.ts';
import { isAssumedServing } from '#domain/product/assumed-serving.ts';

type Found = Extract<BarcodeAnswer, { kind: 'found' }>;

/** Address at which anyone can add a missing product. */
const openFoodFacts = (gtin: string) => `https://world.openfoodfacts.org/product/${gtin}`;

/** What is known of a barcode: the product with its verdict, or that it is not in the catalogue and what to do then. */
export function BarcodeResult({
  answer,
  view,
  asked,
  photograph,
  again,
}: {
  answer: BarcodeAnswer;
  view: PackView;
  asked: RefObject<boolean>;
  photograph: () => void;
  /** Opens the camera for the next pack. */
  again: () => void;
}) {
  const heading = useAnswerFocus(asked, answer);
  if (answer.kind === 'fault') {
    return (
      <Answer heading={heading} title={`“${answer.written}” is no barcode`}>
        <p className="mt-2">{BARCODE_FAULTS[answer.fault]}</p>
      </Answer>
    );
  }
  if (answer.kind === 'found') return <FoundProduct {...{ answer, view, again, heading }} />;
  return (
    <Answer heading={heading} title="Not in our catalogue">
      <p className="mt-2">
        We have no product with the number <strong className="figure">{answer.gtin}</strong>, so we
        cannot say anything about it. You can still read its ingredients from the pack:
      </p>
      <LookUpElsewhere gtin={answer.gtin} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ButtonLink
          href="#statement"
          variant="primary"
          onClick={(event) => {
            event.preventDefault();
            photograph();
          }}
        >
          Photograph the ingredients
        </ButtonLink>
        <Button className="needs-script" onClick={again}>
          Scan another
        </Button>
        <a href={openFoodFacts(answer.gtin)} rel="noopener external" className="tap text-sm">
          Add it at Open Food Facts
          <Icon name="external" className="ml-1 size-3" />
        </a>
      </div>
      <p className="mt-2 text-xs text-soft">
        Open Food Facts is a public record that anybody can add to, and one of our sources. The link
        leaves this site and tells them the number.
      </p>
    </Answer>
  );
}

type Heading = RefObject<HTMLHeadingElement | null>;

function Answer({
  heading,
  title,
  children,
}: {
  heading: Heading;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby="answer" className="label mt-3 p-3 sm:p-4">
      <h2 ref={heading} id="answer" tabIndex={-1} className="headline text-xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}

function FoundProduct({
  answer,
  view,
  again,
  heading,
}: {
  answer: Found;
  view: PackView;
  again: () => void;
  heading: Heading;
}) {
  const { product, match } = answer;
  return (
    <Answer heading={heading} title={unbroken(product.name)}>
      <div className="mt-2 flex flex-wrap gap-3">
        <Pack product={product} className="h-15 w-12" />
        <dl className="grid min-w-0 flex-[1_1_12rem] grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere text-sm">
          <dt className="text-soft">Brand</dt>
          <dd>{product.brand.name}</dd>
          <dt className="text-soft">Type</dt>
          <dd>{product.proteinType ?? 'not stated'}</dd>
          <dt className="text-soft">Protein per serving</dt>
          <dd className="font-semibold">
            {product.proteinPerServing === null
              ? 'not stated'
              : `${formatAmount(product.proteinPerServing)} g`}
            {isAssumedServing(product.servingSize) && (
              <span className="font-normal text-soft">
                {' in '}
                <ServingText size={product.servingSize} />
              </span>
            )}
          </dd>
        </dl>
        <Button className="needs-script self-start text-sm max-sm:w-full" onClick={again}>
          Scan another
        </Button>
      </div>
      {match === null ? (
        <p className="mt-3 border-l-4 border-rule pl-3 text-sm text-soft">
          Say what you avoid or wish for, and this says whether the product fits.
        </p>
      ) : (
        <PackVerdict match={match} open />
      )}
      {!answer.ingredientsComplete && (
        <p className="mt-3 bg-amber-wash px-3 py-2 text-sm text-amber">
          Its ingredient list is not known to the last word here. You have the pack in your hand:
          photograph its ingredients, or paste them below.
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm">
        <a href={paths.product(product.id)} className="tap">
          Everything about it
        </a>
        <a href={packPath({ criteria: view.criteria, product: product.id })} className="tap">
          Read its label here
        </a>
        <span className="tap text-soft">
          Number <span className="figure ml-1">{answer.gtin}</span>
        </span>
      </p>
      {hasCriteria(view.criteria) && (
        <Alternatives found={answer.alternatives} fits={match?.perfectMatch === true} view={view} />
      )}
    </Answer>
  );
}

/** Similar products that meet every wish. */
function Alternatives({
  found,
  fits,
  view,
}: {
  found: readonly MatchedCard[];
  fits: boolean;
  view: PackView;
}) {
  return (
    <div className="mt-4 border-t-4 border-ink pt-2">
      <h3 className="headline text-lg">
        {fits ? 'Others that fit, too' : 'Near it, and they fit'}
      </h3>
      {found.length === 0 ? (
        <p className="mt-1 text-sm">
          No product of this kind is known to fit every wish.{' '}
          <a href={paths.search({ criteria: view.criteria, showAll: true })}>
            See what comes nearest
          </a>
        </p>
      ) : (
        <ul>
          {found.map((product) => (
            <li key={product.id} className="border-b border-rule py-1.5 text-sm">
              <a href={paths.product(product.id)} className="tap font-semibold">
                {unbroken(product.name)}
              </a>
              <span className="ml-2 text-soft">
                {product.brand.name}
                {product.proteinPerServing !== null &&
                  `, ${formatAmount(product.proteinPerServing)} g protein`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
