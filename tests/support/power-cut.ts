import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An SQLite database with its write-ahead log, byte for byte. */
export interface DatabaseFiles {
  readonly db: Buffer;
  readonly wal: Buffer;
}

/** What was being written when the power failed. */
export type CutIn = 'header' | 'log' | 'checkpoint';

export interface PowerCut {
  readonly where: CutIn;
  readonly files: DatabaseFiles;
}

/** Returns numbers from 0 to below 1, the same for the same seed (mulberry32). */
export type Dice = () => number;
export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const FILE = 'proteinwise.db';
const FRAME_HEADER = 24;
const LOG_HEADER = 32;
/** Checkpoints are rare and write much, so each is cut this often. */
const CUTS_OF_A_CHECKPOINT = 10;

export function readDatabaseFiles(folder: string): DatabaseFiles {
  return {
    db: readFileSync(join(folder, FILE)),
    wal: readFileSync(join(folder, `${FILE}-wal`)),
  };
}

export function writeDatabaseFiles(folder: string, { db, wal }: DatabaseFiles): void {
  writeFileSync(join(folder, FILE), db);
  writeFileSync(join(folder, `${FILE}-wal`), wal);
}

/**
 * Returns the number of frames at the start of a log that belong to its current round: those with the salts of its
 * header.
 */
function countFrames({ db, wal }: DatabaseFiles): number {
  const pageSize = db.readUInt16BE(16) === 1 ? 65_536 : db.readUInt16BE(16);
  let frames = 0;
  for (
    let at = LOG_HEADER;
    at + FRAME_HEADER + pageSize <= wal.length &&
    wal.subarray(at + 8, at + 16).equals(wal.subarray(16, 24));
    at += FRAME_HEADER + pageSize
  ) {
    frames += 1;
  }
  return frames;
}

/**
 * Returns a file of which only some changes have reached the disk. Everything that is equal in both states stays.
 * Changes arrive in sectors (512 bytes or a page), either up to a point or scattered, and the last one may be torn. A
 * file that grew is either as long as what arrived, or has its new length with zeros where nothing arrived.
 */
function tear(before: Buffer, after: Buffer, dice: Dice): Buffer {
  const sector = dice() < 0.5 ? 512 : 4_096;
  const longest = Math.max(before.length, after.length);
  const old = Buffer.alloc(longest);
  before.copy(old);
  const torn = Buffer.from(old);
  const changed: number[] = [];
  for (let at = 0; at < longest; at += sector) {
    if (!before.subarray(at, at + sector).equals(after.subarray(at, at + sector))) changed.push(at);
  }
  const scattered = dice() < 0.5;
  const share = dice();
  const arrived = changed.filter((_, index) =>
    scattered ? dice() < share : index < share * changed.length,
  );
  for (const at of arrived) after.copy(torn, at, at, at + sector);
  const last = arrived.at(-1);
  if (last !== undefined && dice() < 0.5) {
    // The head stopped inside this sector: the rest of it is unchanged.
    const stop = last + Math.floor(dice() * Math.min(sector, longest - last));
    old.copy(torn, stop, stop, last + sector);
  }
  if (after.length <= before.length || dice() < 0.5) return torn;
  return torn.subarray(0, Math.max(before.length, last === undefined ? 0 : last + sector));
}

/**
 * Returns the log with the header of the next round, which SQLite writes and syncs before it overwrites the first
 * frame.
 */
function withHeaderOf(before: Buffer, after: Buffer): Buffer {
  const begun = Buffer.from(before);
  after.copy(begun, 0, 0, LOG_HEADER);
  return begun;
}

/**
 * Returns the states that a power cut during one commit may leave, stage by stage, given the files before and after it.
 * SQLite syncs two things in between: the log's new header before its first frame is overwritten, if the commit
 * restarts the log, and the log before a checkpoint writes to the database.
 */
export function cutPower(
  before: DatabaseFiles,
  after: DatabaseFiles,
  dice: Dice,
): readonly PowerCut[] {
  const cuts: PowerCut[] = [];
  let { wal } = before;
  if (!before.wal.subarray(0, LOG_HEADER).equals(after.wal.subarray(0, LOG_HEADER))) {
    const begun = withHeaderOf(before.wal, after.wal);
    cuts.push({ where: 'header', files: { db: before.db, wal: tear(before.wal, begun, dice) } });
    wal = begun;
  }
  cuts.push({ where: 'log', files: { db: before.db, wal: tear(wal, after.wal, dice) } });
  if (!before.db.equals(after.db)) {
    for (let again = 0; again < CUTS_OF_A_CHECKPOINT; again += 1) {
      const db = tear(before.db, after.db, dice);
      cuts.push({ where: 'checkpoint', files: { db, wal: after.wal } });
    }
  }
  return cuts;
}

/**
 * Returns the files without the last acknowledged frame, as if the disk had lied. The drill uses it to check itself.
 */
export function loseLastFrame(files: DatabaseFiles): DatabaseFiles {
  const pageSize = files.db.readUInt16BE(16);
  const end = LOG_HEADER + countFrames(files) * (FRAME_HEADER + pageSize);
  const wal = Buffer.from(files.wal);
  wal.fill(0, end - pageSize, end);
  return { db: files.db, wal };
}
