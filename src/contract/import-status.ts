import { z } from 'zod';

/** The status and report of the newest import. */
export const importStatusSchema = z
  .object({
    status: z.enum(['never', 'running', 'stopped', 'completed', 'failed']),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
    step: z.string().describe('The current step'),
    percent: z.int().describe('Progress of the step, 0 to 100'),
    report: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'ImportStatus' });
export type ImportStatus = Readonly<z.output<typeof importStatusSchema>>;

/** The status of the newest update from the public services, and when the next is due. */
export const updateStatusSchema = importStatusSchema
  .extend({
    schedule: z.string().nullable().describe('Cron text of UPDATE_SCHEDULE, in UTC'),
    next: z.string().nullable().describe('Next run, ISO 8601 UTC'),
  })
  .meta({ id: 'UpdateStatus' });
export type UpdateStatus = Readonly<z.output<typeof updateStatusSchema>>;

export const UPDATE_SOURCES = ['off', 'usda', 'dsld'] as const;

export const startUpdateBodySchema = z
  .strictObject({
    sources: z.array(z.enum(UPDATE_SOURCES)).min(1).max(3).optional().describe('All if absent'),
    full: z.boolean().optional().describe('Read everything again, not only changes'),
  })
  .meta({ id: 'StartUpdate' });
export type StartUpdateBody = Readonly<z.output<typeof startUpdateBodySchema>>;
