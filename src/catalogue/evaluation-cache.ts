import type { Columns } from './columns.ts';
import type { TermIndex } from './term-sets.ts';
import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { Arena } from './arena.ts';
import { Evaluation } from './evaluate.ts';
import { termKey } from './term-sets.ts';

const KEPT = 4;

interface Kept {
  readonly evaluation: Evaluation;
  readonly arena: Arena;
}

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

/** The last few evaluations: a page asks for its list, its summary and its hidden products with the same criteria. */
export class EvaluationCache {
  readonly #columns: Columns;
  readonly #terms: TermIndex;
  readonly #kept = new Map<string, Kept>();

  constructor(columns: Columns, terms: TermIndex) {
    this.#columns = columns;
    this.#terms = terms;
  }

  get(criteria: UnderstoodCriteria): Evaluation {
    const key = criteriaKey(criteria);
    const known = this.#kept.get(key);
    if (known !== undefined) return known.evaluation;
    const arena = this.#freeArena();
    const evaluation = new Evaluation(this.#columns, this.#terms, criteria, arena);
    this.#kept.set(key, { evaluation, arena });
    return evaluation;
  }

  /** A new arena, or that of the oldest evaluation, which is given up. */
  #freeArena(): Arena {
    if (this.#kept.size < KEPT) return new Arena(this.#columns.all.length);
    const [key, { arena }] = this.#kept.entries().next().value as [string, Kept];
    this.#kept.delete(key);
    arena.reset();
    return arena;
  }
}
