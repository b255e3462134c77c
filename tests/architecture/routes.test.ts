import { expect, it } from 'vitest';
import { MISSING_SCREENS } from '#site/routes.tsx';
import { readFileSync, globSync } from 'node:fs';

it('every address of the route table has its screen', () => {
  expect(MISSING_SCREENS).toEqual([]);
});

it('the browser gets the screens that React takes over, and no other', () => {
  const [, taken = '', operator = ''] =
    /\[\s+'\.\/screens\/\{([^}]+)\}\/\*-screen\.tsx',\s+'\.\/screens\/([a-z-]+)\*\//.exec(
      readFileSync('src/site/document-routes.ts', 'utf8'),
    ) ?? [];
  const named = new Set(taken.split(','));
  const screens = globSync('src/site/screens/*/*-screen.tsx').map((file) => {
    const name = file.split('/').at(-2) ?? '';
    return { name, still: readFileSync(file, 'utf8').includes('hydrate: false') };
  });
  const given = (name: string) => named.has(name) || name.startsWith(operator);
  expect(operator).toBe('admin-');
  expect(screens.filter(({ name, still }) => given(name) === still)).toEqual([]);
});
