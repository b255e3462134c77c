import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After the first page, and before anybody measures. */
const AFTER_MS = 1_000;

/**
 * A start leaves as much garbage as it keeps, and V8 would let the heap of a site at rest grow to four times of what lives
 * in it. So once the start is over, what it left is collected, and from then on the heap grows in small steps
 * (docs/decisions/0121).
 */
export function settleHeap(): void {
  setTimeout(() => {
    setFlagsFromString('--optimize-for-size');
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as NodeJS.GCFunction;
    setFlagsFromString('--no-expose-gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, AFTER_MS).unref();
}
