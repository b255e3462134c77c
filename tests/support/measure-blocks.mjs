/**
 * Loaded into a server by `--import`: writes each stretch that held its event loop, as "when milliseconds", to BLOCKS_FILE.
 * What is measured is processor time of the main thread between two turns of a timer: other programs do not lengthen it.
 */
import { appendFileSync } from 'node:fs';

const LEAST_MS = 5;
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  const milliseconds = (user + system) / 1_000;
  if (milliseconds >= LEAST_MS)
    appendFileSync(process.env.BLOCKS_FILE, `${Date.now()} ${milliseconds.toFixed(1)}\n`);
}, 1).unref();
