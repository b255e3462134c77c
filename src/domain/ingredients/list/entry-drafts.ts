import type { Allergen } from '../../enumerations.ts';
import type { Entries, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** A label entry while the label is being read, with what the later rules need. */
export interface EntryDraft {
  readonly text: string;
  readonly canonical: string;
  readonly parent: number | null;
  readonly heading: boolean;
  readonly fragment: boolean;
  /** False where the bracket of its list is never closed, so that what follows may stand beside it. */
  readonly closed: boolean;
  readonly minor: boolean;
  readonly entry: VocabularyEntry | null;
  /** Names beside the first in the same item: "peanut butter flavored coating" without a name of its own. */
  readonly others: Entries;
  /** Every word of it was read. */
  readonly read: boolean;
  /** Allergens that the label itself names with the entry, in brackets or in words. */
  readonly declared: readonly Allergen[];
  /** What it says of its source: "(from lanolin)", "(bovine)", "(from lichen)"; null where nothing. */
  readonly source: 'animal' | 'plant' | null;
  /** "organic", "grass-fed", "hydrolyzed", in label order. */
  readonly qualities: readonly string[];
}

export type Drafts = readonly EntryDraft[];

/** All entries that a draft names: its own, and those beside it. */
export function entriesOf({ entry, others }: EntryDraft): Entries {
  return entry === null ? others : [entry, ...others];
}
