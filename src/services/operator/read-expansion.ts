import type { ExpansionProgress, ExpansionStats } from '#contract/expand-flavors.ts';
import { JOB_KINDS, readLatestJob, wasStopped } from '#database/jobs.ts';
import type { Site } from '../site.ts';

/** Figures of products, base products and flavours (specification section 2, "Admin pages"). */
export async function readExpansionStats({ database }: Site): Promise<ExpansionStats> {
  const shown = database.kysely.selectFrom('products').where('duplicate_of', 'is', null);
  const figures = await shown
    .select((eb) => [
      eb.fn.countAll<number>().as('products'),
      eb.fn.count<number>('base_key').distinct().as('bases'),
    ])
    .executeTakeFirstOrThrow();
  const flavors = await shown
    .where('flavor', 'is not', null)
    .select((eb) =>
      eb.fn
        .count<number>(eb.fn('lower', ['flavor']))
        .distinct()
        .as('flavors'),
    )
    .executeTakeFirstOrThrow();
  const several = await shown
    .where('flavor_options', '>', 1)
    .select((eb) => [
      eb.fn.countAll<number>().as('variants'),
      eb.fn.count<number>('base_key').distinct().as('bases'),
    ])
    .executeTakeFirstOrThrow();
  return {
    totalProducts: Number(figures.products),
    multiFlavorProducts: Number(several.bases),
    flavorVariants: Number(several.variants),
    uniqueBaseProducts: Number(figures.bases),
    uniqueFlavors: Number(flavors.flavors),
  };
}

function isReport(report: unknown): report is { variantsCreated: number; errors: string[] } {
  return typeof report === 'object' && report !== null && 'variantsCreated' in report;
}

/** How the newest expansion stands; `idle` where none was ever started. */
export async function readExpansionProgress({ database, now }: Site): Promise<ExpansionProgress> {
  const job = await readLatestJob(database, JOB_KINDS.expansion);
  const report = isReport(job?.report) ? job.report : { variantsCreated: 0, errors: [] };
  if (job === null) {
    return {
      status: 'idle',
      processedProducts: 0,
      totalProducts: 0,
      currentProduct: '',
      totalVariantsCreated: 0,
      errors: [],
    };
  }
  const stopped = wasStopped(job, now());
  const errors = stopped
    ? [...report.errors, 'The expansion was stopped before its end. Start it again to go on.']
    : report.errors;
  const finished = errors.length > 0 ? 'completed with errors' : 'completed';
  return {
    status: job.status === 'running' && !stopped ? 'running' : finished,
    processedProducts: job.done,
    totalProducts: job.total,
    currentProduct: job.current,
    totalVariantsCreated: report.variantsCreated,
    errors: [...errors],
  };
}
