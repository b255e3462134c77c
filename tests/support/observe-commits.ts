import { StatementSync } from 'node:sqlite';

type Method = 'run' | 'all';
const METHODS: readonly Method[] = ['run', 'all'];

/**
 * Calls `onCommit` after each commit of this process's SQLite connections, before anyone else is notified. Statements
 * run unchanged. Returns a function that stops it.
 */
export function observeCommits(onCommit: () => void): () => void {
  const originals = METHODS.map((method) => StatementSync.prototype[method]);
  let inTransaction = false;
  const after = (source: string) => {
    if (/^begin/i.test(source)) inTransaction = true;
    else if (/^rollback/i.test(source)) inTransaction = false;
    else if (/^commit/i.test(source)) {
      inTransaction = false;
      onCommit();
    } else if (!inTransaction && /^(?:insert|update|delete)/i.test(source)) onCommit();
  };
  METHODS.forEach((method, index) => {
    const original = originals[index] as (...values: readonly unknown[]) => unknown;
    StatementSync.prototype[method] = function observed(this: StatementSync, ...values: unknown[]) {
      const result = original.apply(this, values);
      after(this.sourceSQL);
      return result;
    } as never;
  });
  return () => {
    METHODS.forEach((method, index) => {
      StatementSync.prototype[method] = originals[index] as never;
    });
  };
}
