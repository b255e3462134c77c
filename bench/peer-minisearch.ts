import { type Peer, type PeerRow, asNumbers } from './peer-rows.ts';
import MiniSearch, { type CombinationOperator, type Query } from 'minisearch';

/** Encodes every fact of a product as a word, so that a query becomes words that must and must not occur. */
function wordsOf(row: PeerRow): string {
  return [
    'any',
    ...row.ingredients.map((each) => `i${each}`),
    row.complete ? 'complete' : 'cut',
    `t${row.type}`,
    `g${row.goal}`,
    `b${row.brand}`,
    ...row.flags.flatMap((value, at) => (value === true ? [`f${at}`] : [])),
  ].join(' ');
}

/** MiniSearch with its full-text index used as a filter: AND of ORs, AND_NOT for avoided terms. */
export function openMiniSearch(rows: readonly PeerRow[]): Peer {
  const index = new MiniSearch<{ id: number; words: string }>({
    fields: ['words'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  index.addAll(rows.map((row) => ({ id: row.id, words: wordsOf(row) })));
  const combine = (combineWith: CombinationOperator, queries: Query[]): Query => ({
    combineWith,
    queries,
  });
  return {
    perfect(criteria, limit) {
      const asked = asNumbers(criteria);
      const anyOf = (values: readonly number[], letter: string): Query =>
        combine(
          'OR',
          values.map((value) => `${letter}${value}`),
        );
      const wanted: Query[] = asked.mustHave.map((term) => anyOf(term, 'i'));
      if (asked.types.length > 0) wanted.push(anyOf(asked.types, 't'));
      if (asked.goals.length > 0) wanted.push(anyOf(asked.goals, 'g'));
      const brands = asked.brands.filter((brand) => brand !== 0);
      if (asked.brands.length > 0) wanted.push(anyOf(brands.length > 0 ? brands : [-1], 'b'));
      for (const flag of asked.flags) wanted.push(`f${flag}`);
      if (criteria.avoid.length > 0) wanted.push('complete');
      const all = combine('AND', wanted.length > 0 ? wanted : ['any']);
      const question =
        asked.avoid.length > 0 ? combine('AND_NOT', [all, anyOf(asked.avoid, 'i')]) : all;
      const found = index
        .search(question)
        .map((hit) => byId.get(Number(hit.id)) as PeerRow)
        .sort((a, b) => b.bonus - a.bonus || a.place - b.place);
      return { ids: found.slice(0, limit).map((row) => row.id), total: found.length };
    },
    listing: null,
    close: () => undefined,
  };
}
