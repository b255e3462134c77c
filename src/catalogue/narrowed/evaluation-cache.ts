import type { CatalogueQuery } from '../catalogue.ts';
import type { Columns } from '../columns/columns.ts';
import { type TermIndex, termKey } from '../evaluate/term-index.ts';
import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { NO_FILTERS } from '#domain/matching/filters.ts';
import { Arena } from '../columns/arena.ts';
import { Evaluation } from '../evaluate/evaluate.ts';
import type { FamilyCounter } from './family-counter.ts';
import { filteredSet } from './filter-sets.ts';
import { Narrowed } from './narrowed.ts';

const CAPACITY = 4;

interface Entry {
  readonly key: string;
  readonly narrowed: Narrowed;
  readonly arena: Arena;
}

type Question = Pick<CatalogueQuery, 'criteria' | 'filters' | 'families'>;

function criteriaKey(criteria: UnderstoodCriteria): string {
  const { avoid, mustHave, proteinTypes, fitnessGoals, brandIds, flags } = criteria;
  const groups = [
    avoid.map(termKey),
    mustHave.map(termKey),
    proteinTypes,
    fitnessGoals,
    brandIds,
    flags,
  ];
  return groups.map((group) => group.join('\u0001')).join('\u0002');
}

/** Caches the last few evaluations: a page requests its list, summary and hidden products with the same criteria. */
export class EvaluationCache {
  readonly #columns: Columns;
  readonly #terms: TermIndex;
  readonly #counter: FamilyCounter;
  /**
   * Oldest first. Not a map: V8 keeps the tables that a long-lived map has outgrown, with all that was in them, until the
   * next full collection (docs/decisions/speed.md).
   */
  readonly #entries: Entry[] = [];

  constructor(columns: Columns, terms: TermIndex, counter: FamilyCounter) {
    this.#columns = columns;
    this.#terms = terms;
    this.#counter = counter;
  }

  get({ criteria, filters = NO_FILTERS, families = false }: Question): Narrowed {
    const key = `${criteriaKey(criteria)}\u0003${JSON.stringify(filters)}\u0003${families}`;
    const known = this.#entries.find((entry) => entry.key === key);
    if (known !== undefined) return known.narrowed;
    const arena = this.#freeArena();
    const columns = this.#columns;
    const evaluation = new Evaluation(columns, this.#terms, criteria, arena);
    const universe = filteredSet(columns, filters);
    const counter = families ? this.#counter : null;
    const narrowed = new Narrowed(columns, evaluation, universe, counter, arena);
    this.#entries.push({ key, narrowed, arena });
    return narrowed;
  }

  /** Returns a new arena, or that of the oldest evaluation, which is evicted. */
  #freeArena(): Arena {
    const oldest = this.#entries.length < CAPACITY ? undefined : this.#entries.shift();
    if (oldest === undefined) return new Arena(this.#columns.all.length);
    oldest.arena.reset();
    return oldest.arena;
  }
}
