import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 1_000;
/** Busy for less than this share of the time: nobody waits for the tenth of a second that collecting takes. */
const AT_REST = 0.1;
const WORTH_BYTES = 16 * 1024 * 1024;

export interface Process {
  /** Bytes in memory now. */
  resident(): number;
  /** The share of the time since the last question in which the event loop was busy. */
  busy(): number;
  /** Collects garbage, and gives the memory back. */
  collect(): void;
}

/** A look at a process: collects where it is at rest and holds 16 MB more than the last time left it with. */
export function collectorAtRest({ resident, busy, collect }: Process): () => void {
  let left = 0;
  return () => {
    if (busy() > AT_REST || resident() < left + WORTH_BYTES) return;
    collect();
    left = resident();
  };
}

function thisProcess(): Process {
  let last = performance.eventLoopUtilization();
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  return {
    resident: () => process.memoryUsage.rss(),
    busy() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    // Any other flavour keeps the emptied pages for later.
    collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  };
}

/**
 * A start, and every time of many requests, leaves about as much garbage as the site keeps, which V8 would hold on to: it
 * collects when it needs room, not when it has time (docs/decisions/0121).
 */
export function collectAtRest(): void {
  setInterval(collectorAtRest(thisProcess()), LOOK_EVERY_MS).unref();
}
