import { Marked } from 'marked';
import { sanitiseHtml } from '#importer/blog/sanitise-html.ts';
import { escapeXml } from '#domain/escape-xml.ts';
import { unsubscribeAddress } from './subscription-mails.ts';
import type { Mail } from './mailer.ts';

export interface IssueMailContext {
  readonly publicUrl: string;
  /** Who sends it, for the foot: CAN-SPAM asks for a postal address. Null where the operator set none. */
  readonly operator: string | null;
  readonly token: string;
}

const markdown = new Marked({ gfm: true, async: false });

/** A newsletter's Markdown as safe HTML; addresses within the site are made whole, since a mail has no site. */
export function newsletterHtml(text: string, publicUrl: string): string {
  const html = sanitiseHtml(markdown.parse(text) as string);
  return html.replaceAll(/ href="(\/[^"]*)"/g, ` href="${publicUrl}$1"`);
}

/** A newsletter as one reader gets it: with an unsubscribe link of its own in the foot and in the headers of RFC 2369 and RFC 8058. */
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
