import { describe, expect, it } from 'vitest';
import {
  isOperatorAddress,
  normalizeAddress,
  withoutOrigin,
  withValidPath,
} from './page-address.ts';

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
    [`/a${'/'.repeat(5_000)}b`, '/a/b'],
  ])('leads from %j to %j, never to another host', (asked, redirect) => {
    expect(normalizeAddress(asked).redirect).toBe(redirect);
  });
});

describe('withValidPath', () => {
  it.each([
    ['/50%', '/50%25'],
    ['/%E0%A4%A?q=50%', '/%25E0%25A4%25A?q=50%'],
    ['/brands/caf%C3%A9', '/brands/caf%C3%A9'],
    ['/api/50%', '/api/50%'],
  ])('%s → %s', (url, valid) => {
    expect(withValidPath(url)).toBe(valid);
  });
});

describe('withoutOrigin', () => {
  it.each([
    ['http://localhost:3000/search?avoid=http://x/', '/search?avoid=http://x/'],
    ['HTTPS://evil.example//evil.example', '//evil.example'],
    ['http://localhost', '/'],
    ['http://localhost?a=1', '/?a=1'],
    ['/http://localhost/', '/http://localhost/'],
    ['*', '*'],
  ])('takes %j for %j', (target, path) => {
    expect(withoutOrigin(target)).toBe(path);
  });
});

describe('isOperatorAddress', () => {
  it.each([
    '/admin-dashboard',
    '/Admin-Dashboard/',
    '//admin/catalogue',
    '/%61dmin-dashboard',
    '/%2561dmin-dashboard',
    '/%2fadmin/sitestripe',
    '/.%2fadmin/sitestripe?x=1',
    '/x/../admin/catalogue',
    '/\\admin',
    '/%5Cadmin',
    '/%20admin',
    '/\uff41dmin',
    '/%EF%BD%81dmin',
    '/%ff/%61dmin',
    '/api/admin/session',
    // Encoded more often than the check decodes.
    `/%${'25'.repeat(9)}61`,
  ])('knows %j', (url) => {
    expect(isOperatorAddress(url)).toBe(true);
  });

  it.each(['/', '/search?name=admin', '/blog/what-badminton-players-eat', '/protein/1', '/100%25'])(
    'leaves %j to the caches',
    (url) => {
      expect(isOperatorAddress(url)).toBe(false);
    },
  );
});
