import { paths } from '#contract/paths.ts';
import type { Span } from '#domain/ingredients/statement/placed-atom.ts';
import type { Product, ProductIngredient } from '#domain/product/product.ts';
import { MarkedStatement } from '../../../statement/marked-statement.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IngredientExplanation } from '../product-data.ts';

interface Branch {
  readonly entry: ProductIngredient;
  readonly place: number;
  readonly branches: readonly Branch[];
}

/** Returns the label's list as a tree: groups and compounds with their members. */
function branchesOf(list: readonly ProductIngredient[], parent: number | null): readonly Branch[] {
  return list.flatMap((entry, place) =>
    entry.parent === parent ? [{ entry, place, branches: branchesOf(list, place) }] : [],
  );
}

/** The ingredients as on the label: allergens red, others green, each with an explanation on demand. */
export function IngredientSection({
  product,
  spans,
  explanations,
}: {
  product: Product;
  spans: readonly Span[];
  explanations: Readonly<Record<string, IngredientExplanation>>;
}) {
  const { ingredients, ingredientsStatement, ingredientsComplete } = product;
  return (
    <section aria-labelledby="ingredients">
      <h2 id="ingredients" className="headline rule-below pb-3 text-xl">
        Ingredients
      </h2>
      {ingredients.length === 0 ? (
        <p className="mt-4 border-l-4 border-amber bg-amber-wash px-4 py-3">
          Ingredients not stated by the source. Nothing may be concluded from that: read the pack.
        </p>
      ) : (
        <>
          {!ingredientsComplete && (
            <p className="mt-4 border-l-4 border-amber bg-amber-wash px-4 py-3 text-sm">
              The source’s text is cut off or was not read to its last word: what is not named here
              may still be in it.
            </p>
          )}
          {spans.length > 0 && ingredientsStatement !== null && (
            <div className="mt-3">
              <MarkedStatement
                text={ingredientsStatement}
                spans={spans}
                allergens={[
                  ...product.contains,
                  ...ingredients
                    .filter(({ isAllergen }) => isAllergen)
                    .map(({ canonical }) => canonical),
                ]}
              />
            </div>
          )}
          <details className="mt-2" open={spans.length === 0}>
            <summary className="flex min-h-11 items-center text-sm font-semibold underline underline-offset-4">
              Each ingredient by itself
            </summary>
            <p className="text-xs text-soft">
              In label order, most first. <span className="font-semibold text-leaf">Green</span>:
              normal. <span className="font-semibold text-clay">Red</span>: allergen. Open one to
              see what it is.
            </p>
            <Tree branches={branchesOf(ingredients, null)} explanations={explanations} />
          </details>
        </>
      )}
    </section>
  );
}

function Tree({
  branches,
  explanations,
}: {
  branches: readonly Branch[];
  explanations: Readonly<Record<string, IngredientExplanation>>;
}) {
  return (
    <ol className="mt-2 flex flex-wrap items-start gap-1.5">
      {branches.map(({ entry, place, branches: inner }) => (
        <li
          key={place}
          className={
            inner.length > 0 ? 'w-full border-l-4 border-rule py-1 pl-3' : 'max-w-full min-w-0'
          }
        >
          <Ingredient
            entry={entry}
            explanation={
              Object.hasOwn(explanations, entry.canonical)
                ? explanations[entry.canonical]
                : undefined
            }
          />
          {inner.length > 0 && <Tree branches={inner} explanations={explanations} />}
        </li>
      ))}
    </ol>
  );
}

const CHIP = 'tap-small ingredient';

function Ingredient({
  entry,
  explanation,
}: {
  entry: ProductIngredient;
  explanation: IngredientExplanation | undefined;
}) {
  if (entry.heading) return <span className="text-sm font-bold">{entry.name}</span>;
  const tone = entry.isAllergen ? 'bg-clay-wash text-clay' : 'bg-leaf-wash text-leaf';
  const name = (
    <>
      {entry.isAllergen && <Icon name="warning" className="size-3.5" />}
      <span>{entry.name}</span>
      {entry.allergen !== null && (
        <span className="text-xs font-semibold">{`(${entry.allergen})`}</span>
      )}
    </>
  );
  if (explanation === undefined) return <span className={`${CHIP} ${tone}`}>{name}</span>;
  return (
    <details className="open:w-full">
      <summary className={`${CHIP} ${tone}`}>{name}</summary>
      <p className="my-1 max-w-text border-l-2 border-rule pl-3 text-sm">
        {explanation.description}
        {explanation.family.length > 0 && (
          <span className="text-soft">{` Belongs to: ${explanation.family.join(', ')}.`}</span>
        )}{' '}
        <a href={paths.ingredient(entry.canonical)}>{`All about ${entry.canonical}`}</a>
      </p>
    </details>
  );
}
