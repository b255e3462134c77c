import { describe, expect, it } from 'vitest';
import { aBounce } from '../../../tests/support/a-bounce.ts';
import { isGone, readBounce } from './read-bounce.ts';

describe('a delivery report', () => {
  it('names the newsletter, the reader and the address that failed for good', () => {
    expect(readBounce(aBounce({ messageId: 'newsletter.issue.7.42' }))).toEqual({
      delivery: { issueId: 7, subscriptionId: 42 },
      failed: [{ address: 'reader@example.org', status: '5.1.1' }],
    });
  });

  it('goes by the address that was mailed, not by the one it was forwarded to', () => {
    const report = aBounce({ original: 'reader@example.org', final: 'elsewhere@example.net' });
    expect(readBounce(report)?.failed[0]?.address).toBe('reader@example.org');
  });

  it.each([
    ['delayed', '4.4.1'],
    ['delivered', '2.0.0'],
    ['failed', '4.2.2'],
  ])('of what is %s with %s names nobody', (action, status) => {
    expect(readBounce(aBounce({ action, status }))?.failed).toEqual([]);
  });

  it('of another mail of ours names no newsletter', () => {
    expect(readBounce(aBounce({ messageId: 'newsletter.12.1700000000000' }))).toMatchObject({
      delivery: null,
      failed: [{ address: 'reader@example.org' }],
    });
  });

  it('that quotes no mail of ours, or is no report, is none', () => {
    expect(readBounce(aBounce({ messageId: 'somebody.else' }))).toBeNull();
    expect(readBounce('Subject: hello\n\n<newsletter.issue.7.42@example.com>')).toBeNull();
    expect(readBounce('')).toBeNull();
  });
});

it('only a mailbox that is not there is gone', () => {
  const gone = ['5.1.1', '5.1.2', '5.1.10', '5.2.1'];
  expect(gone.filter(isGone)).toEqual(gone);
  expect(['5.2.2', '5.7.1', '5.0.0', '4.1.1', '5.1'].filter(isGone)).toEqual([]);
});
