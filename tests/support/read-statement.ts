import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { vocabulary } from './shipped-vocabulary.ts';

/** What a label with this ingredient statement says. */
export const explain = (statement: string) => explainLabel({ statement }, vocabulary);

/** Its ingredients by canonical name; "coating > sugar" for one in a group. */
export function namesWithGroups(statement: string): readonly string[] {
  const { ingredients } = explain(statement);
  return ingredients.map(({ canonical, parent }) => {
    const above = parent === null ? undefined : ingredients[parent]?.canonical;
    return above === undefined ? canonical : `${above} > ${canonical}`;
  });
}
