import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the types that are offered are of the calls that the document has (renew with npm run api-types)', () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { security?: unknown }>>;
  };
  const open = Object.entries(paths)
    .filter(([path]) => !path.startsWith('/api/admin/'))
    .filter(([, methods]) => Object.values(methods).some(({ security }) => security === undefined))
    .map(([path]) => path);
  const types = readFileSync('docs/proteinwise-api.d.ts', 'utf8');
  const typed = [...types.matchAll(/^ {4}"(\/[^"]+)": \{$/gm)].map(([, path]) => path);
  expect(typed.toSorted()).toEqual(open.toSorted());
});
