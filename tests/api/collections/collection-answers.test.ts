import { expect, test } from 'vitest';
import { storeCollectionAnswers } from '#database/content/collection-answers.ts';
import { describeOnBothEngines } from '../../support/databases.ts';

describeOnBothEngines('since when a collection has answered as it does', (open) => {
  test('a date stays while the answer does, and is new where the answer is', async () => {
    const db = await open();
    const first = [
      { slug: 'a', answer: 'x' },
      { slug: 'b', answer: 'x' },
    ];
    const keep = async (answers: typeof first, day: string) =>
      Object.fromEntries(await storeCollectionAnswers(db, answers, `2026-01-${day}`));
    expect(await keep(first, '01')).toEqual({ a: '2026-01-01', b: '2026-01-01' });
    expect(await keep(first, '02')).toEqual({ a: '2026-01-01', b: '2026-01-01' });
    const changed = [...first.slice(0, 1), { slug: 'b', answer: 'y' }, { slug: 'c', answer: 'z' }];
    const after = { a: '2026-01-01', b: '2026-01-03', c: '2026-01-03' };
    expect(await keep(changed, '03')).toEqual(after);
    expect(await keep(changed, '04')).toEqual(after);
  });
});
