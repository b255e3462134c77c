import { expect, it } from 'vitest';
import { startTestApp, storeCatalogue } from '../support/test-app.ts';
import { describeOnBothEngines } from '../support/databases.ts';

describeOnBothEngines('a damaged document of a product', (open, engine) => {
  it.each(['', '{"name":"cut o', 'null', '{}', '[1]', '{"name":"x","nutritionalInfo":{}}'])(
    'is left out where it is %j: the site starts, and the product is derived again',
    async (document) => {
      const database = await open({ migrated: false });
      const products = await storeCatalogue(database);
      const [first, second] = products;
      await database.kysely
        .updateTable('products')
        .set({ document })
        .where('id', '=', second?.id ?? 0)
        .execute();
      const app = await startTestApp({ engine, database });
      try {
        expect((await app.inject(`/api/proteins/${first?.id}`)).statusCode).toBe(200);
        expect((await app.inject(`/api/proteins/${second?.id}`)).statusCode).toBe(404);
        expect(app.site.catalogue.current().catalogue.size).toBe(products.length - 1);
        const { product_key } = await database.kysely
          .selectFrom('products')
          .select('product_key')
          .where('id', '=', second?.id ?? 0)
          .executeTakeFirstOrThrow();
        const pending = await database.kysely
          .selectFrom('pending_products')
          .select('product_key')
          .execute();
        expect(pending).toEqual([{ product_key }]);
      } finally {
        await app.close();
      }
    },
  );
});
