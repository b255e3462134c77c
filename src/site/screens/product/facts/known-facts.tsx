import type { ReactNode } from 'react';
import { warnedAllergens } from '#domain/product/warned-allergens.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ProductDetails, Sweetening } from '../product-data.ts';
import { LabResults } from './lab-results.tsx';
import { comparedFigures, standingSentence } from './standing-plots.tsx';

const NOT_STATED = 'unknown: no ingredients stated';
const NOT_READ_WHOLE = 'unknown: the label was not read whole';

/** Allergens, sweeteners and rank among similar products: the rows of "What to know". */
export function KnownFacts({ product, sweetening, peers }: ProductDetails) {
  const { contains, ingredientsComplete } = product;
  const { may, handled } = warnedAllergens(product);
  const efficiency = peers?.figures.find(({ key }) => key === 'proteinPer100Kcal');
  const unless = (words: string) =>
    ingredientsComplete ? words : sweetening === null ? NOT_STATED : NOT_READ_WHOLE;
  return (
    <>
      <Fact name="Contains" tone={contains.length > 0 ? 'clay' : null}>
        {contains.length > 0 ? contains.join(', ') : unless('no major allergen listed')}
      </Fact>
      <Fact name="May contain" tone={may.length > 0 ? 'clay' : null}>
        {may.length > 0 ? may.join(', ') : unless('nothing stated')}
      </Fact>
      {handled.length > 0 && (
        <Fact name="Facility handles" tone="amber">
          {handled.join(', ')}
        </Fact>
      )}
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

const TONES = { clay: 'font-semibold text-clay', amber: 'font-semibold text-amber' } as const;

function Fact({
  name,
  tone = null,
  children,
}: {
  name: string;
  /** Clay if it contains or may contain an allergen; amber if unknown. */
  tone?: keyof typeof TONES | null;
  children: ReactNode;
}) {
  const unknown = typeof children === 'string' && children.startsWith('unknown');
  return (
    <>
      <dt>{name}</dt>
      <dd className={tone !== null ? TONES[tone] : unknown ? 'text-amber' : undefined}>
        {tone === 'clay' && <Icon name="warning" className="mr-1.5 inline-block size-3.5" />}
        {children}
      </dd>
    </>
  );
}
