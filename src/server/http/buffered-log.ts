import type { FastifyServerOptions } from 'fastify';
import { destination, levels, type Logger } from 'pino';
import type { Config } from '../config.ts';
import { loggerOptions } from './logging.ts';

/** Bytes buffered before a write: the lines of about thirty requests. */
const WRITTEN_AT_ONCE = 4_096;
/** Lines of a quiet server are written at this interval. */
const FLUSH_EVERY_MS = 1_000;
const WARN = levels.values['warn'] ?? 40;

/**
 * The log of a running server. Lines are buffered, because a write for each took a sixth of the CPU time of a search; warnings and
 * errors flush the buffer, and so does the end of the process. `file` is the descriptor of an open file (default: standard output).
 */
export function bufferedLog(
  config: Pick<Config, 'LOG_LEVEL'>,
  file = 1,
): FastifyServerOptions['logger'] {
  const options = loggerOptions(config);
  if (typeof options !== 'object') return options;
  const stream = destination({ dest: file, minLength: WRITTEN_AT_ONCE, sync: false });
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
