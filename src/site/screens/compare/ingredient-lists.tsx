import type { IngredientDifferences } from '#domain/comparison/ingredient-differences.ts';
import { paths } from '#contract/paths.ts';
import { countOf } from '../../product-card/amount.ts';
import { Chip } from '../../ui/chip.tsx';
import type { ComparedProduct } from './compared-product.ts';

const NO_LIST: IngredientDifferences['own'][number] = {
  only: [],
  some: [],
  list: 'none',
  unread: 0,
};

/** The ingredients that the compared products share, and those that only one of them has. */
export function IngredientLists({
  products,
  differences,
}: {
  products: readonly ComparedProduct[];
  differences: IngredientDifferences;
}) {
  const { shared, own } = differences;
  /** Differences are only shown if at least two lists are known. */
  const lists = own.filter(({ list }) => list !== 'none').length;
  const comparable = lists > 1;
  return (
    <section aria-labelledby="ingredient-differences" className="mt-12">
      <h2 id="ingredient-differences" className="headline text-xl">
        Ingredients
      </h2>
      <div className="rule-mid mt-3" />
      {comparable ? (
        <>
          <h3 className="mt-4 font-bold">In every product that states its ingredients</h3>
          {shared.length === 0 ? (
            <p className="mt-1 text-soft">Nothing.</p>
          ) : (
            <Names names={shared} />
          )}
        </>
      ) : (
        <p className="mt-4 text-soft">
          {lists === 0
            ? 'No source states the ingredients of any of these products.'
            : 'Two lists are needed to compare ingredients: fewer of these products state theirs.'}
        </p>
      )}
      <ul
        className={`mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 ${products.length === 3 ? 'md:grid-cols-3' : ''} lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none`}
      >
        {(lists === 0 ? [] : products).map((product, place) => {
          const { only, some, list, unread } = own[place] ?? NO_LIST;
          return (
            <li key={product.id} className="label">
              <h3 className="leading-snug font-bold">{product.name}</h3>
              <div className="rule-mid mt-2" />
              {list === 'none' && (
                <p className="mt-2 text-sm text-amber">Ingredients not stated by the source</p>
              )}
              {list === 'partial' && (
                <p className="mt-2 text-sm text-amber">
                  The list is cut off or not fully understood: the product may contain more than is
                  named here.{unread > 0 && ` ${countOf(unread, 'name')} could not be read.`}
                </p>
              )}
              {list !== 'none' && (
                <>
                  <p className="eyebrow mt-2">{comparable ? 'Only here' : 'Named'}</p>
                  {only.length === 0 ? (
                    <p className="text-sm text-soft">Nothing</p>
                  ) : (
                    <Names names={only} />
                  )}
                  {some.length > 0 && (
                    <>
                      <p className="eyebrow mt-3">Not in all</p>
                      <Names names={some} />
                    </>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-1">
      {names.map((name) => (
        <li key={name} className="max-w-full">
          <a href={paths.ingredient(name)} className="no-underline hover:underline">
            <Chip className="wrap-anywhere">{name}</Chip>
          </a>
        </li>
      ))}
    </ul>
  );
}
