import type {
  LabelEntry,
  LabelExplanation,
  FlagEvidence,
} from '#domain/ingredients/label/label.ts';
import { DIETARY_FLAGS, type DietaryFlag } from '#domain/enumerations.ts';

/** Returns the explanation of an empty label, with overrides. */
export function anExplanation(overrides: Partial<LabelExplanation> = {}): LabelExplanation {
  const flags = Object.fromEntries(
    DIETARY_FLAGS.map((flag) => [
      flag,
      { value: null, basis: 'none', evidence: 'Not stated.', conflict: null },
    ]),
  ) as Record<DietaryFlag, FlagEvidence>;
  return {
    ingredients: [],
    complete: false,
    truncated: false,
    understood: true,
    contains: [],
    precautions: [],
    mayContain: [],
    mayContainBasis: null,
    glutenSources: [],
    animal: [],
    veganByIngredients: null,
    sweeteners: [],
    polyols: [],
    addedSugars: [],
    proteinSources: [],
    proteinType: null,
    proteinTypeReason: null,
    flags,
    unknown: [],
    spans: [],
    evidence: [],
    ...overrides,
  };
}

/** Returns top-level, known entries of these names. */
export function labelEntries(...names: readonly string[]): readonly LabelEntry[] {
  return names.map((name) => ({
    text: name,
    canonical: name,
    parent: null,
    heading: false,
    known: true,
    fragment: false,
    allergens: [],
    qualities: [],
  }));
}
