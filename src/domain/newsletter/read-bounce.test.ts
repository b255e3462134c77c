import { describe, expect, it } from 'vitest';
import { aBounce } from '../../../tests/support/a-bounce.ts';
import { isGone, readBounce } from './read-bounce.ts';

describe('a delivery report', () => {
  const signature = '0123456789abcdef0123456789abcdef';

  it('names the newsletter, the reader, the signature of the mail and why it failed for good', () => {
    expect(readBounce(aBounce({ messageId: `newsletter.issue.7.42.${signature}` }))).toEqual({
      mail: { id: 'issue.7.42', signature, issueId: 7, subscriptionId: 42 },
      failed: ['5.1.1'],
    });
  });

  it('of a mail that was not signed has an empty signature', () => {
    expect(readBounce(aBounce({ messageId: 'newsletter.issue.7.42' }))?.mail.signature).toBe('');
  });

  it.each([
    ['delayed', '4.4.1'],
    ['delivered', '2.0.0'],
    ['failed', '4.2.2'],
  ])('of what is %s with %s names no failure', (action, status) => {
    expect(readBounce(aBounce({ action, status }))?.failed).toEqual([]);
  });

  it('of another mail of ours names no newsletter', () => {
    expect(readBounce(aBounce({ messageId: `newsletter.mail.12.42.${signature}` }))).toEqual({
      mail: { id: 'mail.12.42', signature, issueId: null, subscriptionId: 42 },
      failed: ['5.1.1'],
    });
  });

  it('that quotes no mail of ours, or is no report, is none', () => {
    expect(readBounce(aBounce({ messageId: 'somebody.else' }))).toBeNull();
    expect(readBounce(aBounce({ messageId: 'newsletter.test.1700000000000' }))).toBeNull();
    expect(readBounce('Subject: hello\n\n<newsletter.issue.7.42@example.com>')).toBeNull();
    expect(readBounce('')).toBeNull();
  });
});

it('only a mailbox that is not there is gone', () => {
  const gone = ['5.1.1', '5.1.2', '5.1.10', '5.2.1'];
  expect(gone.filter(isGone)).toEqual(gone);
  expect(['5.2.2', '5.7.1', '5.0.0', '4.1.1', '5.1'].filter(isGone)).toEqual([]);
});
