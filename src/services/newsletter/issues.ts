import type { IssueBody, Issues, IssueView } from '#contract/newsletter-issues.ts';
import { countDeliveries, NO_DELIVERIES } from '#database/newsletter/newsletter-deliveries.ts';
import {
  deleteDraft,
  insertIssue,
  pauseIssue,
  readIssue,
  readIssues,
  startIssue,
  updateDraft,
} from '#database/newsletter/newsletter-issues.ts';
import { countReaders } from '#database/newsletter/newsletter.ts';
import { suppressAll } from '#database/newsletter/suppress-subscriptions.ts';
import type { Site } from '../site.ts';

/** The mailer as the newsletter page needs it. The server passes it in. */
export interface NewsletterMailer {
  /** False if no mail server is configured. */
  readonly canSend: boolean;
  /** Renders a newsletter as its readers receive it. */
  preview(issue: IssueBody): {
    readonly subject: string;
    readonly html: string;
    readonly text: string;
  };
  /** Sends a newsletter to one address as a test. Returns the codes of a failure, or null. */
  sendTest(issue: IssueBody, to: string): Promise<string | null>;
  /** Sends all due mails in the background. */
  wake(): void;
}

/** Newsletters, newest first, with the delivery counts of their mails, and the number of readers. */
export async function listIssues({ database }: Site, canSend: boolean): Promise<Issues> {
  const [issues, counts] = [await readIssues(database), await countDeliveries(database)];
  return {
    issues: issues.map(
      (issue): IssueView => ({ ...issue, counts: counts.get(issue.id) ?? NO_DELIVERIES }),
    ),
    readers: await countReaders(database),
    canSend,
  };
}

/** Stores a new draft and returns its id. */
export function createDraft(site: Site, draft: IssueBody): Promise<number> {
  return insertIssue(site.database, { ...draft, now: site.now() });
}

/** Changes a draft. Returns false if it is not, or no longer, a draft. */
export function changeDraft({ database }: Site, id: number, draft: IssueBody): Promise<boolean> {
  return updateDraft(database, id, draft);
}

/** Deletes a draft. Returns false if it is not, or no longer, a draft. */
export function discardDraft({ database }: Site, id: number): Promise<boolean> {
  return deleteDraft(database, id);
}

/** Starts sending a draft to every reader, or resumes a paused newsletter. Returns false if it is neither. */
export function startSending(site: Site, id: number): Promise<boolean> {
  return startIssue(site.database, id, site.now());
}

/** Pauses sending. Returns false if the newsletter is not being sent. */
export function pauseSending({ database }: Site, id: number): Promise<boolean> {
  return pauseIssue(database, id);
}

/** Drafts a newsletter about an article. Null if there is no such article. */
export async function draftFromArticle(
  site: Site,
  slug: string,
  publicUrl: string,
): Promise<IssueBody | null> {
  const post = await site.blog.post(slug);
  if (post === null) return null;
  const address = `${publicUrl}/blog/${post.slug}`;
  const markdown = `## ${post.title}\n\n${post.excerpt}\n\n[Read the article](${address})\n`;
  return { subject: post.title, markdown };
}

/** Sends a newsletter to one address as a test. */
export async function sendTestMail(
  { database }: Site,
  mailer: NewsletterMailer,
  choice: { readonly id: number; readonly to: string },
): Promise<'sent' | 'unknown' | { readonly failure: string }> {
  const issue = await readIssue(database, choice.id);
  if (issue === null) return 'unknown';
  const failure = await mailer.sendTest(issue, choice.to);
  return failure === null ? 'sent' : { failure };
}

const ADDRESS = /[^\s<>()[\],;:"'=]+@[^\s<>()[\],;:"'=]+\.[a-z0-9-]{2,}/gi;

/** Suppresses all subscribed addresses found in a text, such as a mail server's report. Returns their number. */
export async function suppressAddresses(site: Site, text: string): Promise<number> {
  const addresses = [...new Set([...text.matchAll(ADDRESS)].map(([address]) => address))];
  return suppressAll(site.database, addresses.slice(0, 500), site.now());
}
