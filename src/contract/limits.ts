/** Bounds on what a client may send (contract "Errors"). Shared by the schemas, the URL parsers and the forms. */
export const LIMITS = {
  /** Terms in one ingredient list. */
  terms: 50,
  /** Characters in one term. */
  termLength: 100,
  /** Ids in one list. */
  ids: 100,
  /** Bytes in a request body. */
  bodyBytes: 65_536,
  /** Bytes of a request's first line and headers: a long statement stands in the address where there is no JavaScript. */
  headerBytes: 65_536,
  /** Products in one page of an answer. */
  pageSize: 100,
  /** Characters of a free-text query (browse, ingredients, compare). */
  queryLength: 200,
  /** Characters of a sentence to search with. */
  sentenceLength: 500,
  /** Characters of an ingredient statement to explain. */
  statementLength: 20_000,
} as const;
