import { distinct } from '../../wording.ts';
import type { Drafts, EntryDraft } from './entry-drafts.ts';
import type { Item, Items } from './items.ts';
import type { ListStart } from '../statement/codes-and-brands.ts';

function startOf({ pieces: [first], brackets: [bracket] }: Item): number {
  const inner = bracket?.items[0];
  return first?.start ?? (inner === undefined ? 0 : startOf(inner));
}

/** The items of each list if a text has lists in several languages, else one list of all. */
export function splitLists(
  items: Items,
  starts: readonly ListStart[],
): readonly { readonly language: string; readonly items: Items }[] {
  if (new Set(starts.map(({ language }) => language)).size < 2) return [{ language: '', items }];
  return starts.map(({ start, language }, at) => {
    const until = starts[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const isOwn = (item: Item): boolean =>
      (at === 0 || startOf(item) >= start) && startOf(item) < until;
    return { language, items: items.filter(isOwn) };
  });
}

interface DraftList {
  readonly language: string;
  readonly drafts: Drafts;
}

/** The name of a draft with those of the entries that contain it. */
function pathOf(drafts: Drafts, at: number): string {
  const names: string[] = [];
  for (let index: number | null = at; index !== null; index = drafts[index]?.parent ?? null)
    names.push(drafts[index]?.canonical ?? '');
  return names.join(' < ');
}

/**
 * Joins lists in several languages: what another list names at the same place is kept once; what only a translation
 * names is added.
 */
export function joinLists(lists: readonly DraftList[]): Drafts {
  const joined: EntryDraft[] = [];
  const known = new Map<string, { readonly index: number; readonly language: string }>();
  for (const { language, drafts } of lists) {
    const indexes: number[] = [];
    for (const [at, draft] of drafts.entries()) {
      const path = pathOf(drafts, at);
      const same = known.get(path);
      const first = same === undefined ? undefined : joined[same.index];
      if (same !== undefined && first !== undefined && same.language !== language && draft.read) {
        const declared = distinct([...first.declared, ...draft.declared]);
        joined[same.index] = { ...first, declared };
        indexes.push(same.index);
        continue;
      }
      indexes.push(joined.length);
      if (same === undefined) known.set(path, { index: joined.length, language });
      joined.push({ ...draft, parent: indexes[draft.parent ?? -1] ?? null });
    }
  }
  return joined;
}
