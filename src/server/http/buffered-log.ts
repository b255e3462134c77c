import type { FastifyServerOptions } from 'fastify';
import { destination, levels, type Logger } from 'pino';
import type { Config } from '../config.ts';
import { loggerOptions } from './logging.ts';

/** Bytes buffered before a write, about thirty requests' worth of lines. */
const MIN_WRITE_BYTES = 4_096;
/** The interval at which lines are written even if the buffer is not full. */
const FLUSH_EVERY_MS = 1_000;
const WARN = levels.values['warn'] ?? 40;

/**
 * Creates the log of a running server. Lines are buffered because one write per line took a sixth of the CPU time of a
 * search. Warnings, errors and the end of the process flush the buffer. `file` is the descriptor of an open file
 * (default: standard output).
 */
export function bufferedLog(
  config: Pick<Config, 'LOG_LEVEL'>,
  file = 1,
): FastifyServerOptions['logger'] {
  const options = loggerOptions(config);
  if (typeof options !== 'object') return options;
  const stream = destination({ dest: file, minLength: MIN_WRITE_BYTES, sync: false });
  setInterval(() => stream.flush(), FLUSH_EVERY_MS).unref();
  return {
    ...options,
    stream,
    hooks: {
      ...options.hooks,
      logMethod(this: Logger, args, method, level) {
        method.apply(this, args);
        if (level >= WARN) stream.flushSync();
      },
    },
  };
}
