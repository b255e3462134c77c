import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EVENT_NAMES } from '#contract/events.ts';
import { BROWSER_ENTRIES, COUNTED_EVENTS } from './what-is-stored.ts';

const SITE = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('**/*.{ts,tsx}', { cwd: SITE })
  .filter((file) => !file.includes('.test.') && !file.startsWith('screens/privacy/'))
  .map((file) => ({ file, text: readFileSync(`${SITE}/${file}`, 'utf8') }));

/** The files that write to browser storage, and the folder in which their keys are defined. */
const WRITERS = [
  'comparison/comparison-store.ts',
  'comparison/last-search.ts',
  'consent/install-consent.ts',
  'disclaimer/disclaimer-storage.ts',
  'first-script/set-theme.ts',
  'first-script/take-wishes-along.ts',
  'own-price/own-price-store.ts',
  'result-layout/remembered-layout.ts',
  'shell/switch-theme.ts',
];

describe('what the privacy policy says is kept in the browser', () => {
  it('is all that the code can keep: no other file touches storage, and none touches cookies', () => {
    const users = sources.filter(({ text }) =>
      /\b(?:localStorage|sessionStorage|indexedDB)\b/.test(text),
    );
    expect(users.map(({ file }) => file).toSorted()).toEqual(WRITERS);
    expect(sources.filter(({ text }) => text.includes('document.cookie'))).toEqual([]);
  });

  it('names every key that those files use, and no other', () => {
    const folders = WRITERS.map((file) => file.slice(0, file.indexOf('/') + 1));
    const text = sources
      .filter(({ file }) => folders.some((folder) => file.startsWith(folder)))
      .map((source) => source.text)
      .join('\n');
    const written = new Set(
      [
        ...text.matchAll(/\b(?:[A-Z_]*KEY)\b(?:: \w+)? = '([^']+)'/g),
        ...text.matchAll(/Storage\.setItem\('([^']+)'/g),
        ...text.matchAll(/=> `([a-z_]+)\$\{user\}`/g),
      ].map(([, key]) => key ?? ''),
    );
    const named: string[] = BROWSER_ENTRIES.flatMap(({ keys }) => [...keys]);
    expect([...written].toSorted()).toEqual(named.toSorted());
  });
});

it('describes exactly the events that the server takes', () => {
  expect(COUNTED_EVENTS.map(({ name }) => name).toSorted()).toEqual(EVENT_NAMES.toSorted());
});
