import { classifySupplement } from '#domain/product/classify/classify-supplement.ts';
import { catalogueTables } from '../tables/catalogue-tables.ts';
import { figuresByNutrient } from './fdc-nutrients.ts';
import { number, text, type Row, type RowReader } from '../rows/record-fields.ts';
import { brandedFood } from './usda.ts';

/**
 * Reads one food of FoodData Central's `foods/search` (https://fdc.nal.usda.gov/api-guide): the `branded_food` columns
 * under the API's own names, with the amounts per 100 g or 100 ml in `foodNutrients`.
 */
export const readFdcFood: RowReader = (row, source) => {
  const name = text(row, 'description');
  const id = text(row, 'fdcId');
  if (id === '') return { rejected: { record: '', reason: 'no FDC id' } };
  const list = row['foodNutrients'];
  const per100 = figuresByNutrient(
    (Array.isArray(list) ? (list as readonly Row[]) : []).map((each) => [
      text(each, 'nutrientId'),
      number(each, 'value'),
    ]),
  );
  const categories = text(row, 'foodCategory');
  const statement = text(row, 'ingredients');
  const { words } = catalogueTables();
  const format = classifySupplement({ name, categories, statement, per100 }, words);
  if (typeof format === 'object')
    return { rejected: { record: id, reason: format.reason, detail: name } };
  const changed = (text(row, 'modifiedDate') || text(row, 'publishedDate')).slice(0, 10);
  const record = brandedFood(
    {
      fdc_id: id,
      gtin_upc: text(row, 'gtinUpc'),
      brand_name: text(row, 'brandName'),
      brand_owner: text(row, 'brandOwner'),
      subbrand_name: text(row, 'subbrandName'),
      ingredients: statement,
      serving_size: number(row, 'servingSize') ?? '',
      serving_size_unit: text(row, 'servingSizeUnit'),
      package_weight: text(row, 'packageWeight'),
      branded_food_category: categories,
      modified_date: changed,
    },
    source,
    format,
  );
  return {
    record: {
      ...record,
      name: name === '' ? record.name : name,
      per100,
      saltFromSodium: true,
      ...(/^\d{4}-\d{2}-\d{2}$/.test(changed) ? { modified: changed } : {}),
    },
  };
};
