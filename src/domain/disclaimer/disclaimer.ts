/** Acceptances older than this no longer count, in milliseconds: 10 minutes (specification section 9). */
export const DISCLAIMER_WINDOW_MS = 10 * 60_000;

/** This many acceptances within the window deactivate the disclaimer (specification section 9). */
export const ACCEPTANCES_TO_DEACTIVATE = 2;

/** How long it stays deactivated, in milliseconds: 10 minutes (specification section 9). */
export const DEACTIVATION_MS = 10 * 60_000;

/** What the browser stores besides the accepted flag (specification section 3, "Browser storage"). Times in ms since 1970. */
export interface DisclaimerData {
  /** Acceptances within the window, including this one. */
  readonly count: number;
  readonly timestamps: readonly number[];
  /** When the deactivation ends; null if the disclaimer is not deactivated. */
  readonly deactivatedUntil: number | null;
}

/** Everything stored for one anonymous user. */
export interface DisclaimerRecord {
  readonly accepted: boolean;
  readonly data: DisclaimerData | null;
}

/** A user who has never accepted anything, or whose deactivation has run out. */
export const NOTHING_ACCEPTED: DisclaimerRecord = { accepted: false, data: null };

/** Whether the disclaimer must be shown, and what to store. */
export interface DisclaimerStanding {
  readonly due: boolean;
  /** The record to store. Flag and data are both cleared once a deactivation has expired. */
  readonly record: DisclaimerRecord;
}

/**
 * Whether the disclaimer is due at `now` (ms since 1970; specification section 4, "Disclaimer gating"). Without an
 * accepted flag it is due. With the flag, even without data, it is not due until a deactivation has expired: then flag
 * and data are cleared, and it is due again.
 */
export function disclaimerStanding(record: DisclaimerRecord, now: number): DisclaimerStanding {
  if (!record.accepted) return { due: true, record };
  const until = record.data?.deactivatedUntil ?? null;
  if (until === null || until > now) return { due: false, record };
  return { due: true, record: NOTHING_ACCEPTED };
}

/**
 * The record after the shopper accepts at `now`: the time is added, times older than 10 minutes are dropped, and if 2
 * or more remain the disclaimer is deactivated for 10 minutes.
 */
export function acceptDisclaimer(record: DisclaimerRecord, now: number): DisclaimerRecord {
  const timestamps = [...(record.data?.timestamps ?? []), now].filter(
    (time) => time > now - DISCLAIMER_WINDOW_MS && time <= now,
  );
  const deactivated = timestamps.length >= ACCEPTANCES_TO_DEACTIVATE;
  return {
    accepted: true,
    data: {
      count: timestamps.length,
      timestamps,
      deactivatedUntil: deactivated ? now + DEACTIVATION_MS : null,
    },
  };
}

/** A record as the browser stores it: the flag is 'true' or absent, the data is JSON or absent. */
export interface StoredDisclaimer {
  readonly flag: string | null;
  readonly data: string | null;
}

/** The texts to store for a record; null means "remove the entry". */
export function writeDisclaimer(record: DisclaimerRecord): StoredDisclaimer {
  return {
    flag: record.accepted ? 'true' : null,
    data: record.data === null ? null : JSON.stringify(record.data),
  };
}

/** Reads what the browser stored. Unreadable data counts as absent. */
export function readDisclaimer(stored: StoredDisclaimer): DisclaimerRecord {
  return { accepted: stored.flag === 'true', data: parseData(stored.data) };
}

function parseData(text: string | null): DisclaimerData | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { timestamps, deactivatedUntil } = value as Partial<Record<string, unknown>>;
  if (!Array.isArray(timestamps) || !timestamps.every((time) => Number.isFinite(time))) return null;
  if (deactivatedUntil !== null && !Number.isFinite(deactivatedUntil)) return null;
  return {
    count: timestamps.length,
    timestamps: timestamps as number[],
    deactivatedUntil: deactivatedUntil as number | null,
  };
}
