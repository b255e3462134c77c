import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { ProductDetails, Sweetening } from '../product-data.ts';
import { LabResults } from './lab-results.tsx';
import { comparedFigures, standingSentence } from './standing-plots.tsx';

const NOT_STATED = 'unknown: no ingredients stated';

/** Allergens, sweeteners, and where it stands: the rows of "What to know". */
export function KnownFacts({ product, sweetening, peers }: ProductDetails) {
  const { contains, mayContain, ingredientsComplete } = product;
  const efficiency = peers?.figures.find(({ key }) => key === 'proteinPer100Kcal');
  return (
    <>
      <Fact name="Contains" alarming={contains.length > 0}>
        {contains.length > 0
          ? contains.join(', ')
          : ingredientsComplete
            ? 'no major allergen listed'
            : sweetening === null
              ? NOT_STATED
              : 'unknown: the label was not read whole'}
      </Fact>
      <Fact name="May contain" alarming={mayContain.length > 0}>
        {mayContain.length > 0 ? mayContain.join(', ') : 'nothing stated'}
      </Fact>
      <Fact name="Sweetened with">{sweetenedWith(sweetening, ingredientsComplete)}</Fact>
      {product.labResults.length > 0 && (
        <Fact name="Independent tests">
          <LabResults results={product.labResults} />
        </Fact>
      )}
      {peers !== null && efficiency !== undefined && efficiency.lower !== null && (
        <Fact name="Standing">
          {`${standingSentence(peers, efficiency)}. `}
          {comparedFigures(peers).length > 0 && <a href="#standing">All figures</a>}
        </Fact>
      )}
    </>
  );
}

function sweetenedWith(sweetening: Sweetening | null, complete: boolean): string {
  if (sweetening === null) return NOT_STATED;
  const { sweeteners, addedSugars } = sweetening;
  const found = [...sweeteners, ...addedSugars];
  if (found.length > 0) return found.join(', ');
  return complete
    ? 'no sweetener or added sugar listed'
    : 'none named, but the label was not read whole';
}

function Fact({
  name,
  alarming = false,
  children,
}: {
  name: string;
  alarming?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={alarming ? 'font-semibold text-clay' : undefined}>
        {alarming && <Icon name="warning" className="mr-1.5 inline-block size-3.5" />}
        {children}
      </dd>
    </>
  );
}
