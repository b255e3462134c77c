import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = globSync('docs/decisions/*.md')
  .map((path) => basename(path))
  .filter((page) => page !== 'README.md')
  .sort();
const index = readFileSync('docs/decisions/README.md', 'utf8');

describe('decisions', () => {
  it('are a dozen pages or so, each listed once in the index', () => {
    const listed = [...index.matchAll(/^\| \[[\w-]+\]\(([\w-]+\.md)\)/gm)].map(([, page]) => page);
    expect(listed.toSorted()).toEqual(pages);
    expect(pages.length).toBeGreaterThan(9);
    expect(pages.length).toBeLessThan(20);
  });
});

const COMMENT = /^\s*(?:\/\/|\/?\*)|\/\*/;
const PAGE = /(?<![\w/.-])((?:[\w-]+\/)*[A-Za-z][\w-]*\.md)\b/g;

describe('documents that code and documents name', () => {
  const files = globSync([
    '{src,scripts,bench,tests}/**/*.{ts,tsx,css}',
    '*.{md,ts}',
    'docs/**/*.md',
    'data/*/README.md',
  ]).filter((file) => !/^tests\/architecture\/|\bnode_modules\b/.test(file));

  it('are there', () => {
    expect(files.length).toBeGreaterThan(500);
    const missing = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const cited = [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([path]) => path);
      const linked = file.endsWith('.md')
        ? [...text.matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)].map(([, path = '']) =>
            join(dirname(file), path),
          )
        : [];
      return [...cited, ...linked]
        .filter((path) => globSync(path).length === 0)
        .map((path) => `${file}: ${path}`);
    });
    expect(missing).toEqual([]);
  });

  // A name without a folder is that of a page of docs/, or of a file beside.
  it('are there, also where only their name is given', () => {
    const missing = files.flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      const said = file.endsWith('.md') ? lines : lines.filter((line) => COMMENT.test(line));
      return said
        .flatMap((line) => [...line.matchAll(PAGE)].map(([, page = '']) => page))
        .filter((page) =>
          ['', 'docs', 'docs/decisions', dirname(file)].every(
            (folder) => !existsSync(join(folder, page)),
          ),
        )
        .map((page) => `${file}: ${page}`);
    });
    expect(missing).toEqual([]);
  });

  it('are pages by theme, not numbered records', () => {
    const numbered = files.filter((file) =>
      /\b[Dd]ecisions? \d{1,4}\b|decisions\/\d/.test(readFileSync(file, 'utf8')),
    );
    expect(numbered).toEqual([]);
  });
});
