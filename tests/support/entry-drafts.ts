import type { EntryDraft } from '#domain/ingredients/list/entry-drafts.ts';
import type { VocabularyEntry } from '#domain/ingredients/vocabulary/vocabulary.ts';

/** Returns an entry that the vocabulary does not know. */
export function anUnknownDraft(text: string, overrides: Partial<EntryDraft> = {}): EntryDraft {
  return {
    text,
    canonical: text,
    parent: null,
    heading: false,
    fragment: false,
    closed: true,
    minor: false,
    entry: null,
    declared: [],
    source: null,
    others: [],
    read: true,
    qualities: [],
    ...overrides,
  };
}

/** Returns an entry that the vocabulary knows, with the facts that matter. */
export function aKnownDraft(
  canonical: string,
  facts: Partial<VocabularyEntry> = {},
  overrides: Partial<EntryDraft> = {},
): EntryDraft {
  const entry: VocabularyEntry = {
    canonical,
    kind: 'ingredient',
    parents: [],
    ancestors: [],
    members: [canonical],
    allergens: [],
    animal: 'no',
    gluten: [],
    roles: ['other'],
    proteinSource: null,
    description: '',
    source: '',
    maybeAllergens: [],
    maybe: [],
    mayHold: [],
    palm: 'no',
    lactose: 'no',
    ...facts,
  };
  return anUnknownDraft(canonical, { entry, ...overrides });
}
