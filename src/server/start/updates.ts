import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cron } from 'croner';
import type { Updates } from '#api/catalogue-update.ts';
import type { StartUpdateBody } from '#contract/import-status.ts';
import type { Database } from '#database/open-database.ts';
import { readSetting, writeSetting } from '#database/settings.ts';
import { PROJECT_FOLDER } from '#importer/project-folder.ts';
import type { UpdateSettings } from '#importer/update/update-catalogue.ts';
import type { Site } from '#services/site.ts';
import type { Config } from './config.ts';

/** Setting that holds the last scheduled time that was run: one of several processes runs each. */
const SCHEDULED = 'update scheduled';
/** Timers are set anew at least so often: a machine may sleep, and its clock be set. */
const LOOK_EVERY_MS = 60_000;

export interface RunningUpdates extends Updates {
  /** Begins to follow the schedule. */
  follow(): void;
  /** Ends the schedule and what is running; it goes on when it is next run. */
  stop(): Promise<void>;
}

/** Where the services are, and who asks, as they wish to know it: program, version and how to reach the operator. */
export function updateSettings(config: Config): UpdateSettings {
  const text = readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  const contact = config.CONTACT_EMAIL ?? config.PUBLIC_URL ?? 'no contact given';
  return {
    offFilesUrl: config.OFF_FILES_URL,
    fdcApiUrl: config.FDC_API_URL,
    fdcApiKey: config.FDC_API_KEY,
    dsldApiUrl: config.DSLD_API_URL,
    userAgent: `Proteinwise/${version} (${contact})`,
  };
}

/**
 * Updates from the public services inside the server: by the operator's button and by `UPDATE_SCHEDULE` (UTC). The importer is
 * loaded when the first begins.
 */
export function createUpdates(
  site: Site,
  config: Config,
  onError: (error: unknown) => void,
): RunningUpdates {
  const schedule = config.UPDATE_SCHEDULE;
  const cron =
    schedule === undefined ? null : new Cron(schedule, { mode: '5-part', timezone: 'UTC' });
  const ending = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let due: Date | null = null;

  async function begin(wish: StartUpdateBody, moment?: Date): Promise<boolean> {
    const work = await beginUpdate(site, config, { wish, moment, signal: ending.signal });
    if (work === null) return false;
    running = work().catch((error: unknown) => {
      if (!ending.signal.aborted) onError(error);
    });
    return true;
  }

  function look(): void {
    if (ending.signal.aborted || cron === null) return;
    const now = new Date(site.now());
    due ??= cron.nextRun(now);
    if (due !== null && due <= now) {
      const moment = due;
      due = cron.nextRun(now);
      begin({}, moment).catch(onError);
    }
    const rest = due === null ? LOOK_EVERY_MS : due.getTime() - now.getTime();
    timer = setTimeout(look, Math.min(LOOK_EVERY_MS, Math.max(1, rest))).unref();
  }

  return {
    schedule: schedule ?? null,
    next: () => cron?.nextRun(new Date(site.now())) ?? null,
    start: (wish) => begin(wish),
    follow: look,
    async stop() {
      clearTimeout(timer);
      ending.abort(new Error('the site is ending'));
      await running;
    },
  };
}

/** Takes the lock for an update, or for a scheduled moment that no process has taken; null where there is nothing to do. */
async function beginUpdate(
  { database, deriveProducts }: Site,
  config: Config,
  asked: {
    readonly wish: StartUpdateBody;
    readonly moment: Date | undefined;
    readonly signal: AbortSignal;
  },
): Promise<(() => Promise<unknown>) | null> {
  const { takeImportLock } = await import('#importer/import-lock.ts');
  const { updateCatalogue } = await import('#importer/update/update-catalogue.ts');
  const { ALL_SOURCES } = await import('#importer/update/update-state.ts');
  const { wish, moment, signal } = asked;
  const lock = await takeImportLock(database);
  if (lock === null) return null;
  try {
    if (moment !== undefined && !(await isFirst(database, moment))) {
      await lock.release();
      return null;
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
  return async () => {
    await updateCatalogue(database, {
      sources: wish.sources ?? ALL_SOURCES,
      full: wish.full ?? false,
      settings: updateSettings(config),
      deriver: deriveProducts,
      lock,
      signal,
    });
    if (moment !== undefined) await afterUpdate(database, config, signal);
  };
}

/** What a scheduled update also does where the operator has configured it: pictures and prices. */
async function afterUpdate(database: Database, config: Config, signal: AbortSignal): Promise<void> {
  const { userAgent } = updateSettings(config);
  if (config.UPDATE_PICTURES === 'on') {
    const { fetchPictures } = await import('#importer/pictures/fetch-pictures.ts');
    const { DATA_DIR: dataDir, OFF_IMAGES_URL: imagesUrl } = config;
    await fetchPictures(database, { dataDir, imagesUrl, userAgent, signal });
  }
  if (config.PRICE_FEEDS !== undefined) {
    const { importListedFeeds } = await import('#importer/prices/listed-feeds.ts');
    await importListedFeeds(database, config.PRICE_FEEDS, userAgent, signal);
  }
}

/** Whether this process is the first of several to take a scheduled moment; asked under the lock. */
async function isFirst(database: Database, moment: Date): Promise<boolean> {
  const time = moment.toISOString();
  if (((await readSetting(database, SCHEDULED)) ?? '') >= time) return false;
  await writeSetting(database, SCHEDULED, time);
  return true;
}
