import { describe, expect, it } from 'vitest';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { readRawTexts } from './raw-records.ts';
import { allergensOfStatements, REPORTED_AS } from './statement-allergens.ts';
import { vocabulary } from '../support/shipped-vocabulary.ts';

/**
 * Number of labels that must contain each allergen, so that zero misses are meaningful. Other allergens have as many
 * labels as there are.
 */
const AT_LEAST: Readonly<Record<string, number>> = {
  milk: 60,
  soy: 60,
  peanuts: 60,
  'tree nuts': 60,
  wheat: 60,
  gluten: 60,
  egg: 60,
};

describe('declared allergens of every bundled statement', () => {
  const statements = readRawTexts().filter(({ field }) => field.startsWith('ingredients'));
  const said = allergensOfStatements(statements);

  it('are on at least a thousand labels, of the common ones on sixty each', () => {
    expect(said.size).toBeGreaterThanOrEqual(1_000);
    const counts = new Map<string, number>();
    for (const { allergen } of [...said.values()].flat())
      counts.set(allergen, (counts.get(allergen) ?? 0) + 1);
    for (const [allergen, least] of Object.entries(AT_LEAST))
      expect(counts.get(allergen), allergen).toBeGreaterThanOrEqual(least);
  });

  it('are read, each as contained or as a precaution', () => {
    const missed = [...said].flatMap(([{ source, barcode, text }, found]) => {
      const { contains, mayContain, glutenSources } = explainLabel({ statement: text }, vocabulary);
      const read = new Set<string>([...contains, ...mayContain, ...glutenSources]);
      return found
        .filter(({ allergen }) => !REPORTED_AS[allergen]?.some((name) => read.has(name)))
        .map(({ allergen, hit }) => `${allergen} ${source} ${barcode} ${hit.word}: ${hit.excerpt}`);
    });
    expect(missed).toEqual([]);
  });
});
