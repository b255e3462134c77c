import { spawn, spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBrands } from '#database/products/brands.ts';
import { acquireLock, readLockHolder } from '#database/jobs/job-locks.ts';
import { JOB_KINDS, readLatestJob } from '#database/jobs/jobs.ts';
import {
  openDatabase,
  type Database,
  type DatabaseOptions,
} from '#database/connection/open-database.ts';
import { streamProducts } from '#database/products/products.ts';
import { DIETARY_FLAGS } from '#domain/enumerations.ts';
import type { Brand, Product } from '#domain/product/product.ts';
import { STANDARD_SERVINGS } from '#domain/product/figures/serving.ts';
import { bundledInputs } from '#importer/import/bundled-catalogue.ts';
import { importCatalogue } from '#importer/import/import-catalogue.ts';
import type { ImportReport } from '#importer/import/import-report.ts';
import { startBundledImport } from '#importer/import/start-import.ts';
import { makeDatabase } from '../../support/databases.ts';
import { environmentOf, startDrilledSite } from '../../support/drilled-site.ts';
import { catalogueHash, importHere, readUndisturbed } from '../../support/imported-catalogue.ts';
import { deriveHere } from '../../support/derive-here.ts';

const SOME_SOURCES = 'bodybuilding-labels-2020 labelgrade-2026';
const PROCESS = fileURLToPath(new URL('../../support/import-process.ts', import.meta.url));

async function allProducts(db: Database): Promise<readonly Product[]> {
  const products: Product[] = [];
  for await (const product of streamProducts(db)) products.push(product);
  return products;
}

/** Fields that hold a fact where they are not null, "" or []; with the key under which its origin stands. */
function factsWithoutOrigin(product: Product): readonly string[] {
  const { facts } = product.provenance;
  const { per100, ...serving } = product.nutritionalInfo;
  const values: Record<string, unknown> = {
    name: product.name,
    description: product.description,
    brand: product.brandId === 0 ? null : product.brand,
    format: product.format,
    proteinType: product.proteinType,
    fitnessGoal: product.fitnessGoal,
    nameOnLabel: product.nameOnLabel,
    flavor: product.flavor,
    calories: product.calories,
    sugar: product.sugar,
    servings: product.servings,
    servingSize: product.servingSize,
    ingredientsStatement: product.ingredientsStatement,
    ingredients: product.ingredients.length > 0 ? product.ingredients : null,
    contains: product.contains.length > 0 ? product.contains : null,
    mayContain: product.mayContain.length > 0 ? product.mayContain : null,
    gtin: product.gtin,
    ...Object.fromEntries(DIETARY_FLAGS.map((flag) => [flag, product[flag]])),
    ...serving,
    ...Object.fromEntries(Object.entries(per100).map(([key, value]) => [`per100.${key}`, value])),
  };
  return Object.entries(values).flatMap(([field, value]) => {
    const origin = facts[field];
    if (value === null) return origin ? [`${field}: origin of nothing`] : [];
    return origin && product.provenance.sources[origin.source] ? [] : [field];
  });
}

/** Records of 2019 that an audit named: figures of a bar held as those of 100 g, and one that is mostly sugar. */
const WRONG = [
  '0749826126517',
  '0753656701264',
  '0788434106146',
  '0852346005504',
  '0888849001354',
  '0888849001361',
  '0888849004614',
  '0888849004621',
  '7340001800494',
  '2225260144',
  '4044782306475',
  '4006643135075',
  '4044782308073',
  '4044782308578',
  '8006165398541',
];

let heldBack: readonly { readonly record: string; readonly reason: string }[] = [];
let products: readonly Product[] = [];
let brands: readonly Brand[] = [];
/** What an undisturbed import into SQLite leaves. */
let undisturbed = '';
beforeAll(() =>
  readUndisturbed(async (db) => {
    products = await allProducts(db);
    brands = await readBrands(db);
    undisturbed = await catalogueHash(db);
    heldBack = await db.kysely
      .selectFrom('quarantine')
      .select(['record', 'reason'])
      .where('source_key', '=', 'off-lifyzer-2019')
      .where('record', 'in', WRONG)
      .execute();
  }),
);

describe('the bundled products', () => {
  it('have every fact with its source', () => {
    const withText = products.filter((product) => product.ingredientsStatement !== null);
    expect(withText.length).toBeGreaterThanOrEqual(500);
    expect(new Set(withText.map((product) => product.brandId)).size).toBeGreaterThan(80);
    expect(new Set(products.map((product) => product.format))).toEqual(
      new Set(['powder', 'rtd', 'bar']),
    );
    const faults = products.flatMap((product) =>
      factsWithoutOrigin(product).map((fault) => `${product.name}: ${fault}`),
    );
    expect(faults).toEqual([]);
    const sources = products.flatMap(({ provenance }) => provenance.sources);
    expect(sources.length).toBeGreaterThanOrEqual(products.length);
    expect(sources.filter(({ url, licence }) => url === '' || licence === '')).toEqual([]);
  });

  it('are not made of records that an audit found to be wrong, each held back by a rule', () => {
    expect(heldBack.map(({ record }) => record).toSorted()).toEqual(WRONG.toSorted());
    expect(new Set(heldBack.map(({ reason }) => reason))).toEqual(
      new Set(['bar with less than 290 kcal per 100 g', 'much protein in what is mostly sugar']),
    );
  });

  it('have figures that hold together', () => {
    const standard = products.filter((product) => product.servingSize?.basis === 'standard');
    expect(standard.length).toBeGreaterThan(500);
    for (const { servingSize, format } of standard) {
      expect(servingSize).toEqual({ ...STANDARD_SERVINGS[format], basis: 'standard' });
    }
    for (const product of products) {
      const { per100, ...serving } = product.nutritionalInfo;
      expect(serving.proteinPerServing).toBe(product.proteinPerServing);
      expect(serving.caloriesPerServing).toBe(product.calories);
      expect(per100.proteinPerServing ?? 0).toBeLessThanOrEqual(100);
      expect(product.flavorOptions).toBeGreaterThanOrEqual(1);
    }
  });

  it('have one goal for all flavors, which rests on no serving', () => {
    const goals = new Map<number, Set<string | null>>();
    for (const { id, baseProductId, fitnessGoal } of products) {
      const family = baseProductId ?? id;
      goals.set(family, (goals.get(family) ?? new Set()).add(fitnessGoal));
    }
    expect([...goals.values()].filter(({ size }) => size > 1)).toEqual([]);
    const reasons = new Set(products.map(({ fitnessGoalReason }) => fitnessGoalReason ?? ''));
    expect(reasons.size).toBeGreaterThan(100);
    expect([...reasons].filter((reason) => reason.includes('serving'))).toEqual([]);
  });

  it('know their brands once and their variants by each other', () => {
    const names = brands.map((brand) => brand.name);
    expect(new Set(names.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))).size).toBe(
      names.length,
    );
    const iso = products.filter(
      (product) =>
        product.brand.name === 'Dymatize' &&
        product.name.startsWith('ISO100 Hydrolyzed Whey Protein Isolate, '),
    );
    expect(iso.length).toBeGreaterThan(5);
    const [base, ...otherBases] = new Set(iso.map((product) => product.baseProductId));
    expect(otherBases).toEqual([]);
    const family = products.filter(
      ({ id, baseProductId }) => id === base || baseProductId === base,
    );
    expect(new Set(family.map((product) => product.flavorOptions))).toEqual(
      new Set([new Set(family.map((product) => product.flavor)).size]),
    );
    const ids = new Set(products.map((product) => product.id));
    expect(
      products.every((product) => product.baseProductId === null || ids.has(product.baseProductId)),
    ).toBe(true);
  });
});

/** Runs the import of some sources in a process of its own; answers its last line. */
function importElsewhere(options: DatabaseOptions, sources: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROCESS], {
      env: {
        ...process.env,
        DATA_DIR: options.dataDir,
        DATABASE_URL: options.databaseUrl ?? '',
        SOURCES: sources,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.once('error', reject);
    child.once('exit', () => resolve(said.trimEnd().split('\n').at(-1) ?? ''));
  });
}

/** The number of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

/** Two imports at once: one works, the other is refused or finds nothing to do. */
async function importAtOnce(options: DatabaseOptions, sources: string): Promise<void> {
  const said = await Promise.all([
    importElsewhere(options, sources),
    importElsewhere(options, sources),
  ]);
  expect(said).toContain('done');
  expect(said.every((word) => word === 'done' || word === 'busy')).toBe(true);
}

/** What an import tells that found everything as it was. */
const NOTHING_NEW = { recordsAdded: 0, productsCreated: 0, productsRemoved: 0, badLineCount: 0 };

describe('the bundled catalogue', () => {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
  });
  async function openPostgres(migrated: boolean) {
    const { options, remove } = await makeDatabase('postgres', { migrated });
    cleanups.push(remove);
    const db = await openDatabase(options);
    cleanups.push(() => db.close());
    return { ...db, options };
  }

  // The gate itself has brought it into SQLite (tests/support/fill-process.ts).
  it('read again from the operator’s page brings back what was damaged and changes nothing else', async () => {
    await readUndisturbed(async (db) => {
      const versions = await db.kysely.selectFrom('catalogue_version').selectAll().execute();
      await db.kysely
        .updateTable('products')
        .set({ document: '{}' })
        .where('id', '<', 20)
        .execute();
      const damaged = await db.kysely
        .updateTable('source_records')
        .set({ hash: 'old' })
        .where('product_key', 'in', (eb) =>
          eb.selectFrom('products').select('product_key').where('id', '<', 20),
        )
        .executeTakeFirst();
      // Pressed twice, beside the lock of a process that was killed.
      const name = 'catalogue-import';
      const holder = `${hostname()}:${deadProcess()}:0a1b2c3d`;
      await acquireLock(db, { name, holder, now: Date.now(), ttlMs: 60_000 });
      const jobs = await db.kysely.selectFrom('jobs').select('id').execute();
      const errors: unknown[] = [];
      const start = () => startBundledImport(db, deriveHere, (error) => errors.push(error));
      const begun = await Promise.all([start(), start()]);
      expect(begun.toSorted()).toEqual([false, true]);
      const job = () => readLatestJob(db, JOB_KINDS.import);
      await expect.poll(async () => (await job())?.status, { timeout: 170_000 }).toBe('completed');
      await expect.poll(() => readLockHolder(db, name), { timeout: 170_000 }).toBeNull();
      expect(errors).toEqual([]);
      const after = await db.kysely.selectFrom('jobs').select('id').execute();
      expect(after).toHaveLength(jobs.length + 1);
      const report = (await job())?.report as ImportReport;
      expect(report).toMatchObject({
        ...NOTHING_NEW,
        recordsChanged: Number(damaged.numUpdatedRows),
        productsUpdated: products.filter(({ id }) => id < 20).length,
      });
      const rejected = report.rejected.reduce((sum, each) => sum + each.count, 0);
      expect(report.taken + rejected).toBe(report.rows);
      for (const { id, ...version } of versions) {
        const now = db.kysely.selectFrom('catalogue_version').selectAll().where('id', '=', id);
        expect((await now.executeTakeFirst())?.version).toBeGreaterThan(version.version);
        await db.kysely
          .updateTable('catalogue_version')
          .set(version)
          .where('id', '=', id)
          .execute();
      }
      expect(await catalogueHash(db)).toBe(undisturbed);
    });
  });

  it('is the same where two import at once, and after a second run that derives all of it again', async () => {
    const [alone, together] = [await openPostgres(true), await openPostgres(true)];
    await importHere(alone, SOME_SOURCES);
    await importAtOnce(together.options, SOME_SOURCES);
    const hash = await catalogueHash(alone);
    expect(await catalogueHash(together)).toBe(hash);
    const some = bundledInputs().filter(({ source }) =>
      SOME_SOURCES.split(' ').includes(source.key),
    );
    const again = { inputs: some, deriver: deriveHere, rederive: true };
    const second = await importCatalogue(alone, again);
    const report = { ...NOTHING_NEW, recordsChanged: 0, productsUpdated: 0 };
    expect(second).toMatchObject({ status: 'done', report });
    expect(await catalogueHash(alone)).toBe(hash);
  });

  it('is the same row by row where a site starts on nothing', async () => {
    const db = await openPostgres(false);
    const site = await startDrilledSite(environmentOf(db.options));
    expect(site.output()).toMatch(/ready at \S+ \(\d{3,} products\)/);
    expect(await site.end('SIGTERM')).toBe(0);
    expect(await catalogueHash(db)).toBe(undisturbed);
  });
});
