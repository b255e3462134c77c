import { setImmediate } from 'node:timers/promises';
import { type BrandMakeup, FAMILIES_LOOKED_AT } from '#contract/brand-makeup.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import type { UnderstoodTerm } from '#domain/ingredients/wishes/understood-term.ts';
import { isListKnown, judgeAvoidTerm } from '#domain/matching/judge-avoid.ts';
import { PRODUCT_FORMATS } from '#domain/enumerations.ts';
import type { Product } from '#domain/product/product.ts';
import { compareTexts } from '#domain/wording.ts';
import type { CatalogueSnapshot } from '../snapshot/load-catalogue.ts';
import { understandSearch } from '../understand-search.ts';
import type { Site } from '../site.ts';
import { groupKey, histogram, proteinDensity } from '../snapshot/peer-groups.ts';

/** What shoppers most often avoid, in display order. */
const ASKED: readonly { readonly term: string; readonly kind: 'sweetener' | 'allergen' }[] = [
  { term: 'sucralose', kind: 'sweetener' },
  { term: 'stevia', kind: 'sweetener' },
  { term: 'sugar alcohols', kind: 'sweetener' },
  { term: 'sweeteners', kind: 'sweetener' },
  { term: 'milk', kind: 'allergen' },
  { term: 'soy', kind: 'allergen' },
  { term: 'gluten grains and oats', kind: 'allergen' },
  { term: 'nuts', kind: 'allergen' },
  { term: 'egg', kind: 'allergen' },
];

/** The number of bins in the histogram of all powders. */
const BINS = 60;
const POWDER = PRODUCT_FORMATS.indexOf('powder');

/** Describes the makeup of a brand's products, by family. Null if there is no such brand (GET /api/brands/{id}). */
export async function describeBrand(site: Site, id: number): Promise<BrandMakeup | null> {
  const criteria = await understandSearch(site.vocabulary, { ...NO_CRITERIA, brandIds: [id] });
  const snapshot = site.catalogue.current();
  const brand = snapshot.brands.find((each) => each.id === id);
  if (brand === undefined) return null;
  const found = snapshot.catalogue.search({
    criteria,
    showAll: true,
    unconfirmed: false,
    sort: 'match',
    families: true,
    limit: FAMILIES_LOOKED_AT,
    offset: 0,
  });
  const products = (await snapshot.products.take(found.ids)).map(({ product }) => product);
  return {
    id,
    name: brand.name,
    families: found.total,
    lookedAt: products.length,
    types: countBy(products, ({ proteinType }) => proteinType),
    formats: countBy(products, ({ format }) => format),
    presence: await presenceOf(site, products),
    strip: stripOf(snapshot, products),
    known: {
      list: products.filter(isListKnown).length,
      figures: products.filter(
        ({ proteinPerServing, calories, sugar }) =>
          proteinPerServing !== null && calories !== null && sugar !== null,
      ).length,
      serving: products.filter(({ servingSize }) => servingSize?.basis === 'label').length,
    },
    read: datesOf(products),
    labResults: labResultsOf(products),
  };
}

function countBy<T>(products: readonly Product[], of: (product: Product) => T) {
  return [...Map.groupBy(products, of)]
    .map(([value, members]) => ({ value, count: members.length }))
    .toSorted((a, b) => b.count - a.count);
}

/**
 * Counts, for each of the asked terms, the products that contain it. Yields between the terms so that other requests
 * are answered.
 */
async function presenceOf(
  site: Site,
  products: readonly Product[],
): Promise<BrandMakeup['presence']> {
  const { avoid } = await understandSearch(site.vocabulary, {
    ...NO_CRITERIA,
    avoidIngredients: ASKED.map(({ term }) => term),
  });
  const presence: BrandMakeup['presence'][number][] = [];
  for (const { term, kind } of ASKED) {
    const understood: UnderstoodTerm | undefined = avoid.find((each) => each.term === term);
    if (understood === undefined) continue;
    const statuses = products.map((product) => judgeAvoidTerm(product, understood).status);
    const count = (status: string) => statuses.filter((each) => each === status).length;
    presence.push({
      term,
      kind,
      contains: count('unmet'),
      without: count('met'),
      unknown: count('unknown'),
    });
    await setImmediate();
  }
  return presence;
}

function densityOf({ nutritionalInfo: { per100 } }: Product): number | null {
  return proteinDensity(per100.proteinPerServing, per100.caloriesPerServing);
}

function stripOf(
  { peerGroups }: CatalogueSnapshot,
  products: readonly Product[],
): BrandMakeup['strip'] {
  const all = peerGroups
    .get(groupKey(POWDER, -1))
    ?.figures.find(({ key }) => key === 'proteinPer100Kcal');
  const own = products
    .filter(({ format }) => format === 'powder')
    .flatMap((product) => densityOf(product) ?? [])
    .toSorted((a, b) => a - b);
  const { low = null, median = null, high = null } = all?.spread ?? {};
  if (all === undefined || low === null || median === null || high === null) return null;
  if (own.length === 0 || high <= low) return null;
  const bins = histogram(all.values, { low, high, count: BINS });
  return { bins, low, median, high, own };
}

function datesOf(products: readonly Product[]): BrandMakeup['read'] {
  const dates = products
    .flatMap(({ provenance }) => provenance.sources.map(({ retrieved }) => retrieved))
    .toSorted(compareTexts);
  const [from] = dates;
  const to = dates.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

/** Each published result once, newest first. */
function labResultsOf(products: readonly Product[]): BrandMakeup['labResults'] {
  const results = new Map(
    products.flatMap(({ labResults }) =>
      labResults.map((each) => [`${each.link} ${each.name} ${each.testedOn}`, each] as const),
    ),
  );
  return [...results.values()].toSorted((a, b) => compareTexts(b.testedOn ?? '', a.testedOn ?? ''));
}
