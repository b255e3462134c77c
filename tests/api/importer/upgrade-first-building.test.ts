import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { readFactEdits } from '#database/records/fact-edits.ts';
import { readAllLinks } from '#database/retailers/links.ts';
import { migrate } from '#database/migrations/migrate.ts';
import { MIGRATIONS } from '#database/migrations/list.ts';
import { readSubscriptions } from '#database/newsletter/newsletter.ts';
import type { Database } from '#database/connection/open-database.ts';
import { readProducts } from '#database/products/products.ts';
import { readQuarantine } from '#database/records/quarantine.ts';
import { bundledInputs } from '#importer/import/bundled-catalogue.ts';
import { importCatalogue, type ImportInput } from '#importer/import/import-catalogue.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { catalogueHash } from '../../support/imported-catalogue.ts';
import { deriveHere } from '../../support/derive-here.ts';

/** The last migration of the first building (git 33ab2ca). */
const LAST_OF_FIRST = '024-derive-anew';

/** Seven rows of the 2019 extract, from which that building made the rows of `first-building.json`. */
const ROWS = fileURLToPath(new URL('../../support/first-building-rows.jsonl', import.meta.url));
/** Every row of its tables after an import, an operator's correction, link and decisions, and a subscription. */
const TABLES = JSON.parse(
  readFileSync(new URL('../../support/first-building.json', import.meta.url), 'utf8'),
) as Record<string, readonly Record<string, unknown>[]>;

async function buildFirst({ kysely, engine }: Database): Promise<void> {
  const db = kysely as unknown as Kysely<Record<string, Record<string, unknown>>>;
  await sql`create table schema_migrations (name text primary key)`.execute(db);
  const last = MIGRATIONS.findIndex(({ name }) => name === LAST_OF_FIRST);
  for (const { name, up } of MIGRATIONS.slice(0, last + 1)) {
    await up(db as unknown as Kysely<unknown>, engine);
    await sql`insert into schema_migrations (name) values (${name})`.execute(db);
  }
  const { catalogue_version: [version] = [], ...tables } = TABLES;
  await db.updateTable('catalogue_version').set({ version: version?.['version'] }).execute();
  for (const [table, rows] of Object.entries(tables))
    await db.insertInto(table).values(rows).execute();
  if (engine === 'sqlite') return;
  for (const table of ['links', 'newsletter_subscriptions', 'fact_history'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`.execute(db);
}

function inputs(): readonly ImportInput[] {
  const lifyzer = bundledInputs().filter(({ source }) => source.key === 'off-lifyzer-2019');
  return lifyzer.map((input) => ({ ...input, path: ROWS }));
}

describeOnBothEngines('a database of the first building', (open) => {
  it('is brought up to date with nothing lost: corrections, links, subscribers, decisions, ids', async () => {
    const db = await open({ migrated: false });
    await buildFirst(db);
    expect(await migrate(db)).toContain('028-names-and-flavors');
    await importCatalogue(db, { inputs: inputs(), deriver: deriveHere });

    const [raspberry] = await readProducts(db, [6]);
    expect(raspberry).toMatchObject({
      gtin: '5055534302811',
      flavor: 'Raspberry',
      servings: 40,
      servingSize: { amount: 25, unit: 'g', basis: 'label' },
    });
    expect(await readAllLinks(db)).toMatchObject([{ productId: 6, retailer: 'iherb' }]);
    expect(await readSubscriptions(db)).toMatchObject([{ email: 'reader@example.com' }]);
    expect(await readFactEdits(db, 10)).toHaveLength(1);

    const held = await readQuarantine(db, { limit: 100, offset: 0 });
    const decisions = Object.fromEntries(held.map(({ record, decision }) => [record, decision]));
    // What an earlier rule held back is judged anew; what the operator rejected stays out; what rules object to now goes.
    expect(decisions).toEqual({
      '0748927024180': 'rejected',
      '0749826126517': 'open',
      '0888849004614': 'open',
      '4006643135075': 'open',
      '8006165398541': 'open',
    });
    const shown = await db.kysely.selectFrom('products').select('gtin').orderBy('gtin').execute();
    expect(shown.map(({ gtin }) => gtin)).toEqual(['0000526938306', '5055534302811']);

    const before = await catalogueHash(db);
    const again = await importCatalogue(db, { inputs: inputs(), deriver: deriveHere });
    expect(again).toMatchObject({
      report: { recordsAdded: 0, recordsChanged: 0, productsCreated: 0, productsUpdated: 0 },
    });
    expect(await catalogueHash(db)).toBe(before);
  });
});
