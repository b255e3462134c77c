import type { Label, LabelExplanation } from '#domain/ingredients/label/label.ts';

/** Reads a label beside the thread that answers requests. Throws `LabelsWaitingError` where too many wait already. */
export type LabelReader = (label: Label) => Promise<LabelExplanation>;

/** Too many labels wait to be read: to be asked again shortly (503). */
export class LabelsWaitingError extends Error {
  override readonly name = 'LabelsWaitingError';
  readonly statusCode = 503;
}
