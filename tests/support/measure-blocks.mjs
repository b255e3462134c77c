/**
 * Loaded into a server by `--import`: writes each stretch that held its event loop since it listens, as "when milliseconds", to
 * BLOCKS_FILE: before, while its modules load, nobody can ask. What is measured is processor time of the main thread between two
 * turns of a timer: other programs do not lengthen it.
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
