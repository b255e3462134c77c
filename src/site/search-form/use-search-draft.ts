import { useState } from 'react';
import { type Filters, NO_FILTERS } from '#domain/matching/filters.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import type { DietaryFlag, FitnessGoal, ProteinType } from '#domain/product/enumerations.ts';
import { DIETARY_FLAGS } from '#domain/product/enumerations.ts';
import { joinTerms, splitTerms } from './ingredient-text.ts';

/** The state of the form: ingredient fields as text, the rest as in `Criteria`. */
export interface SearchDraft {
  readonly avoid: string;
  readonly mustHave: string;
  readonly proteinTypes: readonly ProteinType[];
  readonly fitnessGoals: readonly FitnessGoal[];
  readonly brandIds: readonly number[];
  readonly flags: readonly DietaryFlag[];
  /** Filters of the list, on the search page. */
  readonly filters: Filters;
}

/** The form filled in with criteria. */
export function draftOf(criteria: Criteria, filters: Filters = NO_FILTERS): SearchDraft {
  return {
    avoid: joinTerms(criteria.avoidIngredients),
    mustHave: joinTerms(criteria.mustHaveIngredients),
    proteinTypes: criteria.proteinTypes,
    fitnessGoals: criteria.fitnessGoals,
    brandIds: criteria.brandIds,
    flags: criteria.flags,
    filters,
  };
}

/** The criteria of the form. */
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

/** The list with a value added or removed; adding a value twice changes nothing (specification section 5). */
export function toggled<T>(list: readonly T[], value: T, on: boolean): readonly T[] {
  if (!on) return list.filter((each) => each !== value);
  return list.includes(value) ? list : [...list, value];
}

export interface DraftState {
  readonly draft: SearchDraft;
  readonly change: (part: Partial<SearchDraft>) => void;
}

interface DraftOptions {
  readonly filters?: Filters;
  /** Called for every change by the shopper. */
  readonly onChange?: (draft: SearchDraft, part: Partial<SearchDraft>) => void;
  /** The criteria come from the draft itself: it is kept, so that what is being typed does not change. */
  readonly isOwn?: boolean;
}

/** A draft that starts over when its criteria change (another address, back and forward), unless they are its own. */
export function useSearchDraft(
  criteria: Criteria,
  { filters = NO_FILTERS, onChange, isOwn }: DraftOptions = {},
): DraftState {
  const source = JSON.stringify([criteria, filters]);
  const [state, setState] = useState({ source, draft: draftOf(criteria, filters) });
  let { draft } = state;
  if (state.source !== source) {
    if (!isOwn) draft = draftOf(criteria, filters);
    setState({ source, draft });
  }
  return {
    draft,
    change(part) {
      const next = { ...draft, ...part };
      setState({ source, draft: next });
      onChange?.(next, part);
    },
  };
}
