import type { ExplainedLabel, StatementRequest } from '#domain/matching/explain-statement.ts';

/** `explainStatement` in a worker process. Throws `LabelsWaitingError` if too many labels are queued. */
export type LabelReader = (request: StatementRequest) => Promise<ExplainedLabel>;

/** Too many labels are queued; the client should retry shortly (503). */
export class LabelsWaitingError extends Error {
  override readonly name = 'LabelsWaitingError';
  readonly statusCode = 503;
}
