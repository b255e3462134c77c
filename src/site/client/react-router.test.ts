import * as reactRouter from 'react-router';
import { expect, test } from 'vitest';
import { ErrorResponse } from './error-response.ts';
import * as light from './react-router.tsx';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The values that modules of the site import from React Router; types vanish in the build. */
function importedValues(): Set<string> {
  const names = Object.entries(sources)
    .filter(([file]) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'))
    .flatMap(([, source]) => [
      ...source.matchAll(/^(?:import|export) \{([^}]*)\} from 'react-router';/gm),
    ])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
  return new Set(names);
}

test('whatever the site takes from React Router is there in the browser too', () => {
  const names = importedValues();
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter((name) => !(name in light))).toEqual([]);
  expect([...names].filter((name) => !(name in reactRouter))).toEqual([]);
});

test('nothing is there that React Router does not have, but for the provider’s own form', () => {
  expect(Object.keys(light).filter((name) => !(name in reactRouter))).toEqual([]);
});

test('values with a status, redirects and contexts are those of React Router', () => {
  expect(light.data({ failed: true })).toMatchObject({
    type: reactRouter.data({}).type,
    data: { failed: true },
  });
  const [ours, theirs] = [light.redirect('/x', 301), reactRouter.redirect('/x', 301)];
  expect([ours.status, ours.headers.get('location')]).toEqual([
    theirs.status,
    theirs.headers.get('location'),
  ]);
  const key = light.createContext<string>();
  const context = new light.RouterContextProvider();
  expect(() => context.get(key)).toThrow('No value found for context');
  context.set(key, 'value');
  expect(context.get(key)).toBe('value');
  expect(context.get(light.createContext('default'))).toBe('default');
});

test('what a failed loader leaves is an error response to both', () => {
  const error = new ErrorResponse(404, 'Not Found');
  expect(light.isRouteErrorResponse(error)).toBe(true);
  expect(reactRouter.isRouteErrorResponse(error)).toBe(true);
  expect(light.isRouteErrorResponse(new Error('no'))).toBe(false);
});
