import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';
import { deriveProducts } from '#importer/workers/reading-tasks.ts';

/** What a worker derives, derived by the test itself. */
export const deriveHere: ProductDeriver = async (question, decisions) =>
  deriveProducts({ question, decisions });
