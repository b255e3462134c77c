import { type Api, ApiError, type ExplainedLabel, type ExplainOptions } from '#contract/api.ts';

/** The explanation of a statement, and whether it was read on this device. */
export interface ReadLabel extends ExplainedLabel {
  readonly onDevice: boolean;
}

/**
 * Asks the site to read a statement. If there is no response, this device reads it (issue "Read any pack", offline).
 */
export async function explainWithFallback(
  api: Api,
  statement: string,
  options: ExplainOptions,
): Promise<ReadLabel> {
  try {
    return { ...(await api.explainLabel(statement, options)), onDevice: false };
  } catch (error) {
    if (import.meta.env.SSR || error instanceof ApiError) throw error;
    const { readOnDevice } = await import('./read-on-device.ts');
    return { ...(await readOnDevice({ statement, ...options })), onDevice: true };
  }
}
