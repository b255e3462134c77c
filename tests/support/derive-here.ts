import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';
import { deriveProducts } from '#importer/workers/reading-tasks.ts';

/** Derives in the test's own process what a worker would derive. */
export const deriveHere: ProductDeriver = async (question, decisions) =>
  deriveProducts({ question, decisions });
