/** SQLite's result codes for a temporarily unusable file: busy, locked, read-only, I/O error, full, cannot open. */
const SQLITE_CODES: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14]);

const SQLITE_BUSY = 5;

/** Whether another process holds the SQLite file. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

const SQLITE_INPUT_OUTPUT = 10;
const SQLITE_FULL = 13;

/** Whether SQLite reports a full disk. If it cannot create some of its files then, it reports an I/O error. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  const code = Number(error.errcode) & 0xff;
  return code === SQLITE_FULL || code === SQLITE_INPUT_OUTPUT;
}

const CONNECTION_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

/** PostgreSQL's classes 08 (connection), 53 (resources), 57 (intervention), 58 (system), read-only and deadlocks. */
const POSTGRES_CODE = /^(?:08|53|57P|58)|^(?:25006|57014|40P01)$/;

/** Whether PostgreSQL has ended a transaction because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

const POOL_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|cannot use a pool after calling end|driver has already been destroyed/i;

/**
 * Whether an error means that the database is temporarily unreachable or not writable, so that the same request may
 * succeed later (contract "Errors", 503). A faulty query or a violated constraint does not count: it is a bug.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    return SQLITE_CODES.has(errcode & 0xff);
  }
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || POSTGRES_CODE.test(code))) {
    return true;
  }
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return POOL_MESSAGES.test(error.message);
}
