import { distinct } from '../../wording.ts';
import type { Drafts } from './entry-drafts.ts';

const ENZYMES = 'enzymes';

/** Whether a draft says no more than that its only enzyme, the first of its list, is one. */
function headsOne(drafts: Drafts, at: number): boolean {
  const { entry = null, read = false, others = [] } = drafts[at] ?? {};
  if (entry?.canonical !== ENZYMES || !read || others.length > 0) return false;
  const members = drafts.filter(({ parent }) => parent === at);
  const areEnzymes = members.map((each) => each.entry?.ancestors.includes(ENZYMES) === true);
  return areEnzymes[0] === true && areEnzymes.lastIndexOf(true) === 0;
}

/** "Enzima: lattasi", "Enzym (Laktase)": before one enzyme the word says what it does, as words for additives do. */
export function withoutLoneEnzymes(drafts: Drafts): Drafts {
  const heads = new Set([...drafts.keys()].filter((at) => headsOne(drafts, at)));
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
