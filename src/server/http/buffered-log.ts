import type { FastifyServerOptions } from 'fastify';
import { destination, levels, type Logger } from 'pino';
import type { Config } from '../start/config.ts';
import { loggerOptions } from './logging.ts';

/** Bytes of lines that are written at once: some thirty requests. */
const WRITTEN_AT_ONCE = 4_096;
/** A quiet server's lines are written after this time. */
const FLUSH_EVERY_MS = 1_000;
const WARN = levels.values['warn'] ?? 40;

/**
 * The log of a running server: lines are written some at a time, because a write for each took a sixth of the processor time of a
 * search; warnings and faults at once, with what came before them. What is left is written when the process ends. `file`: the
 * descriptor of an open file, standard output where it is not given.
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
