/**
 * Loaded into a server by `--import`. Writes each period for which its event loop was blocked to BLOCKS_FILE, as "when
 * milliseconds". It starts when the server listens, because there are no requests while modules load. It measures CPU
 * time of the main thread between two ticks of a timer, so that other programs do not prolong it.
 */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

const LEAST_MS = 5;
let before = null;
subscribe('tracing:net.server.listen:asyncEnd', () => {
  before ??= process.threadCpuUsage();
});
setInterval(() => {
  if (before === null) return;
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  const milliseconds = (user + system) / 1_000;
  if (milliseconds >= LEAST_MS)
    appendFileSync(process.env.BLOCKS_FILE, `${Date.now()} ${milliseconds.toFixed(1)}\n`);
}, 1).unref();
