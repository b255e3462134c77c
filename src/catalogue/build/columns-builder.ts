import type { ReceiptLine } from '#domain/matching/criteria.ts';
import type { IndexFacts } from '#domain/matching/match-facts.ts';
import type { Precaution } from '#domain/ingredients/label/label.ts';
import { familyOf } from '#domain/matching/families.ts';
import { FIGURE_SORTS, FIGURES, figureOf, sortKeyOf } from '#domain/matching/figures.ts';
import { standForThemselves } from '#domain/matching/generic-names.ts';
import { bitsOf } from '#domain/bits.ts';
import {
  bringsAllergen,
  explainsAllergen,
  isListKnown,
  proteinsByName,
} from '#domain/matching/judge-avoid.ts';
import { phraseOf, textsOf } from '#domain/matching/literal-words.ts';
import { hasMarketplaceLink } from '#domain/matching/rank.ts';
import { bonusLines } from '#domain/matching/score.ts';
import { isOnRecord, lackingFacts } from '#domain/matching/standing.ts';
import {
  ALLERGENS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
  type Allergen,
} from '#domain/enumerations.ts';
import { NAMED_PROTEINS } from '#domain/product/classify/named-proteins.ts';
import { claimKey } from '../columns/columns.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import { TextNumbers } from './text-numbers.ts';

interface IngredientRow {
  readonly name: string;
  readonly canonical: string;
  /** Whether it stands for itself: it is not a heading, and no bracket lists its components. */
  readonly alone: boolean;
  /** The allergen that it certainly contains. Null if none. */
  readonly carried: Allergen | null;
  readonly qualities: readonly string[];
}

/** Numbers the distinct forms in which ingredients occur on labels. */
class IngredientRows {
  readonly #dictionary = new TextNumbers();
  readonly rows: IngredientRow[] = [];

  numberOf(row: IngredientRow): number {
    const { name, canonical, alone, carried, qualities } = row;
    const key = `${name}\n${canonical}\n${alone}\n${carried}\n${qualities.join('|')}`;
    const number = this.#dictionary.numberOf(key);
    if (number === this.rows.length) this.rows.push(row);
    return number;
  }
}

/** A list of numbers per product, concatenated. */
export class NumberLists {
  readonly starts = new GrowingNumbers();
  readonly items = new GrowingNumbers();

  /** The end offset of a product's list. */
  endOf(product: number): number {
    return product + 1 < this.starts.length ? this.starts.at(product + 1) : this.items.length;
  }

  /** Begins the next product's list. */
  begin(): void {
    this.starts.push(this.items.length);
  }
}

/** The offsets of the fields in `ColumnsBuilder.traits`, in bits. */
export const TRAIT = {
  complete: 0,
  marketplace: 1,
  bonus: 2,
  type: 5,
  goal: 9,
  onRecord: 12,
  format: 13,
  lacking: 15,
} as const;

/**
 * Collects products in order of arrival, reduced to numbers. Retains no product, so that a catalogue can be read as a
 * stream. `assembleColumns` sorts them.
 */
export class ColumnsBuilder {
  readonly ids: number[] = [];
  readonly names: string[] = [];
  /** By figure, and by figure sort. NaN if unknown. */
  readonly figures = FIGURES.map((): number[] => []);
  readonly sortKeys = FIGURE_SORTS.map((): number[] => []);
  /** The number of the family, and of the flavor (0 if unknown). */
  readonly families: number[] = [];
  readonly flavors = new GrowingNumbers();
  readonly flavorNames = new TextNumbers();
  readonly brandIds = new GrowingNumbers();
  readonly brandNames = new Map<number, string>();
  /** Several small fields packed into one number (see TRAIT). */
  readonly traits = new GrowingNumbers();
  /** Two bits per flag: 1 true, 2 false, 0 unknown. */
  readonly flags = new GrowingNumbers();
  /**
   * One bit per allergen: contained; declared but not accounted for by an ingredient; in a precaution; handled in the
   * facility; in a precaution that names no specific kind.
   */
  readonly contains = new GrowingNumbers();
  readonly declared = new GrowingNumbers();
  readonly mayContain = new GrowingNumbers();
  readonly facility = new GrowingNumbers();
  readonly unspecified = new GrowingNumbers();
  /** One bit for each of NAMED_PROTEINS. */
  readonly namedProteins = new GrowingNumbers();
  readonly ingredientRows = new IngredientRows();
  readonly ingredients = new NumberLists();
  /** Names in evidence and precautions (`claimKey`). */
  readonly claimKeys = new TextNumbers();
  readonly claims = new NumberLists();
  /** The distinct texts that are searched for words literally, and those of each product. */
  readonly texts = new TextNumbers();
  readonly productTexts = new NumberLists();
  readonly words = new TextNumbers();
  readonly nameWords = new NumberLists();

  constructor() {
    this.flavorNames.numberOf('');
  }

  get size(): number {
    return this.ids.length;
  }

  add(facts: IndexFacts): void {
    this.ids.push(facts.id);
    this.names.push(facts.name);
    FIGURES.forEach((figure, row) => {
      this.figures[row]?.push(figureOf(facts, figure) ?? Number.NaN);
    });
    FIGURE_SORTS.forEach((sort, row) => {
      this.sortKeys[row]?.push(sortKeyOf(facts, sort) ?? Number.NaN);
    });
    this.families.push(familyOf(facts));
    this.flavors.push(this.flavorNames.numberOf(facts.flavor ?? ''));
    this.brandIds.push(facts.brandId);
    if (!this.brandNames.has(facts.brandId)) this.brandNames.set(facts.brandId, facts.brand.name);
    this.traits.push(traitsOf(facts));
    this.flags.push(flagBits(facts));
    this.#addAllergens(facts);
    this.namedProteins.push(bitsOf(proteinsByName(facts), NAMED_PROTEINS));
    this.#addIngredients(facts);
    this.claims.begin();
    for (const key of claimsOf(facts)) this.claims.items.push(this.claimKeys.numberOf(key));
    this.productTexts.begin();
    for (const { text } of textsOf(facts)) {
      this.productTexts.items.push(this.texts.numberOf(phraseOf(text)));
    }
    this.nameWords.begin();
    for (const word of facts.name.toLowerCase().split(' ')) {
      this.nameWords.items.push(this.words.numberOf(word));
    }
  }

  #addAllergens(facts: IndexFacts): void {
    const { contains, precautions } = facts;
    const warned = (basis: (each: Precaution) => boolean): number =>
      bitsOf(
        precautions.filter(basis).map(({ allergen }) => allergen),
        ALLERGENS,
      );
    this.contains.push(bitsOf(contains, ALLERGENS));
    const unexplained = contains.filter((each) => !explainsAllergen(facts, each));
    this.declared.push(bitsOf(unexplained, ALLERGENS));
    this.mayContain.push(warned(({ basis }) => basis !== 'facility'));
    this.facility.push(warned(({ basis }) => basis === 'facility'));
    this.unspecified.push(warned(({ names = [] }) => names.length === 0));
  }

  #addIngredients(facts: IndexFacts): void {
    this.ingredients.begin();
    const alone = standForThemselves(facts.ingredients);
    facts.ingredients.forEach((each, index) => {
      const { name, canonical, qualities, allergen } = each;
      const carried = allergen !== null && bringsAllergen(each, allergen) ? allergen : null;
      const row = { name, canonical, qualities, alone: alone[index] === true, carried };
      this.ingredients.items.push(this.ingredientRows.numberOf(row));
    });
  }
}

function claimsOf(facts: IndexFacts): readonly string[] {
  return [
    ...facts.evidence.map(({ certain, canonical }) =>
      claimKey(certain ? 'certain' : 'doubtful', canonical),
    ),
    ...facts.precautions.flatMap(({ basis, names = [] }) => {
      const kind = basis === 'facility' ? 'facility' : 'may contain';
      return names.map((name) => claimKey(kind, name));
    }),
  ];
}

function traitsOf(facts: IndexFacts): number {
  const bonus = bonusLines(facts).reduce((sum: number, line: ReceiptLine) => sum + line.points, 0);
  // 0 if unknown.
  const type = PROTEIN_TYPES.findIndex((each) => each === facts.proteinType) + 1;
  const goal = FITNESS_GOALS.findIndex((each) => each === facts.fitnessGoal) + 1;
  return (
    (Number(isListKnown(facts)) << TRAIT.complete) |
    (Number(hasMarketplaceLink(facts)) << TRAIT.marketplace) |
    (bonus << TRAIT.bonus) |
    (type << TRAIT.type) |
    (goal << TRAIT.goal) |
    (Number(isOnRecord(facts)) << TRAIT.onRecord) |
    (PRODUCT_FORMATS.indexOf(facts.format) << TRAIT.format) |
    (lackingFacts(facts) << TRAIT.lacking)
  );
}

function flagBits(facts: IndexFacts): number {
  let bits = 0;
  DIETARY_FLAGS.forEach((flag, row) => {
    const value = facts[flag];
    if (value !== null) bits |= (value ? 1 : 2) << (2 * row);
  });
  return bits;
}
