import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cron } from 'croner';
import type { Updates } from '#api/catalogue-update.ts';
import type { StartUpdateBody } from '#contract/import-status.ts';
import type { Database } from '#database/connection/open-database.ts';
import { isoTime } from '#database/connection/iso-time.ts';
import { readSetting, writeSetting } from '#database/settings/settings.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { PROJECT_FOLDER } from '#importer/project-folder.ts';
import type { UpdateSettings } from '#importer/update/update-catalogue.ts';
import type { Site } from '#services/site.ts';
import type { Config } from './config.ts';

/** The setting that stores the last scheduled time taken by a process. */
const SCHEDULED = 'update scheduled';
/** The longest timer. The machine may sleep, or its clock may be changed. */
const LONGEST_TIMER_MS = MINUTE_MS;

export interface RunningUpdates extends Updates {
  /** Starts the schedule. */
  follow(): void;
  /** Stops the schedule and the running update, which its next run resumes. */
  stop(): Promise<void>;
}

/** The base URLs of the services, and the user agent sent to them: program, version and operator's contact. */
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
 * Creates updates from the public services inside the server, started by the operator or by `UPDATE_SCHEDULE` (UTC).
 * The importer is loaded on first use.
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
    const { untilBegun } = await import('#importer/import/import-job.ts');
    await untilBegun((onBegun) => {
      running = work(onBegun).catch((error: unknown) => {
        if (!ending.signal.aborted) onError(error);
      });
      return running;
    });
    return true;
  }

  function tick(): void {
    if (ending.signal.aborted || cron === null) return;
    const now = new Date(site.now());
    if (due !== null && due <= now) begin({}, due).catch(onError);
    // Recomputed each time because the clock may have been set back.
    due = cron.nextRun(now);
    const rest = due === null ? LONGEST_TIMER_MS : due.getTime() - now.getTime();
    timer = setTimeout(tick, Math.min(LONGEST_TIMER_MS, Math.max(1, rest))).unref();
  }

  return {
    schedule: schedule ?? null,
    next: () => cron?.nextRun(new Date(site.now())) ?? null,
    start: (wish) => begin(wish),
    follow: tick,
    async stop() {
      clearTimeout(timer);
      ending.abort(new Error('the site is ending'));
      await running;
    },
  };
}

/** Takes the lock for an update. Null if it is taken, or if another process has taken the scheduled time. */
async function beginUpdate(
  { database, deriveProducts, now }: Site,
  config: Config,
  asked: {
    readonly wish: StartUpdateBody;
    readonly moment: Date | undefined;
    readonly signal: AbortSignal;
  },
): Promise<((onBegun: () => void) => Promise<unknown>) | null> {
  const { takeImportLock } = await import('#importer/import/import-lock.ts');
  const { updateCatalogue } = await import('#importer/update/update-catalogue.ts');
  const { ALL_SOURCES } = await import('#importer/update/update-state.ts');
  const { wish, moment, signal } = asked;
  const lock = await takeImportLock(database);
  if (lock === null) return null;
  try {
    if (moment !== undefined && !(await takeMoment(database, moment, now()))) {
      await lock.release();
      return null;
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
  return async (onBegun) => {
    await updateCatalogue(database, {
      sources: wish.sources ?? ALL_SOURCES,
      full: wish.full ?? false,
      settings: updateSettings(config),
      deriver: deriveProducts,
      lock,
      onBegun,
      signal,
    });
    if (moment !== undefined) await afterUpdate(database, config, signal);
  };
}

/** Fetches pictures and prices after a scheduled update, if configured. */
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

/** Takes a scheduled time for this process. Returns false if another process has taken it. Requires the import lock. */
async function takeMoment(database: Database, moment: Date, now: number): Promise<boolean> {
  const time = moment.toISOString();
  const taken = (await readSetting(database, SCHEDULED)) ?? '';
  // A stored time in the future was taken while a clock was ahead.
  if (taken >= time && taken <= isoTime(now + MINUTE_MS)) return false;
  await writeSetting(database, SCHEDULED, time);
  return true;
}
