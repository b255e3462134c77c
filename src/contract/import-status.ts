import { z } from 'zod';

/** How the newest import stands, and what it reported. */
export const importStatusSchema = z
  .object({
    status: z.enum(['never', 'running', 'stopped', 'completed', 'failed']),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
    step: z.string().describe('What is being done now'),
    percent: z.int().describe('Of the step, 0 to 100'),
    report: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'ImportStatus' });
export type ImportStatus = Readonly<z.output<typeof importStatusSchema>>;
