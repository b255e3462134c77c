import type { Catalogue, CatalogueSummary, IdPage, Variant } from './catalogue.ts';
import type { Columns } from './columns/columns.ts';
import type { Evaluation } from './evaluate/evaluate.ts';
import type { Narrowed } from './narrowed/narrowed.ts';
import type { MatchStanding, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { compareVariants } from '#domain/matching/families.ts';
import { Arena } from './columns/arena.ts';
import { hasBit, sliceBits } from './columns/bits.ts';
import { EvaluationCache } from './narrowed/evaluation-cache.ts';
import { FamilyCounter } from './narrowed/family-counter.ts';
import { findText } from './evaluate/find-text.ts';
import { listPage } from './list/list-page.ts';
import { summarize } from './summary/summary.ts';
import { TermIndex } from './evaluate/term-index.ts';
import { lowerBound } from '#domain/lower-bound.ts';

/** Creates the index over columns and bitsets. Its answers are those of `domain/matching`, product by product. */
export function indexCatalogue(columns: Columns): Catalogue {
  const terms = new TermIndex(columns);
  const familyCounter = new FamilyCounter(columns);
  const evaluations = new EvaluationCache(columns, terms, familyCounter);
  const arena = new Arena(columns.all.length);
  const idsOf = (products: readonly number[]): number[] =>
    products.map((product) => columns.ids[product] as number);
  const plain = (criteria: UnderstoodCriteria): Narrowed => evaluations.get({ criteria });

  return {
    size: columns.size,
    flavors: columns.flavorNames.filter((name) => name !== ''),
    search(query) {
      const narrowed = evaluations.get(query);
      arena.reset();
      return {
        ids: idsOf(listPage(columns, narrowed, query, arena)),
        total: narrowed.countListed(query),
      };
    },
    summarize(query): CatalogueSummary {
      const narrowed = evaluations.get(query);
      arena.reset();
      const summary = summarize(columns, narrowed, query, arena);
      return { ...summary, best: idsOf(summary.best) };
    },
    hidden(query): IdPage {
      const { set, count } = evaluations.get(query).part('hidden');
      return { ids: idsOf(sliceBits(set, query.offset, query.limit)), total: count };
    },
    standing(id, criteria) {
      const product = productOf(columns, id);
      return product === null ? null : standingAt(plain(criteria).evaluation, product);
    },
    isFreeOf(id, avoided) {
      const product = productOf(columns, id);
      if (product === null || !hasBit(columns.complete, product)) return false;
      return avoided.every((term) => {
        const { contains, mayContain, doubt } = terms.setsOf(term);
        return [contains, mayContain, doubt].every((set) => set === null || !hasBit(set, product));
      });
    },
    variants(id, criteria): readonly Variant[] {
      const product = productOf(columns, id);
      return product === null ? [] : variantsOf(columns, plain(criteria).evaluation, product);
    },
    find: (text, limit) => idsOf(sliceBits(findText(columns, text), 0, limit)),
    list({ limit, offset }): IdPage {
      const page = columns.byName.subarray(offset, offset + limit);
      return { ids: idsOf([...page]), total: columns.size };
    },
    ingredientCounts: (canonical) => familyCounter.countsOf(terms.membersFound([canonical].flat())),
  };
}

/** The number of the product with an id. Null if there is none. */
function productOf({ byId, ids }: Columns, id: number): number | null {
  const idAt = (at: number) => ids[byId[at] as number] as number;
  const at = lowerBound(byId.length, (index) => idAt(index) < id);
  return at < byId.length && idAt(at) === id ? (byId[at] as number) : null;
}

function standingAt(evaluation: Evaluation, product: number): MatchStanding {
  if (evaluation.applied.length === 0) return 'all';
  if (hasBit(evaluation.perfect, product)) return 'perfect';
  for (const standing of ['near', 'unconfirmed', 'hidden'] as const) {
    if (hasBit(evaluation.standings[standing], product)) return standing;
  }
  return 'tooFar';
}

function variantsOf(
  { families, flavorRows, flavorNames, ids }: Columns,
  { perfect }: Evaluation,
  product: number,
): Variant[] {
  const family = families.rows[product] as number;
  const members = families.members.subarray(families.starts[family], families.starts[family + 1]);
  return Array.from(members, (member) => {
    const flavor = flavorNames[flavorRows[member] as number] as string;
    return {
      id: ids[member] as number,
      flavor: flavor === '' ? null : flavor,
      perfectMatch: hasBit(perfect, member),
    };
  }).sort(compareVariants);
}
