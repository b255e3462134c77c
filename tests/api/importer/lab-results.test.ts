import { describe, expect, it } from 'vitest';
import {
  familyKey,
  hideLabResult,
  readLabResults,
  readUnmatchedLabResults,
} from '#database/products/lab-results.ts';
import { importLabResults } from '#importer/import/import-lab-results.ts';
import { describeOnBothEngines } from '../../support/databases.ts';

const GOLD_STANDARD = 'optimum nutrition|gold whey';

describeOnBothEngines('published laboratory results', (open) => {
  it('come in once, those of no supplement are left, and each has its family, date and link', async () => {
    const db = await open();
    const first = await importLabResults(db);
    expect(first).toMatchObject({ read: 169, changed: true });
    expect(first.skipped.join('\n')).toContain('Antacid');
    expect(first.skipped.join('\n')).toContain('Serenity Kids');
    expect((await importLabResults(db)).changed).toBe(false);
    expect((await readLabResults(db, [GOLD_STANDARD])).get(GOLD_STANDARD)).toEqual([
      {
        tester: 'Unbox Health',
        name: 'Optimum Nutrition Gold Standard 100% Whey - Double Rich Chocolate',
        result: 'expired',
        testedOn: '2024-08-19',
        link: expect.stringMatching(/^https:\/\/www\.unboxhealth\.in\//),
      },
    ]);
    expect((await readLabResults(db, [])).size).toBe(0);
  });

  it('are listed for the operator where no product answers, and hidden by her for good', async () => {
    const db = await open();
    await importLabResults(db);
    const unmatched = await readUnmatchedLabResults(db);
    const ours = unmatched.find((row) => row.family_key === GOLD_STANDARD);
    expect(await hideLabResult(db, ours?.id ?? '', true)).toBe(true);
    expect((await readLabResults(db)).has(GOLD_STANDARD)).toBe(false);
    await importLabResults(db);
    expect((await readLabResults(db)).has(GOLD_STANDARD)).toBe(false);
    expect(await hideLabResult(db, 'none', true)).toBe(false);
  });
});

describe('a family', () => {
  it('is a base product whatever its format', () => {
    expect(familyKey('acme|whey|powder')).toBe('acme|whey');
  });
});
