import { expect, it } from 'vitest';
import { inTransaction } from '#database/connection/open-database.ts';
import { regroupFamilies } from '#database/families/regroup-products.ts';
import { describeOnBothEngines } from '../../support/databases.ts';

describeOnBothEngines('families', (open) => {
  it('are worked out for more groups at once than one query may name', async () => {
    const db = await open();
    const keys = Array.from({ length: 70_000 }, (_, line) => `acme|whey ${line}|powder`);
    const pending = { base_key: keys.at(-1) ?? '' };
    await db.kysely.insertInto('pending_groups').values(pending).execute();
    await inTransaction(db, (transaction) => regroupFamilies(transaction, keys));
    expect(await db.kysely.selectFrom('pending_groups').selectAll().execute()).toEqual([]);
  });
});
