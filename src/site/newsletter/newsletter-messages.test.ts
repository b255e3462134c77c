import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/api.ts';
import { newsletterFormResult } from './form-result.ts';
import { subscriptionFailed } from './newsletter-messages.ts';

describe('newsletter messages', () => {
  // @spec Newsletter failure: destructive toast 'Subscription Failed' with the server's error message or the fallback 'Failed to subscribe. Please try again.'
  it('gives the server’s message, or the fallback', () => {
    expect(
      subscriptionFailed(new ApiError(429, '{"error":"Too many requests.","code":"x"}')),
    ).toEqual({
      title: 'Subscription Failed',
      description: 'Too many requests.',
      variant: 'destructive',
    });
    for (const failure of [
      new TypeError('network'),
      new ApiError(500, 'not JSON'),
      new ApiError(500, '{"error":7}'),
      new ApiError(500, '{"error":" "}'),
      new ApiError(500, 'null'),
    ]) {
      expect(subscriptionFailed(failure).description).toBe(
        'Failed to subscribe. Please try again.',
      );
    }
  });
});

describe('newsletterFormResult', () => {
  it.each(['subscribed', 'invalid', 'unsubscribed', 'unknown'])('reads %s', (result) => {
    expect(newsletterFormResult(new URLSearchParams({ newsletter: result }))).toBe(result);
  });
  it.each(['', '?newsletter=', '?newsletter=<b>'])('reads nothing from %j', (query) => {
    expect(newsletterFormResult(new URLSearchParams(query))).toBeNull();
  });
});
