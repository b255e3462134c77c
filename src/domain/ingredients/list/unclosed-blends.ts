import { isFoodWithProtein } from '../label/protein-sources.ts';
import { headingKind } from '../names/heading-names.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { WordClasses } from '../vocabulary/word-classes.ts';
import type { EntryDraft } from './entry-drafts.ts';

/** So many names in a row that are no protein are no longer of the blend. */
const LEAST_BEHIND = 4;
/** What protein blends hold besides. */
const OF_BLENDS = ['protein source', 'amino acid'];

function isOfBlend({ entry }: EntryDraft, { madeFrom }: WordClasses): boolean {
  if (entry === null) return false;
  const food = isFoodWithProtein(entry) && !madeFrom.test(entry.canonical);
  if (entry.proteinSource !== null || food) return true;
  return entry.roles.some((role) => OF_BLENDS.includes(role));
}

/** "Protein blend (whey, casein, corn fiber, glycerin, …" whose bracket is never closed: behind its proteins the list stands beside it. */
export function withClosedBlends(
  drafts: readonly EntryDraft[],
  { headingWords, wordClasses }: Vocabulary,
): readonly EntryDraft[] {
  const blend = drafts.findIndex(
    ({ closed, heading, text }) =>
      !closed && heading && headingKind(text, headingWords) === 'protein',
  );
  const members = [...drafts.entries()].filter(([, { parent }]) => parent === blend);
  const last = members.findLastIndex(([, draft]) => isOfBlend(draft, wordClasses));
  const behind = new Set(members.slice(last + 1).map(([index]) => index));
  if (blend < 0 || last < 0 || behind.size < LEAST_BEHIND) return drafts;
  const parent = drafts[blend]?.parent ?? null;
  return drafts.map((draft, index) => (behind.has(index) ? { ...draft, parent } : draft));
}
