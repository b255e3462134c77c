import { EMPTY_TERM, type UnderstoodTerm } from '../../matching/criteria.ts';
import { distinct } from '../../wording.ts';

/** Terms as one that covers all of them, under a name of its own: "Truvia", of stevia and erythritol. */
export function joinTerms(terms: readonly UnderstoodTerm[], name: string): UnderstoodTerm {
  const all = <Item>(of: (term: UnderstoodTerm) => readonly Item[]) => distinct(terms.flatMap(of));
  const members = all((term) => term.members);
  const allergens = all((term) => term.allergens);
  const isNoMember = (each: string) => !members.includes(each);
  return {
    ...EMPTY_TERM,
    kind: 'family',
    name,
    members,
    allergens,
    partOfAllergens: all((term) => term.partOfAllergens).filter(
      (each) => !allergens.includes(each),
    ),
    mayBe: all((term) => term.mayBe).filter(isNoMember),
    mayHold: all((term) => term.mayHold).filter(isNoMember),
    madeOf: all((term) => term.madeOf).filter(isNoMember),
    language: 'en',
  };
}

/** What stands in the brackets of a text: "and eggs" of "milk (and eggs)". */
export function bracketsIn(written: string): readonly string[] {
  return [...written.matchAll(/[([{]([^)\]}]+)/g)].map(([, inside = '']) => inside);
}
