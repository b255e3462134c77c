import type { IngredientListing } from '#contract/api.ts';
import type { IngredientPage } from '#contract/ingredient-page.ts';
import { asciiSlug } from '#contract/paths.ts';
import type { IngredientRole } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { compareTexts } from '#domain/wording.ts';
import type { Site } from '../site.ts';
import { memoize } from '#domain/memoize.ts';

/** The most ingredients of the same role that are listed. */
const INSTEAD = 12;

/** Roles that are too general for one ingredient to replace another. */
const UNLIKE: readonly IngredientRole[] = ['other', 'fruit or vegetable', 'herb or extract'];

const bySlug = memoize(
  (listings: readonly IngredientListing[]): ReadonlyMap<string, IngredientListing> =>
    new Map(listings.toReversed().map((each) => [asciiSlug(each.canonical), each])),
);

/** Describes the ingredient or ingredient family with a slug. Null if there is none (GET /api/ingredients/{slug}). */
export async function describeIngredient(site: Site, slug: string): Promise<IngredientPage | null> {
  const { ingredients } = site.catalogue.current();
  const listing = bySlug(ingredients).get(slug);
  const entry = listing && site.vocabulary.entries.get(listing.canonical);
  if (listing === undefined || entry === undefined) return null;
  const names = await site.ingredientNames();
  const single = entry.kind === 'ingredient';
  const [role] = entry.roles;
  return {
    ...listing,
    ...(names.get(entry.canonical) ?? { names: [], eNumbers: [] }),
    animal: single ? entry.animal : null,
    palm: single ? entry.palm : null,
    lactose: single ? entry.lactose : null,
    gluten: [...entry.gluten],
    maybeAllergens: [...entry.maybeAllergens],
    role: single ? (role ?? null) : null,
    instead: single && role !== undefined ? sameRole(site, ingredients, listing, role) : [],
  };
}

function sameRole(
  { vocabulary }: Site,
  listings: readonly IngredientListing[],
  of: IngredientListing,
  role: IngredientRole,
): IngredientPage['instead'] {
  if (UNLIKE.includes(role)) return [];
  const own = vocabulary.entries.get(of.canonical);
  return listings
    .filter(({ canonical, kind, familiesCount }) => {
      const entry = vocabulary.entries.get(canonical);
      return (
        kind === 'ingredient' &&
        familiesCount > 0 &&
        entry !== undefined &&
        entry.roles[0] === role &&
        !entry.members.includes(of.canonical) &&
        own?.members.includes(canonical) !== true
      );
    })
    .toSorted((a, b) => b.familiesCount - a.familiesCount || compareTexts(a.name, b.name))
    .slice(0, INSTEAD)
    .map(({ canonical, name, familiesCount }) => ({ canonical, name, familiesCount }));
}
