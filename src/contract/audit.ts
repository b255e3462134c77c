import { z } from 'zod';
import { MAX_ROW_ID } from '#domain/max-row-id.ts';
import { wholeNumber } from './whole-number.ts';

export const auditQuerySchema = z.strictObject({
  limit: wholeNumber(1, 100).prefault(50),
  before: wholeNumber(1, MAX_ROW_ID)
    .optional()
    .describe('Only entries with a smaller id: the next page'),
});

/** The audit log, newest first: sign-ins and actions of the operator, without addresses. */
export const auditSchema = z
  .object({
    entries: z.array(
      z.object({
        id: z.int(),
        at: z.string().describe('ISO 8601 UTC'),
        actor: z.enum(['operator', 'visitor', 'command']),
        action: z.string().describe('Such as sign-in.accepted, sign-in.refused, sign-out'),
        subject: z.string().describe('The object of the action; may be empty'),
        detail: z
          .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
          .describe('`from` is a keyed hash of the network, to tell attempts apart'),
      }),
    ),
  })
  .meta({ id: 'AuditLog' });
export type AuditLog = z.output<typeof auditSchema>;
