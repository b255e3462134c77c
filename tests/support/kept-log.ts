import { loggerOptions } from '#server/http/logging.ts';
import { readConfig } from '#server/config.ts';

/** Returns the site's logger, and the lines that it writes. */
export function keptLog(level: 'info' | 'trace') {
  const lines: string[] = [];
  const options = loggerOptions(readConfig({ LOG_LEVEL: level }));
  if (typeof options !== 'object') throw new Error('logging is off');
  const stream = { write: (line: string) => lines.push(line) };
  return { lines, logger: { ...options, stream } };
}
