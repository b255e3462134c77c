import { existsSync } from 'node:fs';
import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from '../config.ts';
import { drainConnections } from '../http/drain-connections.ts';
import { describeStartFault } from './start-fault.ts';
import { startSite } from './start-site.ts';

/** The longest wait for requests in flight after SIGTERM. */
const CLOSE_WITHIN_MS = 9_000;
/** The longest wait for open connections to drain after SIGTERM. */
const DRAIN_WITHIN_MS = 500;

const say = (line: string) => process.stdout.write(`${line}\n`);

if (existsSync('.env')) process.loadEnvFile('.env');

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const site = await startSite(config, say);
  closeWithGrace({ delay: CLOSE_WITHIN_MS, logger: false }, async ({ err }) => {
    if (err !== undefined) site.app.log.fatal({ err }, 'the process ends because of a fault');
    await drainConnections(site.app, DRAIN_WITHIN_MS);
    await site.close();
  });
  const { publicUrl, publicUrlIsSet } = config.public;
  const shown = publicUrlIsSet || config.PORT !== 0 ? publicUrl : site.address;
  say(`Proteinwise is ready at ${shown} (${site.products} products)`);
} catch (error) {
  const { line, exitCode } = describeStartFault(error, config);
  process.stderr.write(`${line}\n`);
  // A half-open connection would keep the process alive, and its supervisor would wait for its exit.
  process.exit(exitCode);
}
