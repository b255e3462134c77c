import type { ExplainedLabel, StatementRequest } from '#domain/matching/explain-statement.ts';

/** Runs `explainStatement` in a worker. Rejects with `LabelsWaitingError` if too many labels are queued. */
export type LabelReader = (request: StatementRequest) => Promise<ExplainedLabel>;

/** Thrown if too many labels are queued. The client should retry shortly (503). */
export class LabelsWaitingError extends Error {
  override readonly name = 'LabelsWaitingError';
  readonly statusCode = 503;
}
