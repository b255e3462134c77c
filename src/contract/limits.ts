/** Limits on what a client may send (contract "Errors"). Shared by the schemas, the URL parsers and the forms. */
export const LIMITS = {
  /** Terms in one ingredient list. */
  terms: 50,
  /** Characters in one term. */
  termLength: 100,
  /** Ids in one list. */
  ids: 100,
  /** Bytes in a request body. */
  bodyBytes: 65_536,
  /** Bytes of a request's first line and headers. Without JavaScript a long statement is sent in the URL. */
  headerBytes: 65_536,
  /** Products per page of a response. */
  pageSize: 100,
  /** Characters of a free-text query (browse, ingredients, compare). */
  queryLength: 200,
  /** Characters of a sentence to search by. */
  sentenceLength: 500,
  /** Characters of an ingredient statement to explain. */
  statementLength: 20_000,
} as const;
