import { expect, it } from 'vitest';
import { startTestApp, storeCatalogue } from '../support/test-app.ts';
import { describeOnBothEngines } from '../support/databases.ts';

const DAMAGED = ['', '{"name":"cut o', 'null', '{}', '[1]', '{"name":"x","nutritionalInfo":{}}'];

describeOnBothEngines('damaged documents of products', (open, engine) => {
  it('are left out: the site starts, and the products are derived again', async () => {
    const database = await open({ migrated: false });
    const [sound, ...others] = await storeCatalogue(
      database,
      Array.from({ length: 1 + DAMAGED.length }, () => ({})),
    );
    for (const [place, document] of DAMAGED.entries())
      await database.kysely
        .updateTable('products')
        .set({ document })
        .where('id', '=', others[place]?.id ?? 0)
        .execute();
    const app = await startTestApp({ engine, database });
    try {
      expect((await app.inject(`/api/proteins/${sound?.id}`)).statusCode).toBe(200);
      for (const [place, { id }] of others.entries()) {
        const { statusCode } = await app.inject(`/api/proteins/${id}`);
        expect([DAMAGED[place], statusCode]).toEqual([DAMAGED[place], 404]);
      }
      expect(app.site.catalogue.current().catalogue.size).toBe(1);
      const pending = await database.kysely
        .selectFrom('pending_products')
        .select('product_key')
        .execute();
      const keys = others.map(({ id }) => `test:${id}`);
      expect(pending.map(({ product_key }) => product_key).toSorted()).toEqual(keys.toSorted());
    } finally {
      await app.close();
    }
  });
});
