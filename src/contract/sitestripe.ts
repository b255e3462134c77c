import { z } from 'zod';
import { failedLinksSchema } from './failed-links.ts';
import type { Wire } from './wire.ts';

/**
 * The most bytes of a body with the completed template. It may have a line for every product, so it may be longer than
 * other bodies.
 */
export const TEMPLATE_BYTES = 2 * 1024 * 1024;

export const templateSchema = z
  .object({ template: z.string().describe('One line per product: product id, ASIN, price') })
  .meta({ id: 'SiteStripeTemplate' });

export const processAsinsBodySchema = z
  .strictObject({
    templateContent: z
      .string()
      .max(TEMPLATE_BYTES)
      .refine((text) => text.trim() !== '', { error: 'Please enter ASIN data' }),
    dryRun: z.boolean().optional().describe('Only report what would happen'),
  })
  .meta({ id: 'ProcessAsinsRequest' });

export const processAsinsReportSchema = z
  .object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    rejected: z.array(z.object({ line: z.int(), text: z.string(), reason: z.string() })),
  })
  .meta({ id: 'ProcessAsinsReport' });
export type ProcessAsinsReport = Wire<typeof processAsinsReportSchema>;

export const convertLinksReportSchema = z
  .object({ converted: z.int(), unchanged: z.int(), failed: failedLinksSchema })
  .meta({ id: 'ConvertLinksReport' });
export type ConvertLinksReport = Wire<typeof convertLinksReportSchema>;

export const validateLinksQuerySchema = z.object({
  online: z
    .enum(['true', 'false'])
    .optional()
    .describe('Also request each link to see whether it works'),
});

export const validateLinksReportSchema = z
  .object({
    valid: z.int(),
    invalid: failedLinksSchema,
    unconfirmed: failedLinksSchema.describe(
      'Valid in form, but not verified within the time limit',
    ),
  })
  .meta({ id: 'ValidateLinksReport' });
export type ValidateLinksReport = Wire<typeof validateLinksReportSchema>;

/** The batch that was undone. Null if there was nothing to undo. */
export const undoReportSchema = z
  .object({
    undone: z
      .object({
        action: z.enum(['process', 'convert']),
        at: z.string(),
        changes: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'UndoLinksReport' });
export type UndoReport = Readonly<z.output<typeof undoReportSchema>>;
