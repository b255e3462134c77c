import { distinct } from '../../wording.ts';
import type { Drafts, EntryDraft } from './entry-drafts.ts';

const ENZYMES = 'enzymes';

/** Whether a draft says no more than that its only enzyme, the first of its list, is one. */
function headsOne(drafts: Drafts, at: number): boolean {
  const { entry = null, read = false, others = [] } = drafts[at] ?? {};
  if (entry?.canonical !== ENZYMES || !read || others.length > 0) return false;
  const members = drafts.filter(({ parent }) => parent === at);
  const areEnzymes = members.map((each) => each.entry?.ancestors.includes(ENZYMES) === true);
  return areEnzymes[0] === true && areEnzymes.lastIndexOf(true) === 0;
}

/** "DigeZyme": a capital within a word. */
const TRADE_NAME = /\p{Ll}\p{Lu}/u;

function isBlendOfEnzymes({ entry }: EntryDraft): boolean {
  return entry?.ancestors.includes(ENZYMES) === true && entry.ancestors.includes('blends');
}

/** "Digestive enzymes (DigeZyme®: amylase, lactase)": of a blend of enzymes that holds only another one, the trade name. */
function isTradeName(drafts: Drafts, at: number): boolean {
  const draft = drafts[at];
  const members = drafts.filter(({ parent }) => parent === at);
  const [inner] = members;
  if (draft === undefined || inner === undefined || !isBlendOfEnzymes(draft)) return false;
  const holdsOne = members.length === 1 && isBlendOfEnzymes(inner);
  if (holdsOne) return TRADE_NAME.test(draft.text);
  const above = drafts[draft.parent ?? -1];
  const beside = drafts.filter(({ parent }) => parent === draft.parent);
  const isOnly = above !== undefined && isBlendOfEnzymes(above) && beside.length === 1;
  return isOnly && !TRADE_NAME.test(above.text);
}

/** "Enzima: lattasi", "Enzym (Laktase)": before one enzyme the word says what it does, as words for additives do. */
export function withoutLoneEnzymes(drafts: Drafts): Drafts {
  const heads = new Set(
    [...drafts.keys()].filter((at) => headsOne(drafts, at) || isTradeName(drafts, at)),
  );
  if (heads.size === 0) return drafts;
  const kept = drafts.flatMap((_, at) => (heads.has(at) ? [] : [at]));
  const indexOf = (at: number | null): number | null => {
    if (at === null) return null;
    return heads.has(at) ? indexOf(drafts[at]?.parent ?? null) : kept.indexOf(at);
  };
  return kept.flatMap((at) => {
    const draft = drafts[at];
    if (draft === undefined) return [];
    const head = draft.parent !== null && heads.has(draft.parent) ? drafts[draft.parent] : null;
    const declared = distinct([...draft.declared, ...(head?.declared ?? [])]);
    return [{ ...draft, declared, parent: indexOf(draft.parent) }];
  });
}
