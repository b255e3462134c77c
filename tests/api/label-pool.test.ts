import { afterAll, describe, expect, it } from 'vitest';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { startLabelPool } from '#server/labels/label-pool.ts';
import { LabelsWaitingError } from '#services/label-reader.ts';
import { vocabulary } from '../support/shipped-vocabulary.ts';

const LABEL = { statement: 'Whey protein (milk), sucralose. May contain soy.', name: 'Vegan bar' };

describe('labels read in a thread of their own', () => {
  const pool = startLabelPool((error) => {
    throw error;
  }, 2);
  afterAll(() => pool.close());

  it('say what they say here', async () => {
    expect(await pool.read(LABEL)).toEqual(explainLabel(LABEL, vocabulary));
  });

  it('are refused with 503 where too many wait, and read again afterwards', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => pool.read(LABEL)));
    const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(8);
    for (const error of refused) {
      expect(error).toBeInstanceOf(LabelsWaitingError);
      expect(error).toMatchObject({ statusCode: 503 });
    }
    expect((await pool.read(LABEL)).contains).toEqual(['milk']);
  });
});
