import { describe, expect, it } from 'vitest';
import { subscriptionState } from './subscription-state.ts';
import { subscriptionsCsv } from './subscriptions-csv.ts';

const subscription = (email: string, isActive = true) => ({
  id: 1,
  email,
  createdAt: '2026-11-20T12:00:00.000Z',
  isActive,
  isPending: false,
  isSuppressed: false,
  subscriptionSource: 'homepage',
});

// @spec Active or Unsubscribed badge
it.each([
  [{ isActive: true }, 'Active'],
  [{}, 'Unsubscribed'],
  [{ isPending: true }, 'Not confirmed'],
  [{ isSuppressed: true }, 'Refused by mail server'],
])('the badge of a subscription that is %j says %s', (standing, badge) => {
  expect(subscriptionState({ ...subscription('a@example.com', false), ...standing })).toBe(badge);
});

describe('the CSV export', () => {
  it('has a header and one line a subscription', () => {
    expect(
      subscriptionsCsv([subscription('a@example.com'), subscription('b@example.com', false)]),
    ).toBe(
      'email,createdAt,source,state\r\n' +
        'a@example.com,2026-11-20T12:00:00.000Z,homepage,Active\r\n' +
        'b@example.com,2026-11-20T12:00:00.000Z,homepage,Unsubscribed\r\n',
    );
  });

  it('quotes what needs it and defuses formulas', () => {
    expect(subscriptionsCsv([subscription('"a,b"@example.com')])).toContain(
      '"""a,b""@example.com"',
    );
    const email = '=cmd()@example.com';
    expect(subscriptionsCsv([subscription(email)])).toContain(`'${email}`);
  });
});
