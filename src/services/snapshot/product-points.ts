import { type PointColumns } from './point-columns.ts';
import { indexInSorted } from '#domain/lower-bound.ts';

export const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

/** The data of all products for plots and peer comparisons, by index. */
export class ProductPoints {
  readonly columns: PointColumns;

  constructor(columns: PointColumns) {
    this.columns = columns;
  }

  get size(): number {
    return this.columns.ids.length;
  }

  /** Returns the index of a product. Null if there is none. */
  placeOf(id: number): number | null {
    return indexInSorted(this.columns.ids, id);
  }

  /** Returns the indexes of all flavors of a product, including its own. */
  familyOf(place: number): readonly number[] {
    const { families, bases } = this.columns;
    return families.get(bases[place] as number) ?? [place];
  }

  /** Whether another product has the same title. Hash collisions give rare false positives. */
  sharesTitle(place: number): boolean {
    const { titles } = this.columns;
    const own = titles[place];
    return titles.some((title, other) => other !== place && title === own);
  }

  brandOf(place: number): string {
    const { brands, brandNumbers } = this.columns;
    return brands[brandNumbers[place] as number] ?? '';
  }

  flavorOf(place: number): string | null {
    const { flavors, flavorNumbers } = this.columns;
    return flavors[flavorNumbers[place] as number] ?? null;
  }

  /** Returns the product's ingredients as indexes into `canonicals`. Headings are left out. */
  ingredientsOf(place: number): readonly number[] {
    const { ingredients, starts } = this.columns;
    return [...ingredients.subarray(starts[place], starts[place + 1])];
  }

  nameOf(ingredient: number): string {
    return this.columns.canonicals[ingredient] ?? '';
  }
}
