import { z } from 'zod';
import { checkEmail, MAX_EMAIL_CHARACTERS } from '#domain/newsletter/email-address.ts';
import { plainLines, plainText } from './plain-text.ts';

/** The content of a newsletter: a subject line and Markdown. */
export const issueBodySchema = z
  .strictObject({
    subject: plainText(150, z.string().trim()).min(1),
    markdown: plainLines(50_000).min(1),
  })
  .meta({ id: 'NewsletterDraft' });
export type IssueBody = Readonly<z.output<typeof issueBodySchema>>;

export const issueSchema = z
  .object({
    id: z.int(),
    subject: z.string(),
    markdown: z.string(),
    state: z.enum(['draft', 'sending', 'paused', 'sent']),
    createdAt: z.string(),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
    lastFailure: z.string().nullable().describe('Error codes of the last failed delivery attempt'),
    counts: z
      .object({
        queued: z.int(),
        handed: z.int().describe('Handed over, but the connection was lost before the reply'),
        sent: z.int(),
        failed: z.int(),
        bounced: z.int().describe('Refused by the mail server: no such address'),
        skipped: z.int().describe('Unsubscribed before their mail was sent'),
      })
      .describe('Mails by outcome'),
  })
  .meta({ id: 'NewsletterIssue' });
export type IssueView = Readonly<z.output<typeof issueSchema>>;

export const issuesSchema = z
  .object({
    issues: z.array(issueSchema),
    readers: z.int().describe('Addresses that would receive a newsletter now'),
    canSend: z.boolean().describe('Whether a mail server is configured'),
  })
  .meta({ id: 'NewsletterIssues' });
export type Issues = Readonly<z.output<typeof issuesSchema>>;

export const issueIdSchema = z.object({ id: z.int() }).meta({ id: 'NewsletterIssueId' });
export const previewSchema = z
  .object({ subject: z.string(), html: z.string().describe('Sanitised'), text: z.string() })
  .meta({ id: 'NewsletterPreview' });
export type Preview = Readonly<z.output<typeof previewSchema>>;

export const testMailBodySchema = z
  .strictObject({
    to: z
      .string()
      .trim()
      .max(MAX_EMAIL_CHARACTERS)
      .refine((text) => checkEmail(text).ok, { error: 'must be an email address' }),
  })
  .meta({ id: 'TestMail' });

/** A mail server's report, or one address per line. Every subscribed address in it is suppressed. */
export const suppressBodySchema = z
  .strictObject({ text: plainLines(20_000).min(1) })
  .meta({ id: 'SuppressAddresses' });
export const suppressedSchema = z.object({ suppressed: z.int() }).meta({ id: 'Suppressed' });
