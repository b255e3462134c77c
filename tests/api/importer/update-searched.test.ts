import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLatestJob, JOB_KINDS } from '#database/jobs/jobs.ts';
import { acquireLock } from '#database/jobs/job-locks.ts';
import type { Database } from '#database/connection/open-database.ts';
import { updateCatalogue, type UpdateOptions } from '#importer/update/update-catalogue.ts';
import { readState } from '#importer/update/update-state.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { startPublicServices, type PublicServices } from '../../support/public-services.ts';
import {
  answerFoods,
  answerLabels,
  dsldLabels,
  fdcFoods,
  type Refuse,
} from '../../support/searched-services.ts';
import { deriveHere } from '../../support/derive-here.ts';

describeOnBothEngines('update from searched services', (open) => {
  let services: PublicServices;
  let waits: number[];

  beforeEach(async () => {
    services = await startPublicServices();
    waits = [];
  });
  afterEach(() => services.close());

  const options = (more: Partial<UpdateOptions>): UpdateOptions => ({
    sources: ['usda'],
    full: false,
    deriver: deriveHere,
    settings: services.settings,
    sleep: async (ms) => void waits.push(ms),
    ...more,
  });
  const update = async (db: Database, more: Partial<UpdateOptions> = {}) => {
    const outcome = await updateCatalogue(db, options(more));
    if (outcome.status !== 'done') throw new Error(outcome.status);
    return outcome.report;
  };
  const stored = async (db: Database, source: string) => {
    const rows = await db.kysely
      .selectFrom('source_records')
      .select('record')
      .where('source_key', '=', source)
      .unionAll(
        db.kysely.selectFrom('quarantine').select('record').where('source_key', '=', source),
      )
      .execute();
    return rows.map(({ record }) => record).sort();
  };
  const pages = () =>
    services.requests.flatMap(
      ({ path }) => new URL(path, services.url).searchParams.get('pageNumber') ?? [],
    );

  it('reads all pages of FoodData Central, then only newer foods', async () => {
    const db = await open();
    const foods = fdcFoods(90);
    answerFoods(services, foods, { most: 200 });
    const first = await update(db);
    expect(first.rows).toBe(90);
    const asked = new URL(services.requests[0]?.path ?? '', services.url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      api_key: 'DEMO_KEY',
      dataType: 'Branded',
      pageSize: '200',
    });
    const all = await stored(db, 'usda-fdc');
    expect(new Set(all).size).toBe(all.length);
    const taken = await db.kysely.selectFrom('source_records').select('record').executeTakeFirst();
    const food = foods.find(({ fdcId }) => String(fdcId) === taken?.record);
    const newer = { ...food, fdcId: 99, publishedDate: '2026-11-01' };
    answerFoods(services, [newer, ...foods], { most: 200 });
    const next = await update(db);
    expect([next.recordsAdded, next.recordsChanged]).toEqual([1, 0]);
    expect((await readState(db, 'usda')).newest).toBe('2026-11-01');
  });

  it('waits when FoodData Central asks to, and comes back to the page where it was told to go away', async () => {
    const db = await open();
    const foods = [
      ...fdcFoods(90),
      ...fdcFoods(90),
      ...fdcFoods(90),
      ...fdcFoods(90),
      ...fdcFoods(90),
    ].map((food, index) => ({ ...food, fdcId: 1_000 + index, publishedDate: '2026-10-01' }));
    const answers: ReturnType<Refuse>[] = [
      null,
      [429, { 'retry-after': '30' }],
      [503],
      [429, { 'retry-after': '7200' }],
    ];
    const refuse: Refuse = (path) =>
      path.includes('protein+bar') ? (answers.shift() ?? null) : null;
    answerFoods(services, foods, { most: 200, refuse });
    const first = await update(db);
    expect(first.failed.join()).toContain('asks to come again in 120 minutes');
    expect(waits).toContain(30_000);
    expect(first.rows).toBe(200);
    services.requests.length = 0;
    const second = await update(db);
    expect([second.rows, second.failed]).toEqual([250, []]);
    expect(pages().slice(0, 2)).toEqual(['2', '3']);
    expect((await stored(db, 'usda-fdc')).length).toBeLessThanOrEqual(450);
    expect((await readState(db, 'usda')).run).toBeNull();
  });

  it('reads each DSLD label once', async () => {
    const db = await open();
    const labels = dsldLabels(120);
    answerLabels(services, labels);
    const first = await update(db, { sources: ['dsld'] });
    expect(first.rows).toBe(120);
    expect(await stored(db, 'nih-dsld')).toEqual([...labels.keys()].sort());
    services.requests.length = 0;
    answerLabels(services, dsldLabels(123));
    const next = await update(db, { sources: ['dsld'] });
    expect([next.rows, next.recordsAdded]).toEqual([3, 3]);
    expect(services.requests.filter(({ path }) => path.includes('/label/'))).toHaveLength(3);
  });

  it('goes on with the labels it had not stored when DSLD went away', async () => {
    const db = await open();
    const labels = dsldLabels(120);
    let away = false;
    answerLabels(services, labels, (path) => {
      away ||= path.endsWith('/300070');
      return away ? [503] : null;
    });
    const first = await update(db, { sources: ['dsld'] });
    expect([first.rows, first.failed.length]).toEqual([50, 1]);
    answerLabels(services, labels);
    expect((await update(db, { sources: ['dsld'] })).rows).toBe(70);
    expect(await stored(db, 'nih-dsld')).toEqual([...labels.keys()].sort());
  });

  it('lets one service fail without the others, and notes it in the job', async () => {
    const db = await open();
    answerLabels(services, dsldLabels(3));
    const report = await update(db, { sources: ['off', 'usda', 'dsld'] });
    expect(report.failed).toHaveLength(2);
    expect(report.recordsAdded).toBe(3);
    const job = await readLatestJob(db, JOB_KINDS.update);
    expect([job?.status, (job?.report as typeof report | undefined)?.failed]).toEqual([
      'completed',
      report.failed,
    ]);
  });

  it('does not run beside an import', async () => {
    const db = await open();
    const lock = {
      name: 'catalogue-import',
      holder: 'another:1:x',
      now: Date.now(),
      ttlMs: 60_000,
    };
    expect(await acquireLock(db, lock)).toBe(true);
    expect(await updateCatalogue(db, options({}))).toEqual({
      status: 'busy',
      holder: 'another:1:x',
    });
    expect(services.requests).toEqual([]);
  });
});
