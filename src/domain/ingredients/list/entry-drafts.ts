import type { Allergen } from '../../enumerations.ts';
import type { Entries, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** An entry while the label is being read, with what later rules need. */
export interface EntryDraft {
  readonly text: string;
  readonly canonical: string;
  readonly parent: number | null;
  readonly heading: boolean;
  readonly fragment: boolean;
  /** False if the bracket of its list is never closed, so that what follows may not belong to it. */
  readonly closed: boolean;
  readonly minor: boolean;
  readonly entry: VocabularyEntry | null;
  /** Names beside the first in the same item: "peanut butter flavored coating" if it has no entry of its own. */
  readonly others: Entries;
  /** Whether every word of it was read. */
  readonly read: boolean;
  /** Allergens that the label declares with the entry, in brackets or in words. */
  readonly declared: readonly Allergen[];
  /** Its stated source: "(from lanolin)", "(bovine)", "(from lichen)"; null if none is stated. */
  readonly source: 'animal' | 'plant' | null;
  /** "organic", "grass-fed", "hydrolyzed", in label order. */
  readonly qualities: readonly string[];
}

export type Drafts = readonly EntryDraft[];

/** All entries that a draft names: its own, and the others in its item. */
export function entriesOf({ entry, others }: EntryDraft): Entries {
  return entry === null ? others : [entry, ...others];
}
