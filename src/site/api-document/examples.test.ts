import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleOf, snippetsOf } from './examples.ts';
import { type ApiDocument, operationGroups } from './operations.ts';

const document = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
) as ApiDocument;
/** Calls without an example: those that change something, need a session or a token, or call an outside service. */
const WITHOUT = /look-up|newsletter|events|admin|expand-flavors|sitestripe/;

test('every public read has a real request and its answer, of a path that the document has', () => {
  const calls = operationGroups(document).flatMap(({ operations }) => operations);
  const reads = calls.filter(({ path }) => !WITHOUT.test(path));
  expect(reads.length).toBeGreaterThan(20);
  const missing = reads.filter(({ method, path }) => exampleOf(method, path) === null);
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  for (const { method, path } of reads) {
    const example = exampleOf(method, path);
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    expect(example?.path.replace(/\?.*/, '')).toMatch(pattern);
    expect(example?.answer).toBeDefined();
  }
});

test('a read is one line of curl', () => {
  const [curl, typeScript, python] = snippetsOf(
    { path: '/api/stats', answer: {} },
    'https://x.example',
  );
  expect(curl?.code).toBe("curl 'https://x.example/api/stats'");
  expect(typeScript?.code).toContain("await fetch('https://x.example/api/stats')");
  expect(python?.code).toContain("requests.get('https://x.example/api/stats').json()");
});

test('a body is quoted for the shell, and true is True in Python', () => {
  const body = { text: "it's true", families: true, brandId: null };
  const [curl, , python] = snippetsOf({ path: '/api/x', body, answer: {} }, 'https://x.example');
  expect(curl?.code).toContain(String.raw`"it'\''s true"`);
  expect(python?.code).toContain('{"text":"it\'s true","families":True,"brandId":None}');
});
