import { distinct } from '../../wording.ts';
import type { Drafts, EntryDraft } from './entry-drafts.ts';

const ENZYMES = 'enzymes';

/** The members of each entry by its index, and those of the top level by null. */
type Members = ReadonlyMap<number | null, Drafts>;

/** Whether a draft says no more than that its only enzyme, the first of its list, is one. */
function headsOne({ entry, read, others }: EntryDraft, members: Drafts): boolean {
  if (entry?.canonical !== ENZYMES || !read || others.length > 0) return false;
  const areEnzymes = members.map((each) => each.entry?.ancestors.includes(ENZYMES) === true);
  return areEnzymes[0] === true && areEnzymes.lastIndexOf(true) === 0;
}

/** "DigeZyme": a capital within a word. */
const TRADE_NAME = /\p{Ll}\p{Lu}/u;

function isBlendOfEnzymes({ entry }: EntryDraft): boolean {
  return entry?.ancestors.includes(ENZYMES) === true && entry.ancestors.includes('blends');
}

/** "Digestive enzymes (DigeZyme®: amylase, lactase)": of a blend of enzymes that holds only another one, the trade name. */
function isTradeName(drafts: Drafts, at: number, membersOf: Members): boolean {
  const draft = drafts[at];
  const [inner, ...more] = membersOf.get(at) ?? [];
  if (draft === undefined || inner === undefined || !isBlendOfEnzymes(draft)) return false;
  if (more.length === 0 && isBlendOfEnzymes(inner)) return TRADE_NAME.test(draft.text);
  const above = drafts[draft.parent ?? -1];
  const isOnly = membersOf.get(draft.parent)?.length === 1;
  return isOnly && above !== undefined && isBlendOfEnzymes(above) && !TRADE_NAME.test(above.text);
}

/** "Enzima: lattasi", "Enzym (Laktase)": before one enzyme the word says what it does, as words for additives do. */
export function withoutLoneEnzymes(drafts: Drafts): Drafts {
  const membersOf: Members = Map.groupBy(drafts, ({ parent }) => parent);
  const heads = new Set(
    drafts.flatMap((draft, at) =>
      headsOne(draft, membersOf.get(at) ?? []) || isTradeName(drafts, at, membersOf) ? [at] : [],
    ),
  );
  if (heads.size === 0) return drafts;
  const kept = [...drafts.keys()].filter((at) => !heads.has(at));
  const places = new Map(kept.map((at, place) => [at, place]));
  const placeOf = (at: number | null): number | null => {
    if (at === null) return null;
    return places.get(at) ?? placeOf(drafts[at]?.parent ?? null);
  };
  return kept.flatMap((at) => {
    const draft = drafts[at];
    if (draft === undefined) return [];
    const head = draft.parent !== null && heads.has(draft.parent) ? drafts[draft.parent] : null;
    const declared = distinct([...draft.declared, ...(head?.declared ?? [])]);
    return [{ ...draft, declared, parent: placeOf(draft.parent) }];
  });
}
