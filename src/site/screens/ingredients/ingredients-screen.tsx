import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { IngredientListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { browsePager } from '#domain/paging/browse-pager.ts';
import { clampPage, pageCount, pageOffset } from '#domain/paging/pager.ts';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { LetterBar } from '../../prose/letter-bar.tsx';
import { byLetter, letterOf } from '../../prose/letters.ts';
import { CompactHeading } from '../../prose/compact-heading.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { IngredientLinks } from '../../ingredients/ingredient-links.tsx';
import { IngredientFilter } from './ingredient-filter.tsx';
import { IngredientList } from './ingredient-list.tsx';
import {
  ingredientPageSize,
  ingredientQuery,
  type IngredientView,
  listedIngredients,
  parseIngredientView,
} from '../../ingredients/ingredient-view.ts';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Ingredient Database', href: paths.ingredients() },
];

/**
 * Returns one page of the ingredients that the address requests, and the families. A page beyond the last gives the
 * last.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, url } = loaderTools(args);
  const asked = parseIngredientView(url.searchParams);
  const [stats, all, found] = await Promise.all([
    api.stats(),
    api.ingredients(),
    asked.query === '' ? api.ingredients() : api.ingredients(asked.query),
  ]);
  const listed = listedIngredients(found, asked);
  const size = ingredientPageSize(asked);
  const pages = pageCount(listed.length, size);
  const view = { ...asked, page: clampPage(asked.page, pages) };
  const from = pageOffset(view.page, size);
  return {
    view,
    pages,
    total: listed.length,
    // The only count of ingredients that the site shows: those that a label of the catalogue names.
    onLabels: stats.ingredientsCount,
    known: all.filter(({ kind }) => kind === 'ingredient').length,
    families: all.filter(({ kind }) => kind === 'family'),
    letters: [
      ...new Set(all.flatMap(({ kind, name }) => (kind === 'ingredient' ? letterOf(name) : []))),
    ].toSorted(byLetter),
    shown: listed.slice(from, from + size),
  };
}

export const handle: ScreenHandle<Awaited<ReturnType<typeof loader>> | null> = {
  hydrate: false,
  meta: ({ data, config }) => {
    const plain = data === null || ingredientQuery({ ...data.view, page: 1 }) === '';
    const page = data?.view.page ?? 1;
    const part = page === 1 ? '' : `, page ${page}`;
    return {
      title: `Ingredient Database${part}`,
      description: `What is in protein products${part}: every ingredient explained, with its families, its allergen, and the products with and without it.`,
      canonical: `${paths.ingredients()}${plain && data !== null ? ingredientQuery({ page: data.view.page }) : ''}`,
      noindex: !plain,
      jsonLd: [breadcrumbList(TRAIL, config.publicUrl)],
    };
  },
};

/** Ingredient Database (product.md section 5): search, families and filter, all in a plain form. */
export function Component() {
  const { view, pages, total, onLabels, known, families, letters, shown } =
    useLoaderData<typeof loader>();
  return (
    <div className="page">
      <CompactHeading trail={TRAIL} title="Ingredient Database">
        <p className="mt-1 mb-3 max-w-2xl text-soft">
          {formatCount(onLabels)} ingredients appear on the labels in the catalogue; we know{' '}
          {formatCount(known)} by name. A product counts once, with all its flavors.
        </p>
      </CompactHeading>
      <IngredientFilter view={view} families={families} />
      <LetterBar
        letters={letters}
        current={view.letter === '' ? null : view.letter}
        hrefOf={(letter) => `${paths.ingredients()}${ingredientQuery({ letter })}`}
      />
      <h2 className="mt-4 font-bold" id="results">
        {resultsHeading(total, view)}
      </h2>
      {shown.length === 0 ? (
        <p className="mt-2">
          Nothing by that name. Try another spelling, or{' '}
          <a href={paths.ingredients()}>look at all ingredients</a>.
        </p>
      ) : (
        <IngredientList listings={shown} />
      )}
      {pages > 1 && (
        <div className="mt-6">
          <Pagination
            label="Ingredients"
            page={view.page}
            pages={pages}
            items={browsePager(view.page, pages)}
            hrefOf={(page) => `${paths.ingredients()}${ingredientQuery({ ...view, page })}`}
          />
        </div>
      )}
      {view.query === '' && view.family === '' && view.letter === '' && (
        <Families families={families} />
      )}
    </div>
  );
}

function resultsHeading(total: number, { query, family, letter }: IngredientView): string {
  const what = countOf(
    total,
    query === '' ? 'ingredient' : 'entry',
    query === '' ? 'ingredients' : 'entries',
  );
  const where = `${family === '' ? '' : ` in ${family}`}${letter === '' ? '' : ` under ${letter}`}`;
  return query === '' ? `${what}${where}` : `${what}${where} for “${query}”`;
}

function Families({ families }: { families: readonly IngredientListing[] }) {
  return (
    <section aria-labelledby="families-heading" className="mt-12">
      <h2 id="families-heading" className="headline border-b-4 border-ink pb-2 text-xl">
        Families
      </h2>
      <IngredientLinks listings={families} />
    </section>
  );
}
