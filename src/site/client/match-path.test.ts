import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { ROUTES } from '#contract/paths.ts';
import { matchPath } from './match-path.ts';

const PATTERNS = [...Object.values(ROUTES), '*'];

/** What React Router, which the server uses, makes of the same. */
function asReactRouter(pattern: string, pathname: string) {
  return matchRoutes([{ path: pattern }], pathname)?.[0]?.params ?? null;
}

const segment = fc.oneof(
  fc.constantFrom('blog', 'protein', 'BRANDS', 'ingredients', '12', 'a%20b', 'a%2Fb', 'é'),
  fc.stringMatching(/^[a-z0-9-]{1,8}$/),
);

test('paths fit patterns as they do on the server', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PATTERNS),
      fc.array(segment, { maxLength: 3 }),
      fc.boolean(),
      (pattern, parts, slash) => {
        const pathname = `/${parts.join('/')}${slash && parts.length > 0 ? '/' : ''}`;
        const expected = asReactRouter(pattern, pathname);
        const found = matchPath(pattern, pathname);
        if (pattern === '*') expect(found).not.toBeNull();
        else expect(found).toEqual(expected);
      },
    ),
    { numRuns: 2_000 },
  );
});
