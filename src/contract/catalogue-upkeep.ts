import { z } from 'zod';
import { plainText } from './plain-text.ts';
import { wholeNumber } from './whole-number.ts';

export const QUARANTINE_DECISIONS = ['open', 'accepted', 'rejected'] as const;

export const quarantinedRecordSchema = z
  .object({
    sourceKey: z.string(),
    record: z.string(),
    name: z.string(),
    reason: z.string(),
    detail: z.string(),
    decision: z.enum(QUARANTINE_DECISIONS),
  })
  .meta({ id: 'QuarantinedRecord' });
export type QuarantinedRecordView = Readonly<z.output<typeof quarantinedRecordSchema>>;

export const quarantineQuerySchema = z.object({
  limit: wholeNumber(1, 200).prefault(50),
  offset: wholeNumber(0, 10_000_000).prefault(0),
});

export const quarantineSchema = z
  .object({
    records: z.array(quarantinedRecordSchema),
    total: z.int(),
    reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  })
  .meta({ id: 'Quarantine' });
export type Quarantine = Readonly<z.output<typeof quarantineSchema>>;

export const decideQuarantineBodySchema = z
  .strictObject({
    sourceKey: plainText(100).min(1),
    record: plainText(300).min(1),
    decision: z.enum(QUARANTINE_DECISIONS),
  })
  .meta({ id: 'QuarantineDecision' });
