import type { Collection, CollectionListing } from '#contract/api.ts';
import { writeCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import type { Site } from '../site.ts';
import { answerCollections, type AnsweredCollection } from './answer-collections.ts';
import { indexInSorted } from '#domain/lower-bound.ts';

/** Whether one of a collection's wishes names the ingredient or an ingredient family that contains it. */
function namesIngredient(
  { criteria: { avoid, mustHave } }: AnsweredCollection,
  name: string,
): boolean {
  return [...avoid, ...mustHave].some((term) => term.members.includes(name));
}

function toListing({ collection, count, changedAt }: AnsweredCollection): CollectionListing {
  const { slug, title, group, summary, view } = collection;
  return { slug, title, group, summary, search: paths.search(view), count, changedAt };
}

/**
 * Lists the collections in the order of their files. `product` restricts them to those that the product fits,
 * `ingredient` to those whose wishes name the ingredient.
 */
export async function listCollections(
  site: Site,
  of: { readonly product?: number | undefined; readonly ingredient?: string | undefined } = {},
): Promise<readonly CollectionListing[]> {
  const { product, ingredient } = of;
  return (await answerCollections(site))
    .filter(
      (answer) =>
        (product === undefined || indexInSorted(answer.members, product) !== null) &&
        (ingredient === undefined || namesIngredient(answer, ingredient)),
    )
    .map(toListing);
}

/** Returns one collection with its text and wishes. Null if there is none. */
export async function readCollection(site: Site, slug: string): Promise<Collection | null> {
  const answer = (await answerCollections(site)).find((each) => each.collection.slug === slug);
  if (answer === undefined) return null;
  const { text, view } = answer.collection;
  const { filters } = view;
  return { ...toListing(answer), text, criteria: writeCriteria(view.criteria), filters };
}
