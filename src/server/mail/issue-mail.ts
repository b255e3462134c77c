import { Marked } from 'marked';
import { sanitiseHtml } from '#importer/blog/sanitise-html.ts';
import { escapeXml } from '#domain/escape-xml.ts';
import { unsubscribeAddress } from './subscription-mails.ts';
import type { Mail } from './mailer.ts';

export interface IssueMailContext {
  readonly publicUrl: string;
  /** The sender's name and postal address for the footer, which CAN-SPAM requires. Null if the operator set none. */
  readonly operator: string | null;
  readonly token: string;
}

const markdown = new Marked({ gfm: true, async: false });

/** Renders a newsletter's Markdown as safe HTML. Links within the site become absolute, as a mail requires. */
export function newsletterHtml(text: string, publicUrl: string): string {
  const html = sanitiseHtml(markdown.parse(text) as string);
  return html.replaceAll(/ href="(\/[^"]*)"/g, ` href="${publicUrl}$1"`);
}

/**
 * A newsletter as one reader receives it, with a personal unsubscribe link in the footer and in the headers of RFC 2369
 * and RFC 8058.
 */
export function newsletterMail(
  to: string,
  issue: { readonly subject: string; readonly markdown: string },
  context: IssueMailContext,
): Mail {
  const address = unsubscribeAddress(context);
  const why = 'You get this mail because you subscribed to the newsletter of Proteinwise.';
  const foot = [why, ...(context.operator === null ? [] : [context.operator])];
  const body = newsletterHtml(issue.markdown, context.publicUrl);
  return {
    to,
    subject: issue.subject,
    text: `${issue.markdown}\n\n--\n${foot.join('\n')}\nUnsubscribe: ${address}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeXml(issue.subject)}</title></head><body>${body}<hr><p>${foot.map(escapeXml).join('<br>')}<br><a href="${escapeXml(address)}">Unsubscribe</a></p></body></html>`,
    oneClickUnsubscribe: address,
  };
}
