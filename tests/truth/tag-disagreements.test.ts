import { describe, expect, it } from 'vitest';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { disagreementsOf, readTaggedRecords, readVerdicts, TAGS } from './allergen-tags.ts';
import { REPORTED_AS } from './statement-allergens.ts';
import { vocabulary } from '../support/shipped-vocabulary.ts';

const FILE = 'data/catalogue/off-groqu-2026-full.jsonl';

describe('allergen tags of a source against the text of its records', () => {
  const records = readTaggedRecords(FILE);
  const verdicts = readVerdicts();

  it('has a verdict on every disagreement, read by a person', () => {
    const found = disagreementsOf(records).map(
      ({ barcode, allergen, says }) => `${barcode} ${allergen} ${says}`,
    );
    expect(records.length).toBeGreaterThanOrEqual(500);
    expect(found.filter((each) => !verdicts.has(each))).toEqual([]);
    expect([...verdicts.keys()].filter((each) => !found.includes(each))).toEqual([]);
    expect(new Set(verdicts.values())).toEqual(
      new Set(['theirs wrong', 'ours wrong', 'text incomplete']),
    );
  });

  it('reads every tagged allergen that the text bears out', () => {
    const disputed = new Set(
      disagreementsOf(records)
        .filter(({ says }) => says === 'tags')
        .map(({ barcode, allergen }) => `${barcode} ${allergen}`),
    );
    const missed = records.flatMap(
      ({ code, ingredients_text: statement, allergens_tags: tags }) => {
        if (statement === undefined) return [];
        const { contains, mayContain, glutenSources } = explainLabel({ statement }, vocabulary);
        const read = new Set<string>([...contains, ...mayContain, ...glutenSources]);
        const agreed = (tags ?? []).flatMap((tag) => {
          const allergen = TAGS[tag];
          return allergen === undefined || disputed.has(`${code} ${allergen}`) ? [] : [allergen];
        });
        return agreed
          .filter((allergen) => REPORTED_AS[allergen]?.some((name) => read.has(name)) !== true)
          .map((allergen) => `${code} ${allergen}`);
      },
    );
    expect(missed).toEqual([]);
  });
});
