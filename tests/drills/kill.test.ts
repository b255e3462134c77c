import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readAllLinks } from '#database/retailers/links.ts';
import type { Database } from '#database/connection/open-database.ts';
import { streamProducts } from '#database/products/products.ts';
import { startFlavorExpansion } from '#importer/import/expand-flavors.ts';
import { fillWithListedFlavors } from '../support/listed-flavors.ts';
import { describeOnBothEngines, type TestDatabase } from '../support/databases.ts';
import { LONG_DRILL, reportDrill, rounds } from '../support/drill-report.ts';
import { catalogueHash, importHere } from '../support/imported-catalogue.ts';
import { storeProducts } from '../support/stored-products.ts';
import { deriveHere } from '../support/derive-here.ts';

const ROUNDS = rounds({ short: 1, long: 50 });
const TIMEOUT_MS = 60_000 + ROUNDS * 10_000;

/**
 * Starts a program of tests/support and kills it hard after so many milliseconds, of its life or since it said that it is at
 * work; answers what it had said.
 */
async function killAfter(
  milliseconds: number,
  program: string,
  args: readonly string[],
  { env = {}, atWork }: { env?: Readonly<Record<string, string>>; atWork?: RegExp } = {},
): Promise<string> {
  const file = fileURLToPath(new URL(`../support/${program}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer ??= setTimeout(() => child.kill('SIGKILL'), milliseconds);
  };
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (atWork?.test(said) === true) wait();
  });
  const ended = once(child, 'exit');
  if (atWork === undefined) wait();
  await ended;
  clearTimeout(timer);
  return said;
}

/** Moments spread over the first two seconds of a process, a different one each round. */
const moment = (round: number) => 150 + ((round * 617) % 1_850);

const addressOf = ({ options }: TestDatabase) => [options.dataDir, options.databaseUrl ?? ''];

/** Some sources in the short form: all of them take ten seconds, and tests/api/importer/bundled-catalogue.test.ts has them. */
const SOURCES = LONG_DRILL ? undefined : 'bodybuilding-labels-2020 labelgrade-2026';

const importOf = ({ options }: TestDatabase) => ({
  DATA_DIR: options.dataDir,
  DATABASE_URL: options.databaseUrl ?? '',
  ...(SOURCES === undefined ? {} : { SOURCES }),
});

async function hashOfImport(db: Database): Promise<string> {
  await importHere(db, SOURCES);
  return catalogueHash(db);
}

let undisturbed: string | undefined;

async function namesOf(db: Database): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { name, flavor } of streamProducts(db)) names.push(`${name} ${flavor}`);
  return names;
}

describeOnBothEngines(`kill -9, ${ROUNDS} rounds`, (open, engine) => {
  it(
    'flavour expansion: nothing lost, nothing doubled',
    async () => {
      const db = await open();
      await fillWithListedFlavors(db, 40);
      for (let round = 0; round < ROUNDS; round += 1) {
        await killAfter(moment(round), 'expansion-process.ts', addressOf(db));
      }
      const started = await startFlavorExpansion(db, { deriver: deriveHere, now: Date.now });
      expect(started.status).toBe('started');
      if (started.status === 'started') await started.finished;
      const names = await namesOf(db);
      reportDrill(`kill -9 of a flavour expansion, ${engine}`, {
        rounds: ROUNDS,
        'products in the end': names.length,
        doubled: names.length - new Set(names).size,
      });
      expect([names.length, new Set(names).size]).toEqual([40 * 4, 40 * 4]);
    },
    TIMEOUT_MS,
  );

  it(
    'processing ASINs: a batch is there whole or not at all',
    async () => {
      const db = await open();
      const lines = 200;
      let halves = 0;
      let lost = 0;
      await storeProducts(
        db,
        Array.from({ length: lines }, () => ({})),
      );
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = (await readAllLinks(db)).length;
        const args = [...addressOf(db), String(lines)];
        const said = await killAfter(moment(round), 'process-asins-process.ts', args);
        const after = (await readAllLinks(db)).length;
        if (after !== 0 && after !== lines) halves += 1;
        if (after < before || (said.includes('written') && after !== lines)) lost += 1;
        if (after === lines) {
          await db.kysely.deleteFrom('links').execute();
          await db.kysely.deleteFrom('link_history').execute();
        }
      }
      reportDrill(`kill -9 of processing ASINs, ${engine}`, {
        rounds: ROUNDS,
        'half batches': halves,
        'acknowledged batches lost': lost,
      });
      expect([halves, lost]).toEqual([0, 0]);
    },
    TIMEOUT_MS,
  );

  it(
    'catalogue import: ends as if nothing had happened',
    async () => {
      const db = await open();
      // The same on both engines.
      undisturbed ??= await hashOfImport(await open());
      for (let round = 0; round < ROUNDS; round += 1) {
        const env = importOf(db);
        const said = await killAfter(moment(round), 'import-process.ts', [], {
          env,
          atWork: /^reading /m,
        });
        if (!LONG_DRILL) expect(said).not.toMatch(/^done$/m);
      }
      const same = (await hashOfImport(db)) === undisturbed;
      reportDrill(`kill -9 of a catalogue import, ${engine}`, {
        rounds: ROUNDS,
        'then compared with an undisturbed import:': same ? 'identical' : 'different',
      });
      expect(same).toBe(true);
    },
    TIMEOUT_MS,
  );
});
