/** The mail that a report is about. */
export interface BouncedMail {
  /** The id that its signature covers: "issue.7.42". */
  readonly id: string;
  /** As the report quotes it; empty if the mail was not signed. */
  readonly signature: string;
  /** The newsletter; null if it was another mail to a reader. */
  readonly issueId: number | null;
  readonly subscriptionId: number;
}

/** A report about a mail that was returned. */
export interface Bounce {
  readonly mail: BouncedMail;
  /** Why its delivery failed for good (RFC 3463, such as "5.1.1"), by recipient; empty if it may still arrive. */
  readonly failed: readonly string[];
}

/** `newsletter.issue.NEWSLETTER.READER` or `newsletter.mail.MAIL.READER`, then the signature. */
const MESSAGE_ID =
  /<newsletter\.((issue|mail)\.(\d{1,9})\.(\d{1,9}))(?:\.([0-9a-f]{32}))?@[^\s<>]+>/i;

/** The value of a header field without its comment; lines are already unfolded. */
function field(block: string, name: string): string | null {
  const value = new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(block)?.[1];
  return value === undefined ? null : value.replace(/\([^)]*\)/g, '').trim();
}

/**
 * Reads a delivery report (RFC 3464) that a mail server sends to the sender of a mail. Null if it is not one, or does
 * not quote the Message-ID of one of our mails: it could be about anything. The signature is not verified here.
 */
export function readBounce(report: string): Bounce | null {
  const text = report.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ');
  const [, id, kind, number, reader, signature] = MESSAGE_ID.exec(text) ?? [];
  if (id === undefined || !/^content-type:[ \t]*message\/delivery-status/im.test(text)) return null;
  const isIssue = kind?.toLowerCase() === 'issue';
  const mail = {
    id: id.toLowerCase(),
    signature: signature ?? '',
    issueId: isIssue ? Number(number) : null,
    subscriptionId: Number(reader),
  };
  const failed = text.split(/\n{2,}/).flatMap((block): string[] => {
    const isOfOne = field(block, 'final-recipient') ?? field(block, 'original-recipient');
    const status = field(block, 'status') ?? '';
    const isFinal = field(block, 'action')?.toLowerCase() === 'failed' && status.startsWith('5.');
    return isOfOne !== null && isFinal ? [status] : [];
  });
  return { mail, failed };
}

/**
 * Whether a status means that the mailbox does not exist (RFC 3463: 5.1.x, 5.2.1), rather than that it is full or
 * refused one mail.
 */
export function isGone(status: string): boolean {
  return /^5\.1\.\d{1,3}$|^5\.2\.1$/.test(status);
}
