/** What a mail server reports of one address (RFC 3464, per-recipient fields). */
export interface BouncedRecipient {
  /** The address as it was mailed, where the report says so, else the one it was forwarded to. */
  readonly address: string;
  /** RFC 3463, such as "5.1.1". */
  readonly status: string;
}

/** A report that mails came back. */
export interface Bounce {
  /** The mail of a newsletter that came back; null where it was another mail of ours. */
  readonly delivery: { readonly issueId: number; readonly subscriptionId: number } | null;
  /** Those whose delivery failed for good. */
  readonly failed: readonly BouncedRecipient[];
}

const MESSAGE_ID = /<newsletter\.([A-Za-z0-9.]{1,60})@[^\s<>]+>/;
const OF_AN_ISSUE = /^issue\.(\d{1,9})\.(\d{1,9})$/;

/** A header field's value, lower case, without its comment; lines are unfolded already. */
function field(block: string, name: string): string | null {
  const value = new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(block)?.[1];
  return value === undefined ? null : value.replace(/\([^)]*\)/g, '').trim();
}

/** "rfc822; reader@example.org" → "reader@example.org". */
function addressIn(value: string | null): string | null {
  const address = value?.replace(/^[^;]*;/, '').replace(/[<>\s]/g, '') ?? '';
  return address.includes('@') ? address : null;
}

/**
 * Reads a delivery report (RFC 3464), as a mail server sends it to the sender of a mail. Null where it is none, or where it does
 * not quote the Message-ID of a mail of ours: such a report could be about anything.
 */
export function readBounce(report: string): Bounce | null {
  const text = report.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ');
  const [, id] = MESSAGE_ID.exec(text) ?? [];
  if (id === undefined || !/^content-type:[ \t]*message\/delivery-status/im.test(text)) return null;
  const failed = text.split(/\n{2,}/).flatMap((block): BouncedRecipient[] => {
    const address =
      addressIn(field(block, 'original-recipient')) ?? addressIn(field(block, 'final-recipient'));
    const status = field(block, 'status') ?? '';
    const isFinal = field(block, 'action')?.toLowerCase() === 'failed' && status.startsWith('5.');
    return address !== null && isFinal ? [{ address, status }] : [];
  });
  const [, issueId, subscriptionId] = OF_AN_ISSUE.exec(id) ?? [];
  const delivery =
    issueId === undefined
      ? null
      : { issueId: Number(issueId), subscriptionId: Number(subscriptionId) };
  return { delivery, failed };
}

/** Whether a status means that there is no such mailbox (RFC 3463: 5.1.x, 5.2.1), not that one mail was not wanted or it is full. */
export function isGone(status: string): boolean {
  return /^5\.1\.\d{1,3}$|^5\.2\.1$/.test(status);
}
