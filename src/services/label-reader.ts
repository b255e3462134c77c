import type { ExplainedLabel, StatementRequest } from '#domain/matching/explain-statement.ts';

/** `explainStatement` in a worker process. Throws `LabelsWaitingError` where too many wait already. */
export type LabelReader = (request: StatementRequest) => Promise<ExplainedLabel>;

/** Too many labels wait to be read: to be asked again shortly (503). */
export class LabelsWaitingError extends Error {
  override readonly name = 'LabelsWaitingError';
  readonly statusCode = 503;
}
