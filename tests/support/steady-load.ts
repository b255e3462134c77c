import { setTimeout } from 'node:timers/promises';
import {
  type AcknowledgedWrites,
  makeWrite,
  productIdsOf,
  WRITE_KINDS,
  type WriteAnswer,
} from './acknowledged-writes.ts';
import { signIn } from './drilled-site.ts';

/** The responses during one phase of a drill. */
export interface PhaseTally {
  reads: number;
  /** Reads whose response was not 200, as "503 /path". */
  readonly failedReads: string[];
  /** Duration of each read, in ms. */
  readonly readTimes: number[];
  acknowledged: number;
  /** Writes refused with 503 and a Retry-After. */
  refused: number;
  /** Changes of links refused with 409, because an earlier one is still running although its client was refused. */
  busy: number;
  /** Everything else: other statuses, no Retry-After, no response. */
  readonly failedWrites: string[];
  slowestWrite: number;
}

export interface SteadyLoad {
  /** Counts requests that begin from now on under this name. */
  phase(name: string): void;
  tally(name: string): PhaseTally;
  /** Resolves when every request begun has got its response. */
  stop(): Promise<void>;
}

export interface LoadTarget {
  readonly origin: string;
  readonly cookie: string;
  readonly productIds: readonly number[];
}

/** Returns a site and its signed-in operator, who changes its first products. */
export async function loadTargetOf(origin: string): Promise<LoadTarget> {
  return { origin, cookie: await signIn(origin), productIds: await productIdsOf(origin) };
}

/** Pages and calls that are answered from memory. */
export const CATALOGUE_READS: readonly string[] = [
  '/',
  '/search?showAll=true&isVegan=true',
  '/protein/1',
  '/blog',
  '/compare?ids=1,2,3',
  '/api/proteins/browse?limit=12',
  '/api/proteins/1',
  '/api/stats',
  '/api/brands',
  '/api/blog',
];

function emptyTally(): PhaseTally {
  return {
    reads: 0,
    failedReads: [],
    readTimes: [],
    acknowledged: 0,
    refused: 0,
    busy: 0,
    failedWrites: [],
    slowestWrite: 0,
  };
}

function countWrite(tally: PhaseTally, answer: WriteAnswer): void {
  const { kind, status, retryAfter, milliseconds } = answer;
  tally.slowestWrite = Math.max(tally.slowestWrite, milliseconds);
  if (status !== null && status < 300) tally.acknowledged += 1;
  else if (status === 503 && retryAfter !== null) tally.refused += 1;
  else if (status === 409 && kind === 'link') tally.busy += 1;
  else tally.failedWrites.push(`${kind} ${status ?? 'no answer'}`);
}

/** Starts readers and writers, one of each kind, that send requests with a short pause until they are stopped. */
export function startLoad(target: LoadTarget, acknowledged: AcknowledgedWrites): SteadyLoad {
  const tallies = new Map<string, PhaseTally>();
  let current = emptyTally();
  let stopped = false;

  async function read(first: number): Promise<void> {
    for (let turn = first; !stopped; turn += 1) {
      const tally = current;
      const path = CATALOGUE_READS[turn % CATALOGUE_READS.length] ?? '/';
      const begun = performance.now();
      try {
        const answer = await fetch(`${target.origin}${path}`);
        await answer.arrayBuffer();
        if (answer.status !== 200) tally.failedReads.push(`${answer.status} ${path}`);
      } catch {
        tally.failedReads.push(`no answer ${path}`);
      }
      tally.reads += 1;
      tally.readTimes.push(performance.now() - begun);
      await setTimeout(20);
    }
  }

  async function write(kind: (typeof WRITE_KINDS)[number]): Promise<void> {
    while (!stopped) {
      const tally = current;
      countWrite(tally, await makeWrite(target, kind, acknowledged));
      await setTimeout(20);
    }
  }

  const running = [read(0), read(5), ...WRITE_KINDS.map(write)];
  return {
    phase(name) {
      current = tallies.get(name) ?? emptyTally();
      tallies.set(name, current);
    },
    tally: (name) => tallies.get(name) ?? emptyTally(),
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  };
}
