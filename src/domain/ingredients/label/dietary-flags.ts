import type { DietaryFlag } from '../../enumerations.ts';
import type { FlagEvidence, Label, LabelFigures } from './label.ts';
import { capitalize, numberBesideLimit } from '../../wording.ts';
import type { Claim } from './claims.ts';

/** What the flags are derived from. */
export interface FlagFacts
  extends Pick<Label, 'figures' | 'assumed' | 'carbohydrateIncludesFiber'> {
  readonly claims: readonly Claim[];
  readonly glutenSources: readonly string[];
  readonly animal: readonly string[];
  readonly maybeAnimal: readonly string[];
  /** Milk ingredients that carry lactose (not isolates). */
  readonly lactose: readonly string[];
  /** Milk ingredients of any kind. */
  readonly milk: readonly string[];
  /** Ingredients that may be or contain milk, though the label does not say. */
  readonly maybeMilk: readonly string[];
  readonly mayContainMilk: boolean;
  readonly hasStatement: boolean;
  /** Completely read (`isComplete`). */
  readonly complete: boolean;
}

/**
 * The claim for a flag, or against it (`denied`: "not suitable for vegans"): then the flag is not concluded from what
 * the list lacks.
 */
function claimOf(flag: DietaryFlag, { claims }: FlagFacts, denied = false): Claim | null {
  return claims.find((claim) => claim.flag === flag && claim.denied === denied) ?? null;
}

function named(names: readonly string[]): string {
  return names.slice(0, 3).join(', ') + (names.length > 3 ? ' and more' : '');
}

const evidence = (
  value: boolean | null,
  basis: FlagEvidence['basis'],
  sentence: string,
  conflict: string | null = null,
): FlagEvidence => ({ value, basis, evidence: sentence, conflict });

const quoted = ({ by, words }: Claim): string => `the ${by} says "${words}"`;

const claimed = (claim: Claim): FlagEvidence =>
  evidence(claim.denied ? null : true, 'claim', `${capitalize(quoted(claim))}.`);

function contradicted(claim: Claim | null, adverse: FlagEvidence): FlagEvidence {
  if (claim === null) return adverse;
  return { ...adverse, conflict: `${capitalize(quoted(claim))}, but: ${adverse.evidence}` };
}

/** What breaks the flag, by ingredients or, if there is no text, by allergens declared elsewhere. */
function contains(facts: FlagFacts, what: readonly string[]): FlagEvidence {
  return evidence(false, basisOf(facts), `Contains ${named(what)}.`);
}

/** What the ingredients leave open. */
function unknown(facts: FlagFacts, sentence: string): FlagEvidence {
  return evidence(null, basisOf(facts), sentence);
}

function basisOf({ hasStatement }: FlagFacts): FlagEvidence['basis'] {
  return hasStatement ? 'ingredients' : 'allergens';
}

function glutenFree(facts: FlagFacts): FlagEvidence {
  const claim = claimOf('isGlutenFree', facts);
  const grains = facts.glutenSources.filter((grain) => grain !== 'oats');
  if (grains.length > 0) return contradicted(claim, contains(facts, grains));
  const said = claim ?? claimOf('isGlutenFree', facts, true);
  return said === null ? evidence(null, 'none', 'No gluten-free claim is known.') : claimed(said);
}

function vegan(facts: FlagFacts): FlagEvidence {
  const claim = claimOf('isVegan', facts);
  if (facts.animal.length > 0) return contradicted(claim, contains(facts, facts.animal));
  const said = claim ?? claimOf('isVegan', facts, true);
  if (said !== null) return claimed(said);
  if (!facts.complete) return evidence(null, 'none', NOT_COMPLETE);
  if (facts.maybeAnimal.length > 0)
    return unknown(facts, `The source of ${named(facts.maybeAnimal)} is not stated.`);
  return evidence(true, 'ingredients', 'No ingredient is of animal origin.');
}

const NOT_COMPLETE = 'The ingredient text is missing, cut off or not fully understood.';

function lactoseFree(facts: FlagFacts): FlagEvidence {
  const claim = claimOf('isLactoseFree', facts);
  const adverse = claim?.ofMilk === true ? facts.milk : [];
  if (adverse.length > 0) return contradicted(claim, contains(facts, adverse));
  if (claim !== null) return claimed(claim);
  if (facts.lactose.length > 0) return contains(facts, facts.lactose);
  if (facts.milk.length > 0)
    return unknown(facts, `${capitalize(named(facts.milk))} may hold a little lactose.`);
  const denied = claimOf('isLactoseFree', facts, true);
  if (denied !== null) return claimed(denied);
  if (!facts.complete) return evidence(null, 'none', NOT_COMPLETE);
  const maybe = `${capitalize(named(facts.maybeMilk))} may hold milk; the label does not say.`;
  if (facts.maybeMilk.length > 0) return unknown(facts, maybe);
  if (facts.mayContainMilk)
    return unknown(facts, 'No milk ingredient, but the label warns of milk.');
  return evidence(true, 'ingredients', 'No milk ingredient.');
}

function organic(facts: FlagFacts): FlagEvidence {
  const claim = claimOf('isOrganic', facts);
  if (claim !== null) return claimed(claim);
  if (facts.hasStatement && facts.complete)
    return evidence(false, 'ingredients', 'The label does not claim to be organic.');
  return evidence(null, 'none', 'No complete label is known.');
}

const ORGANIC_IS_NON_GMO = 'Organic products are made without genetic engineering';

function nonGmo(facts: FlagFacts): FlagEvidence {
  const claim = claimOf('isNonGMO', facts);
  if (claim !== null) return claimed(claim);
  const grown = claimOf('isOrganic', facts);
  if (grown !== null) return evidence(true, 'claim', `${ORGANIC_IS_NON_GMO}: ${quoted(grown)}.`);
  return evidence(null, 'none', 'No non-GMO claim is known.');
}

/** Grams per serving: one figure if the label states the serving, else a range. */
interface Amount {
  readonly least: number;
  readonly most: number;
}

function amountOf(facts: FlagFacts, read: (figures: LabelFigures) => number | null): Amount | null {
  const { assumed, figures } = facts;
  const figure = figures === undefined ? null : read(figures);
  if (assumed === undefined) return figure === null ? null : { least: figure, most: figure };
  const share = read(assumed.per100);
  return share === null
    ? null
    : { least: (share * assumed.least) / 100, most: (share * assumed.most) / 100 };
}

function byFigure(
  flag: DietaryFlag,
  facts: FlagFacts,
  amount: Amount | null,
  limit: number,
  what: string,
): FlagEvidence {
  const claim = claimOf(flag, facts);
  if (amount === null) {
    const though = claim === null ? '' : `, though ${quoted(claim)}`;
    return evidence(null, 'none', `${what} per serving is unknown${though}.`);
  }
  const { least, most } = amount;
  const [low, high] = [least, most].map((each) => numberBesideLimit(each, limit));
  const range = least === most ? low : `${low} to ${high}`;
  const basis = least === most ? '' : ', whose size is not stated';
  const sentence = `${range} g ${what.toLowerCase()} per serving${basis}; the limit is ${limit} g.`;
  if (most <= limit) return evidence(true, 'figures', sentence);
  return least > limit
    ? contradicted(claim, evidence(false, 'figures', sentence))
    : evidence(null, 'figures', sentence);
}

/** Most grams per serving for a flag that depends on figures (product.md section 2, "Dietary flags"). */
const LIMITS = { sugar: 0.5, ketoCarbohydrate: 5, lowCarbohydrate: 10 } as const;

/** Fiber is subtracted only if the label includes it in carbohydrate. */
function netCarbohydrate(facts: FlagFacts): (figures: LabelFigures) => number | null {
  return ({ carbohydrate, fiber }) => {
    if (carbohydrate === null) return null;
    if (facts.carbohydrateIncludesFiber !== true) return carbohydrate;
    if (fiber === null) return carbohydrate <= LIMITS.ketoCarbohydrate ? carbohydrate : null;
    return Math.max(0, carbohydrate - fiber);
  };
}

/** The dietary flags with their evidence (product.md section 2). Adverse evidence wins over a claim, and the conflict is stated. */
export function dietaryFlagsOf(facts: FlagFacts): Readonly<Record<DietaryFlag, FlagEvidence>> {
  const sugar = amountOf(facts, (figures) => figures.sugar);
  const carbohydrate = amountOf(facts, (figures) => figures.carbohydrate);
  const net = amountOf(facts, netCarbohydrate(facts));
  return {
    isGlutenFree: glutenFree(facts),
    isSugarFree: byFigure('isSugarFree', facts, sugar, LIMITS.sugar, 'Sugar'),
    isOrganic: organic(facts),
    isKetoFriendly: byFigure(
      'isKetoFriendly',
      facts,
      net,
      LIMITS.ketoCarbohydrate,
      'Carbohydrate without fiber',
    ),
    isLowCarb: byFigure('isLowCarb', facts, carbohydrate, LIMITS.lowCarbohydrate, 'Carbohydrate'),
    isNonGMO: nonGmo(facts),
    isVegan: vegan(facts),
    isLactoseFree: lactoseFree(facts),
  };
}
