import type { CardProduct } from '../../product-card/card-product.ts';
import { Icon } from '../../ui/icon.tsx';

/** Ingredients before "more" (specification section 9, "Ingredients per card before 'more'"). */
export const INGREDIENTS_BEFORE_MORE = 10;

/** Numbered in label order: green normal, red allergen, the allergen named. */
export function IngredientChips({ product }: { product: Pick<CardProduct, 'ingredients'> }) {
  const all = product.ingredients.filter(({ heading }) => !heading);
  if (all.length === 0) {
    return <p className="text-sm text-amber">The source states no ingredients.</p>;
  }
  const numbered = all.map((ingredient, index) => ({ ...ingredient, number: index + 1 }));
  const rest = numbered.slice(INGREDIENTS_BEFORE_MORE);
  return (
    <>
      <ol className="flex flex-wrap gap-1" aria-label="Ingredients in label order">
        {numbered.slice(0, INGREDIENTS_BEFORE_MORE).map((ingredient) => (
          <IngredientChip key={ingredient.number} {...ingredient} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details className="group/more mt-1 flex flex-col-reverse">
          <summary className="inline-flex min-h-8 items-center text-sm underline">
            <span className="group-open/more:hidden">{rest.length} more</span>
            <span className="hidden group-open/more:inline">less</span>
          </summary>
          <ol
            className="flex flex-wrap gap-1 pb-1"
            start={INGREDIENTS_BEFORE_MORE + 1}
            aria-label="More ingredients"
          >
            {rest.map((ingredient) => (
              <IngredientChip key={ingredient.number} {...ingredient} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function IngredientChip({
  number,
  name,
  isAllergen,
  allergen,
}: {
  number: number;
  name: string;
  isAllergen: boolean;
  allergen: string | null;
}) {
  return (
    <li
      className={`inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 text-xs ${isAllergen ? 'bg-clay-wash font-semibold text-clay' : 'bg-leaf-wash text-leaf'}`}
    >
      <span className="font-normal">{number}</span>
      {isAllergen && <Icon name="warning" className="size-3" />}
      {name}
      {isAllergen && <span className="sr-only"> (allergen: {allergen})</span>}
    </li>
  );
}
