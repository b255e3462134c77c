import { useState } from 'react';
import { type Filters, NO_FILTERS } from '#domain/matching/filters.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import {
  type DietaryFlag,
  type FitnessGoal,
  type ProteinType,
  DIETARY_FLAGS,
} from '#domain/enumerations.ts';
import { joinTerms, splitTerms } from './ingredient-text.ts';

/** The state of the form: ingredient fields as text, everything else as in `Criteria`. */
export interface SearchDraft {
  readonly avoid: string;
  readonly mustHave: string;
  readonly proteinTypes: readonly ProteinType[];
  readonly fitnessGoals: readonly FitnessGoal[];
  readonly brandIds: readonly number[];
  readonly flags: readonly DietaryFlag[];
  /** Filters of the list, which only the search page has. */
  readonly filters: Filters;
}

/** Returns the form filled in with criteria. */
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

/** Returns the criteria of the form. */
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

/** Returns the list with a value added or removed. Adding a value twice changes nothing (specification section 5). */
export function toggled<T>(list: readonly T[], value: T, on: boolean): readonly T[] {
  if (!on) return list.filter((each) => each !== value);
  return list.includes(value) ? list : [...list, value];
}

export interface DraftState {
  readonly draft: SearchDraft;
  readonly change: (part: Partial<SearchDraft>) => void;
}

export interface ChangedDraft {
  readonly draft: SearchDraft;
  /** What the shopper changed last; null if nothing was changed since the draft began. */
  readonly changed: Partial<SearchDraft> | null;
}

/**
 * A draft that starts over when the criteria it came from change (another address, back and forward). If the change is
 * its own (`isOwn`), it stays as it was typed.
 */
export function useSearchDraft(
  criteria: Criteria,
  filters: Filters = NO_FILTERS,
  isOwn = false,
): DraftState & ChangedDraft {
  const source = JSON.stringify([criteria, filters]);
  const begin = (): ChangedDraft => ({ draft: draftOf(criteria, filters), changed: null });
  const [state, setState] = useState(() => ({ ...begin(), source }));
  const now = state.source === source || isOwn ? state : begin();
  if (state.source !== source) setState({ ...now, source });
  return {
    ...now,
    change: (part) => setState({ draft: { ...now.draft, ...part }, changed: part, source }),
  };
}
