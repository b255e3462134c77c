import { useState } from 'react';
import type { Criteria } from '#domain/matching/criteria.ts';
import type { DietaryFlag, FitnessGoal, ProteinType } from '#domain/product/enumerations.ts';
import { DIETARY_FLAGS } from '#domain/product/enumerations.ts';
import { joinTerms, splitTerms } from './ingredient-text.ts';

/** What the form holds while it is being filled in: ingredient fields as text, the rest as in `Criteria`. */
export interface SearchDraft {
  readonly avoid: string;
  readonly mustHave: string;
  readonly proteinTypes: readonly ProteinType[];
  readonly fitnessGoals: readonly FitnessGoal[];
  readonly brandIds: readonly number[];
  readonly flags: readonly DietaryFlag[];
}

/** The form as criteria fill it in. */
export function draftOf(criteria: Criteria): SearchDraft {
  return {
    avoid: joinTerms(criteria.avoidIngredients),
    mustHave: joinTerms(criteria.mustHaveIngredients),
    proteinTypes: criteria.proteinTypes,
    fitnessGoals: criteria.fitnessGoals,
    brandIds: criteria.brandIds,
    flags: criteria.flags,
  };
}

/** What the form asks for. */
export function criteriaOfDraft(draft: SearchDraft): Criteria {
  return {
    avoidIngredients: splitTerms(draft.avoid),
    mustHaveIngredients: splitTerms(draft.mustHave),
    proteinTypes: draft.proteinTypes,
    fitnessGoals: draft.fitnessGoals,
    brandIds: draft.brandIds,
    flags: DIETARY_FLAGS.filter((flag) => draft.flags.includes(flag)),
  };
}

/** The list with a value added or taken away; adding one that is there changes nothing (specification section 5). */
export function toggled<T>(list: readonly T[], value: T, on: boolean): readonly T[] {
  if (!on) return list.filter((each) => each !== value);
  return list.includes(value) ? list : [...list, value];
}

export interface DraftState {
  readonly draft: SearchDraft;
  readonly change: (part: Partial<SearchDraft>) => void;
}

/** A draft that starts over when the criteria it came from change (another address, back and forward). */
export function useSearchDraft(criteria: Criteria): DraftState {
  const source = JSON.stringify(criteria);
  const [state, setState] = useState({ source, draft: draftOf(criteria) });
  if (state.source !== source) setState({ source, draft: draftOf(criteria) });
  return {
    draft: state.source === source ? state.draft : draftOf(criteria),
    change: (part) => setState((now) => ({ ...now, draft: { ...now.draft, ...part } })),
  };
}
