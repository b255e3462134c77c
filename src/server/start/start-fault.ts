import { NewerDatabaseError } from '#database/migrations/newer-database.ts';
import { ConnectionRefusedError } from '#database/connection/check-connection.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';

/** Exit codes of `node dist/server/main.js` if it cannot start. 0 means a requested stop. */
export const EXIT_CODES = {
  other: 1,
  configuration: 2,
  databaseAway: 3,
  databaseDamaged: 4,
  databaseNewer: 5,
  dataDir: 6,
  address: 7,
  notBuilt: 8,
} as const;

/** Why the site cannot start, in one line for the operator: what happened, why, and what to do. */
export interface StartFault {
  readonly line: string;
  readonly exitCode: number;
}

/** Thrown if the pages were never built, or not completely. */
export class NotBuiltError extends Error {
  override readonly name = 'NotBuiltError';
}

/** Thrown if the replica cannot be read. */
export class ReplicaError extends Error {
  override readonly name = 'ReplicaError';
}

const SQLITE = {
  busy: 5,
  readOnly: 8,
  inputOutput: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  noDatabase: 26,
};

function sqliteFault(errcode: number, file: string): StartFault | null {
  switch (errcode & 0xff) {
    case SQLITE.corrupt:
    case SQLITE.noDatabase:
      return {
        line: `The database ${file} is damaged or no database. Put it aside and restore a backup: npm run restore -- FILE.`,
        exitCode: EXIT_CODES.databaseDamaged,
      };
    case SQLITE.readOnly:
    case SQLITE.cannotOpen:
      return {
        line: `The database ${file} cannot be opened for writing. Give this user the right to write the file and its folder.`,
        exitCode: EXIT_CODES.dataDir,
      };
    case SQLITE.full:
    case SQLITE.inputOutput:
      return {
        line: `The disk of ${file} is full or does not answer. Make room, or set DATA_DIR to another disk.`,
        exitCode: EXIT_CODES.dataDir,
      };
    case SQLITE.busy:
      return {
        line: `The database ${file} is held by another process. End the command or the copy of the site that writes it.`,
        exitCode: EXIT_CODES.databaseAway,
      };
    default:
      return null;
  }
}

/** PostgreSQL error codes. */
const NO_RIGHT = '42501';
const READ_ONLY = '25006';

interface SystemError extends Error {
  readonly code?: string;
  readonly errcode?: number;
  readonly syscall?: string;
  readonly path?: string;
  readonly hostname?: string;
  readonly port?: number;
}

function listenFault({ code, port }: SystemError, config: Config): StartFault | null {
  const { HOST, PORT, METRICS_PORT } = config;
  const fault = (line: string) => ({ line, exitCode: EXIT_CODES.address });
  const isOfMetrics = METRICS_PORT !== undefined && port === METRICS_PORT;
  const where = isOfMetrics ? `127.0.0.1:${METRICS_PORT}` : `${HOST}:${PORT}`;
  const setting = isOfMetrics ? 'METRICS_PORT' : 'PORT';
  switch (code) {
    case 'EADDRINUSE':
      return fault(
        `${where} is in use by another program. End it, or set ${setting} to a free one.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return fault(
        `HOST=${HOST} is no address of this machine. Set HOST to 127.0.0.1, 0.0.0.0 or ::.`,
      );
    case 'EACCES':
      return fault(
        `${where} may not be listened on by this user. Set ${setting} to one above 1023, behind a proxy.`,
      );
    default:
      return null;
  }
}

const FOLDER_CODES: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'its file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be created there',
  ENOSPC: 'its disk is full',
  ENAMETOOLONG: 'its path is too long',
  ELOOP: 'its path leads in a circle',
};

/** The database's location for messages: a file, or a name and its server. */
export function placeOfDatabase({ DATA_DIR, DATABASE_URL }: Config): string {
  if (DATABASE_URL === undefined) return join(DATA_DIR, 'proteinwise.db');
  const { hostname, port, pathname, searchParams } = new URL(DATABASE_URL);
  // Without a host in the URL it is a socket on this machine, or localhost.
  const host = hostname === '' ? (searchParams.get('host') ?? 'localhost') : hostname;
  return `${pathname.slice(1)} at ${host}:${port === '' ? 5432 : port}`;
}

function postgresFault(error: Error, code: string, config: Config): StartFault | null {
  if (config.DATABASE_URL === undefined) return null;
  const fault = (text: string) => ({
    line: `The database ${placeOfDatabase(config)} ${text}`,
    exitCode: EXIT_CODES.databaseAway,
  });
  if (code === NO_RIGHT)
    return fault(
      'does not let the site make its tables. Grant its user the right to: grant create on schema public to USER.',
    );
  if (code === READ_ONLY)
    return fault('is read-only, and its tables are not those of this version. Make it writable.');
  if (!isDatabaseUnavailable(error) && !(error instanceof ConnectionRefusedError)) return null;
  const why = code || (error instanceof ConnectionRefusedError ? error.message : 'no answer');
  return fault(
    `does not let the site in (${why}). Check that it runs, and user, password, name and sslmode in DATABASE_URL.`,
  );
}

function folderFault({ code = '', path = '' }: SystemError, dataDir: string): StartFault | null {
  const why = FOLDER_CODES[code];
  if (why === undefined || path === '') return null;
  const isInside = path.startsWith(dataDir);
  // The path may also be a parent folder that could not be created.
  if (!isInside && !dataDir.startsWith(path)) return null;
  return {
    line: `DATA_DIR ${isInside ? path : dataDir} cannot be used: ${why}. Give this user a folder to write, or set DATA_DIR to one.`,
    exitCode: EXIT_CODES.dataDir,
  };
}

/** The message for a fault that the operator can fix. Null for any other. */
function knownFault(error: Error, config: Config): StartFault | null {
  const { code = '', errcode, syscall, hostname } = error as SystemError;
  if (error instanceof NewerDatabaseError) {
    return {
      line: `The database ${placeOfDatabase(config)} was written by a newer version of the site (${error.migration}). Start that version, or restore a backup made before it.`,
      exitCode: EXIT_CODES.databaseNewer,
    };
  }
  if (error instanceof ReplicaError) {
    return { line: error.message, exitCode: EXIT_CODES.databaseAway };
  }
  if (error instanceof NotBuiltError) {
    return { line: error.message, exitCode: EXIT_CODES.notBuilt };
  }
  if (code === 'ERR_SQLITE_ERROR' && errcode !== undefined)
    return sqliteFault(errcode, placeOfDatabase(config));
  // The unresolved name may also be the database's.
  const isOfHost = syscall === 'getaddrinfo' && hostname === config.HOST;
  if (syscall === 'listen' || isOfHost) return listenFault(error, config);
  const folder = folderFault(error, config.DATA_DIR);
  if (folder !== null) return folder;
  return postgresFault(error, code, config);
}

/** Returns the line to print and the exit code. `config` is null if it could not be read. */
export function describeStartFault(error: unknown, config: Config | null): StartFault {
  if (error instanceof ConfigError) {
    return { line: error.message, exitCode: EXIT_CODES.configuration };
  }
  if (!(error instanceof Error)) return { line: String(error), exitCode: EXIT_CODES.other };
  const known = config === null ? null : knownFault(error, config);
  return known ?? { line: error.stack ?? error.message, exitCode: EXIT_CODES.other };
}
