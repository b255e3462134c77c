import { InCollections } from '../../collections/in-collections.tsx';
import { Alternatives } from './around/alternatives.tsx';
import { ClosingPrompt } from './around/closing-prompt.tsx';
import { FamilyPacks } from './around/family-packs.tsx';
import { FlagSection } from './facts/flag-section.tsx';
import { IngredientSection } from './facts/ingredient-section.tsx';
import { KnownFacts } from './facts/known-facts.tsx';
import { NutritionLabel } from './facts/nutrition-label.tsx';
import { isPoorRecord, type ProductDetails } from './product-data.ts';
import { ShortPage } from './short-page.tsx';
import { StandingPlots } from './facts/standing-plots.tsx';
import { TrustBox } from './sources/trust-box.tsx';

/** Dietary flags, rank and alternatives; for a poor record, what is known and what is missing. */
function Evidence(details: ProductDetails) {
  const { product, peers } = details;
  if (isPoorRecord(product)) return <ShortPage {...details} />;
  return (
    <>
      <FlagSection product={product} />
      {peers !== null && <StandingPlots peers={peers} />}
      {peers !== null && <Alternatives alternatives={peers.alternatives} product={product} />}
    </>
  );
}

/** The sources of the page's facts, and the closing prompt. */
function PageEnd({ product }: Pick<ProductDetails, 'product'>) {
  return (
    <>
      <TrustBox product={product} />
      <ClosingPrompt />
    </>
  );
}

/** The parts of a product page that never change while it is shown, in one chunk. */
export const PRODUCT_PARTS = {
  KnownFacts,
  NutritionLabel,
  IngredientSection,
  Packs: FamilyPacks,
  Evidence,
  Collections: InCollections,
  PageEnd,
} as const;
