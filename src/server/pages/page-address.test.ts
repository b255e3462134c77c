import { describe, expect, it } from 'vitest';
import { normalizeAddress } from './page-address.ts';

describe('normalizeAddress', () => {
  it.each([
    ['/', '/'],
    ['/search', '/search'],
    ['/search?b=2&a=1&a=0', '/search?a=1&a=0&b=2'],
    ['/search?avoid=soy,milk&utm_source=x&gclid=1&fbclid=2', '/search?avoid=soy%2Cmilk'],
    ['/search?', '/search'],
    ['/search?utm_source=x', '/search'],
  ])('makes one address of %j', (asked, url) => {
    expect(normalizeAddress(asked)).toEqual({ url, redirect: null });
  });

  it.each([
    ['/search/', '/search'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/', '/evil.example'],
    ['/protein//12/?a=1', '/protein/12?a=1'],
    ['///', '/'],
    ['/\\evil.example', '/evil.example'],
    ['//\\/evil.example/', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
  ])('leads from %j to %j, never to another host', (asked, redirect) => {
    expect(normalizeAddress(asked).redirect).toBe(redirect);
  });
});
