import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import type { WordDecision } from '#domain/ingredients/vocabulary/word-decision.ts';
import type { ExplainedLabel, StatementRequest } from '#domain/matching/explain-statement.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';
import type { ReadingTask } from './reading-tasks.ts';
import type * as worker from './reading.worker.ts';
import { MINUTE_MS } from '#domain/durations.ts';

/** Next to this module: in dist/server when built, otherwise in src/. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './reading.worker.ts' : './reading.worker.js',
  import.meta.url,
);
/** Each worker needs about 250 MB for its tables. */
const MAX_WORKERS = 4;

export interface ReadingWorkers {
  readonly readLabel: (
    request: StatementRequest,
    decisions: readonly WordDecision[],
  ) => Promise<ExplainedLabel>;
  readonly deriveProducts: ProductDeriver;
  /** Starts a worker unless one is running, so that the next label does not wait for its tables (about a second). */
  warm(decisions: readonly WordDecision[]): void;
  /** Returns the number of labels and batches that wait for a worker. */
  waiting(): number;
  close(): Promise<void>;
}

function failAtOnce(error: unknown): never {
  throw error;
}

export interface ReadingWorkerOptions {
  /** Called if a worker cannot start. By default that ends this process. */
  readonly onError?: (error: unknown) => void;
  /**
   * Stated if this process handles requests meanwhile: how far the workers step back on busy processors, 0 to 19. One
   * core is then left to this process.
   */
  readonly niceness?: number;
}

/**
 * Starts worker processes that read labels and derive products: as many as there are processors, at most four. A worker
 * starts with the first task. It ends after ten minutes without any, or with this process, which an idle worker does
 * not keep running.
 */
export function startReadingWorkers({
  onError = failAtOnce,
  niceness,
}: ReadingWorkerOptions = {}): ReadingWorkers {
  const cores = availableParallelism() - (niceness === undefined ? 0 : 1);
  const pool = new Tinypool({
    filename: fileURLToPath(WORKER),
    // Processes, because the memory of ended threads is not returned to the system.
    runtime: 'child_process',
    serialization: 'advanced',
    env: { ...process.env, WORKER_NICENESS: String(niceness ?? 0) },
    minThreads: 0,
    maxThreads: Math.min(MAX_WORKERS, Math.max(1, cores)),
    idleTimeout: 10 * MINUTE_MS,
  });
  // Emitted if a worker cannot start. Without a listener it would end the process.
  pool.on('error', onError);
  const run = <Question, Answer>(
    name: keyof typeof worker,
    task: ReadingTask<Question>,
  ): Promise<Answer> => pool.run(task, { name });
  return {
    readLabel: (question, decisions) => run('readLabel', { question, decisions }),
    deriveProducts: (question, decisions) => run('deriveProducts', { question, decisions }),
    warm(decisions) {
      if (pool.threads.length > 0) return;
      // The pool reports a worker that cannot start; one that is closed meanwhile is not an error.
      run('readLabel', { question: { statement: '' }, decisions }).catch(() => undefined);
    },
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  };
}
