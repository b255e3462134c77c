import type { IndexFacts } from '#domain/matching/match-facts.ts';
import type { ReceiptLine } from '#domain/matching/criteria.ts';
import { explainsAllergen, proteinsByName } from '#domain/matching/judge-avoid.ts';
import { hasMarketplaceLink } from '#domain/matching/rank.ts';
import { bonusLines } from '#domain/matching/score.ts';
import {
  ALLERGENS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PROTEIN_TYPES,
  type Allergen,
} from '#domain/product/enumerations.ts';
import { NAMED_PROTEINS } from '#domain/product/named-proteins.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import { standForThemselves } from '#domain/matching/generic-names.ts';
import { isUnknownIngredient } from '#domain/matching/named-in-unknown.ts';

/** Numbers texts in the order they first come. */
class Dictionary {
  readonly #numbers = new Map<string, number>();
  readonly texts: string[] = [];

  numberOf(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.texts.length;
      this.#numbers.set(text, number);
      this.texts.push(text);
    }
    return number;
  }
}

interface IngredientRow {
  readonly name: string;
  readonly canonical: string;
  /** Not in the vocabulary, and no heading: what its name says may be in it. */
  readonly unknown: boolean;
  /** It stands for itself: no heading, and no bracket says what it consists of. */
  readonly alone: boolean;
  readonly number: number;
}

/** Numbers the distinct pairs of label name and canonical name; nearly always a name has one canonical. */
class IngredientRows {
  readonly #byName = new Map<string, IngredientRow[]>();
  readonly rows: IngredientRow[] = [];

  numberOf(name: string, canonical: string, unknown: boolean, alone: boolean): number {
    const same = this.#byName.get(name);
    if (same !== undefined) {
      for (const row of same) {
        if (row.canonical === canonical && row.unknown === unknown && row.alone === alone)
          return row.number;
      }
    }
    const row = { name, canonical, unknown, alone, number: this.rows.length };
    this.rows.push(row);
    if (same === undefined) this.#byName.set(name, [row]);
    else same.push(row);
    return row.number;
  }
}

/** Where the bits of `Intake.traits` begin. */
export const TRAIT = {
  complete: 0,
  marketplace: 1,
  bonus: 2,
  type: 5,
  goal: 9,
  contains: 12,
} as const;

/**
 * Products as they arrive, in no order, reduced to numbers. Each is looked at once and not kept, so that a
 * catalogue can be read in a stream. `assembleColumns` puts them in name order.
 */
export class Intake {
  readonly ids: number[] = [];
  readonly names: string[] = [];
  /** NaN where unknown. */
  readonly protein: number[] = [];
  readonly brandIds = new GrowingNumbers();
  readonly brandNames = new Map<number, string>();
  /** See TRAIT: one number of small fields each. */
  readonly traits = new GrowingNumbers();
  /** Two bits a flag: 1 true, 2 false, 0 unknown. */
  readonly flags = new GrowingNumbers();
  /** One bit an allergen: declared and accounted for by no ingredient; in a precaution; handled in the facility. */
  readonly declared = new GrowingNumbers();
  readonly mayContain = new GrowingNumbers();
  readonly facility = new GrowingNumbers();
  /** One bit for each of NAMED_PROTEINS. */
  readonly namedProteins = new GrowingNumbers();
  readonly ingredientRows = new IngredientRows();
  readonly ingredientStarts = new GrowingNumbers();
  readonly ingredients = new GrowingNumbers();
  readonly words = new Dictionary();
  readonly wordStarts = new GrowingNumbers();
  readonly wordSequence = new GrowingNumbers();

  get size(): number {
    return this.ids.length;
  }

  add(facts: IndexFacts): void {
    this.ids.push(facts.id);
    this.names.push(facts.name);
    this.protein.push(facts.proteinPerServing ?? Number.NaN);
    this.brandIds.push(facts.brandId);
    if (!this.brandNames.has(facts.brandId)) this.brandNames.set(facts.brandId, facts.brand.name);
    this.traits.push(traitsOf(facts));
    this.flags.push(flagBits(facts));
    this.declared.push(
      allergenBits(facts.contains.filter((each) => !explainsAllergen(facts, each))),
    );
    this.mayContain.push(precautionBits(facts, false));
    this.facility.push(precautionBits(facts, true));
    this.namedProteins.push(namedProteinBits(facts));
    this.ingredientStarts.push(this.ingredients.length);
    const alone = standForThemselves(facts.ingredients);
    facts.ingredients.forEach((each, index) => {
      const { name, canonical } = each;
      const unknown = isUnknownIngredient(each);
      this.ingredients.push(
        this.ingredientRows.numberOf(name, canonical, unknown, alone[index] === true),
      );
    });
    this.wordStarts.push(this.wordSequence.length);
    for (const word of facts.name.toLowerCase().split(' ')) {
      this.wordSequence.push(this.words.numberOf(word));
    }
  }
}

function traitsOf(facts: IndexFacts): number {
  const bonus = bonusLines(facts).reduce((sum: number, line: ReceiptLine) => sum + line.points, 0);
  // 0 where unknown.
  const type = PROTEIN_TYPES.findIndex((each) => each === facts.proteinType) + 1;
  const goal = FITNESS_GOALS.findIndex((each) => each === facts.fitnessGoal) + 1;
  return (
    (Number(facts.ingredientsComplete) << TRAIT.complete) |
    (Number(hasMarketplaceLink(facts)) << TRAIT.marketplace) |
    (bonus << TRAIT.bonus) |
    (type << TRAIT.type) |
    (goal << TRAIT.goal) |
    (allergenBits(facts.contains) << TRAIT.contains)
  );
}

/** One bit an allergen. */
function allergenBits(allergens: readonly Allergen[]): number {
  return allergens.reduce((bits, allergen) => bits | (1 << ALLERGENS.indexOf(allergen)), 0);
}

function precautionBits({ precautions }: IndexFacts, facility: boolean): number {
  const said = precautions.filter(({ basis }) => (basis === 'facility') === facility);
  return allergenBits(said.map(({ allergen }) => allergen));
}

function flagBits(facts: IndexFacts): number {
  let bits = 0;
  DIETARY_FLAGS.forEach((flag, row) => {
    const value = facts[flag];
    if (value !== null) bits |= (value ? 1 : 2) << (2 * row);
  });
  return bits;
}

function namedProteinBits(facts: IndexFacts): number {
  return proteinsByName(facts).reduce(
    (bits, protein) => bits | (1 << NAMED_PROTEINS.indexOf(protein)),
    0,
  );
}
