import type { DietaryFlag } from '../../product/enumerations.ts';
import type { FlagEvidence } from '../../product/product.ts';
import { capitalise, shortNumber } from '../../wording.ts';
import type { LabelFigures } from './label.ts';

/** What the flags are calculated from. */
export interface FlagFacts {
  /** What the label claims, in its words. */
  readonly claims: readonly string[];
  /** The product's name: it may claim as well. */
  readonly name?: string | undefined;
  readonly figures: LabelFigures | undefined;
  readonly glutenSources: readonly string[];
  readonly animal: readonly string[];
  readonly maybeAnimal: readonly string[];
  /** Milk ingredients that carry lactose (not isolates). */
  readonly lactose: readonly string[];
  /** Milk ingredients of any kind. */
  readonly milk: readonly string[];
  readonly hasStatement: boolean;
  /** Whole text there, read as English, nothing in it unknown. */
  readonly fullyUnderstood: boolean;
  /** Whole text there and read as English. */
  readonly complete: boolean;
}

const CLAIMS: Readonly<Record<DietaryFlag, RegExp>> = {
  isGlutenFree: /\bgluten[- ]?free\b|\bno[- ]gluten\b|\bfree (?:from|of) gluten\b/i,
  isSugarFree: /\bsugar[- ]?free\b|\b(?:zero|0 ?g) sugars?\b/i,
  isOrganic: /\borganic\b|\bbiologique\b/i,
  isKetoFriendly: /\bketo(?:genic)?\b/i,
  isLowCarb: /\blow[- ]?carb/i,
  isNonGMO: /\bnon[- ]?gmos?\b|\bgmo[- ]?free\b|\bno[- ]gmos?\b/i,
  isVegan: /\bvegan\b/i,
  isLactoseFree: /\blactose[- ]?free\b|\bdairy[- ]?free\b|\bno[- ]lactose\b|\bno[- ]dairy\b/i,
};
/** "Not suitable for vegan diets", "non-vegan" and the like deny what they name. */
const DENIED = /\b(?:not|never|cannot|can['’]?t|isn['’]?t|aren['’]?t)\b|\bnon[ -]$/i;
/** "Made with organic cocoa" says nothing of the whole product. */
const OF_A_PART = /\b(?:with|contains?|containing|from|of|some)\b/i;

interface Claim {
  /** Which part of the label says it. */
  readonly by: 'label' | 'name';
  readonly words: string;
}

function claimOf(flag: DietaryFlag, { claims, name }: FlagFacts): Claim | null {
  const said = claims.map((words): Claim => ({ by: 'label', words }));
  if (name !== undefined) said.push({ by: 'name', words: name });
  for (const { by, words } of said) {
    const text = words.replace(/_/g, ' ').replace(/^en:/, '');
    for (const clause of text.split(/[.;,!?\n]/)) {
      const hit = CLAIMS[flag].exec(clause);
      if (hit === null) continue;
      const before = clause.slice(0, hit.index);
      if (DENIED.test(before) || (flag === 'isOrganic' && OF_A_PART.test(before))) continue;
      return { by, words: text.trim() };
    }
  }
  return null;
}

function named(names: readonly string[]): string {
  return names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : '');
}

const evidence = (
  value: boolean | null,
  basis: FlagEvidence['basis'],
  sentence: string,
  conflict: string | null = null,
): FlagEvidence => ({ value, basis, evidence: sentence, conflict });

const quoted = ({ by, words }: Claim): string => `the ${by} says "${words}"`;

const claimed = (claim: Claim): FlagEvidence =>
  evidence(true, 'claim', `${capitalise(quoted(claim))}.`);

function contradicted(claim: Claim | null, adverse: FlagEvidence): FlagEvidence {
  if (claim === null) return adverse;
  return { ...adverse, conflict: `${capitalise(quoted(claim))}, but: ${adverse.evidence}` };
}

/** What is in it, by its ingredients or, where there is no text of them, by the allergens told of beside them. */
function contains(facts: FlagFacts, what: readonly string[]): FlagEvidence {
  return evidence(false, basisOf(facts), `Contains ${named(what)}.`);
}

function basisOf({ hasStatement }: FlagFacts): FlagEvidence['basis'] {
  return hasStatement ? 'ingredients' : 'allergens';
}

function glutenFree(facts: FlagFacts): FlagEvidence {
  const claim = claimOf('isGlutenFree', facts);
  const grains = facts.glutenSources.filter((grain) => grain !== 'oats');
  if (grains.length > 0) {
    return contradicted(claim, contains(facts, grains));
  }
  if (claim !== null) return claimed(claim);
  return evidence(null, 'none', 'No gluten-free claim is known.');
}

function vegan(facts: FlagFacts): FlagEvidence {
  const claim = claimOf('isVegan', facts);
  if (facts.animal.length > 0) {
    return contradicted(claim, contains(facts, facts.animal));
  }
  if (claim !== null) return claimed(claim);
  if (!facts.fullyUnderstood)
    return evidence(
      null,
      'none',
      'The ingredient text is missing, cut off or not fully understood.',
    );
  if (facts.maybeAnimal.length > 0) {
    return evidence(
      null,
      'ingredients',
      `The source of ${named(facts.maybeAnimal)} is not stated.`,
    );
  }
  return evidence(true, 'ingredients', 'No ingredient is of animal origin.');
}

function lactoseFree(facts: FlagFacts): FlagEvidence {
  const claim = claimOf('isLactoseFree', facts);
  if (claim !== null && /dairy/i.test(claim.words) && facts.milk.length > 0) {
    return contradicted(claim, contains(facts, facts.milk));
  }
  if (claim !== null) return claimed(claim);
  if (facts.lactose.length > 0) return contains(facts, facts.lactose);
  if (facts.milk.length > 0) {
    const sentence = `${capitalise(named(facts.milk))} may hold a little lactose.`;
    return evidence(null, basisOf(facts), sentence);
  }
  if (facts.fullyUnderstood) return evidence(true, 'ingredients', 'No milk ingredient.');
  return evidence(null, 'none', 'The ingredient text is missing, cut off or not fully understood.');
}

function organic(facts: FlagFacts): FlagEvidence {
  const claim = claimOf('isOrganic', facts);
  if (claim !== null) return claimed(claim);
  if (facts.hasStatement && facts.complete)
    return evidence(false, 'ingredients', 'The label does not claim to be organic.');
  return evidence(null, 'none', 'No complete label is known.');
}

function nonGmo(facts: FlagFacts): FlagEvidence {
  const claim = claimOf('isNonGMO', facts);
  if (claim !== null) return claimed(claim);
  const grown = claimOf('isOrganic', facts);
  if (grown !== null)
    return evidence(
      true,
      'claim',
      `Organic products are made without genetic engineering: ${quoted(grown)}.`,
    );
  return evidence(null, 'none', 'No non-GMO claim is known.');
}

function byFigure(
  flag: DietaryFlag,
  facts: FlagFacts,
  figure: number | null,
  limit: number,
  what: string,
): FlagEvidence {
  const claim = claimOf(flag, facts);
  if (figure === null) {
    return evidence(
      null,
      'none',
      `${what} per serving is unknown${claim === null ? '' : `, though ${quoted(claim)}`}.`,
    );
  }
  const sentence = `${shortNumber(figure)} g ${what.toLowerCase()} per serving; the limit is ${limit} g.`;
  const verdict = evidence(figure <= limit, 'figures', sentence);
  return figure <= limit ? verdict : contradicted(claim, verdict);
}

/**
 * The eight dietary flags with their evidence (product.md section 2, "Dietary flags"): true, false, or null where
 * nobody says. Figures are grams per serving. Where a claim is contradicted the adverse evidence wins and the
 * conflict is stated.
 */
export function dietaryFlagsOf(facts: FlagFacts): Readonly<Record<DietaryFlag, FlagEvidence>> {
  const { sugar = null, carbohydrate = null, fiber = null } = facts.figures ?? {};
  const net = carbohydrate === null || fiber === null ? null : Math.max(0, carbohydrate - fiber);
  const netOrLess = net ?? (carbohydrate !== null && carbohydrate <= 5 ? carbohydrate : null);
  return {
    isGlutenFree: glutenFree(facts),
    isSugarFree: byFigure('isSugarFree', facts, sugar, 0.5, 'Sugar'),
    isOrganic: organic(facts),
    isKetoFriendly: byFigure('isKetoFriendly', facts, netOrLess, 5, 'Carbohydrate without fiber'),
    isLowCarb: byFigure('isLowCarb', facts, carbohydrate, 10, 'Carbohydrate'),
    isNonGMO: nonGmo(facts),
    isVegan: vegan(facts),
    isLactoseFree: lactoseFree(facts),
  };
}
