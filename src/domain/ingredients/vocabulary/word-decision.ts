export const WORD_DECISIONS = ['spelling', 'kind', 'none'] as const;

/** An operator's decision about a word: another spelling of an entry, a kind of one, or not an ingredient. */
export interface WordDecision {
  /** Lower case, as on labels. */
  readonly word: string;
  readonly decision: (typeof WORD_DECISIONS)[number];
  /** The entry; null for "none". */
  readonly canonical: string | null;
  /** ISO 8601 UTC. */
  readonly at: string;
}
