import type { CardProduct } from '../../../product-card/card-product.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Ingredients before "more" (specification section 9, "Ingredients per card before 'more'"). */
export const INGREDIENTS_BEFORE_MORE = 10;

/** Number of letters that fit on one line of chips. */
const ONE_LINE = 24;

const LINE = 'flex min-w-0 flex-wrap gap-1 overflow-hidden';

type Mark = 'normal' | 'allergen' | 'avoided';

const TONES: Readonly<Record<Mark, string>> = {
  normal: 'border border-leaf/40 bg-well text-ink',
  allergen: 'bg-clay-wash text-clay',
  avoided: 'bg-clay text-sheet',
};

interface NumberedIngredient {
  readonly number: number;
  readonly name: string;
  readonly allergen: string | null;
  readonly mark: Mark;
}

/**
 * Ingredients, numbered in label order: green for normal ones, red for allergens, which are named, and solid red for
 * what breaks the avoid list.
 */
export function IngredientChips({
  product,
  offenders,
}: {
  product: Pick<CardProduct, 'ingredients'>;
  offenders: readonly string[];
}) {
  const all = product.ingredients.filter(({ heading }) => !heading);
  if (all.length === 0) {
    return <p className="text-sm text-amber">The source states no ingredients.</p>;
  }
  const numbered: readonly NumberedIngredient[] = all.map(({ name, allergen }, index) => ({
    name,
    allergen,
    number: index + 1,
    mark: offenders.includes(name) ? 'avoided' : allergen === null ? 'normal' : 'allergen',
  }));
  const rest = numbered.slice(INGREDIENTS_BEFORE_MORE);
  const line = numbered.slice(0, INGREDIENTS_BEFORE_MORE);
  const long = rest.length > 0 || line.map(({ name }) => name).join('').length > ONE_LINE;
  return (
    <div className="chip-line flex flex-wrap items-start gap-x-2 gap-y-1 border-t border-rule pt-1">
      <ol aria-label="Ingredients in label order" className={LINE}>
        {line.map((ingredient) => (
          <IngredientChip key={ingredient.number} {...ingredient} />
        ))}
      </ol>
      {long && (
        <details className="group" open={numbered.some(({ mark }) => mark === 'avoided')}>
          <summary className="tap-small min-h-6 min-w-11 justify-end text-xs underline">
            <span className="group-open:hidden">
              {rest.length > 0 ? `more of ${all.length}` : 'all'}
            </span>
            <span className="hidden group-open:block">less</span>
          </summary>
          {rest.length > 0 && (
            <ol start={INGREDIENTS_BEFORE_MORE + 1} aria-label="More ingredients" className={LINE}>
              {rest.map((ingredient) => (
                <IngredientChip key={ingredient.number} {...ingredient} />
              ))}
            </ol>
          )}
        </details>
      )}
    </div>
  );
}

function IngredientChip({ number, name, allergen, mark }: NumberedIngredient) {
  return (
    <li
      className={`inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm px-1.5 text-xs ${TONES[mark]}`}
    >
      {number}
      {mark !== 'normal' && (
        <Icon name={mark === 'avoided' ? 'unmet' : 'warning'} className="size-3" />
      )}
      <bdi className={mark === 'normal' ? undefined : 'font-semibold'}>{name}</bdi>
      {mark === 'avoided' && <span className="sr-only"> (avoided)</span>}
      {allergen !== null && <span className="sr-only"> (allergen: {allergen})</span>}
    </li>
  );
}
