export const WORD_DECISIONS = ['spelling', 'kind', 'none'] as const;

/** What an operator decided that a word is: another spelling of an entry, a kind of one, or no ingredient. */
export interface WordDecision {
  /** Lower case, as it stands on labels. */
  readonly word: string;
  readonly decision: (typeof WORD_DECISIONS)[number];
  /** The entry; null for "none". */
  readonly canonical: string | null;
  /** ISO 8601 UTC. */
  readonly at: string;
}
