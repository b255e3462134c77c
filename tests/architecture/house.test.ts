import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../support/file-imports.ts';

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

describe('the house', () => {
  it('keeps every file under 300 lines, style sheets and what tests stand on among them', () => {
    const written = [
      ...sources,
      ...globSync('src/**/*.css'),
      // The bench installs its peer beside itself.
      ...globSync('{bench,scripts,tests/support}/**/*.{ts,tsx}', {
        exclude: (path) => path.includes('node_modules'),
      }),
    ];
    expect(written.filter((file) => lines(file) > 300)).toEqual([]);
  });

  it('has no folder or file for things without a name', () => {
    const vague = /^(utils?|helpers?|lib|common|misc|shared|index)$/;
    const named = sources.flatMap((file) => [
      basename(file).replace(/\.tsx?$/, ''),
      ...dirname(file).split('/'),
    ]);
    expect(named.filter((name) => vague.test(name))).toEqual([]);
  });

  it('asks the database in src/database only', () => {
    const asking = /\bkysely\b/;
    const others = sources.filter((file) => !file.startsWith('src/database/'));
    expect(others.filter((file) => asking.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('documents every variable of the environment that is read', () => {
    const texts = ['.env.example', 'CONTRIBUTING.md'].map((file) => readFileSync(file, 'utf8'));
    const documented = new Set(texts.join('\n').match(/\b[A-Z][A-Z_]+\b/g));
    // Of Node and its tools.
    const foreign = new Set(['PATH', 'NODE_ENV']);
    const code = globSync('{src,scripts,tests,bench}/**/*.{ts,tsx,mjs}').filter(
      (file) => !/node_modules|\.next/.test(file),
    );
    const reads = /process\.env(?:\[')?\.?([A-Z][A-Z_]+)/g;
    const read = code.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(reads)].map(([, name = '']) => name),
    );
    expect(read).toContain('POSTGRES_BIN');
    const unknown = read.filter((name) => !documented.has(name) && !foreign.has(name));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('loads no database in the processes that read labels and derive products', () => {
    const loaded = new Set<string>();
    const load = (file: string): void => {
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const target of importsOf(file, 'loaded')) load(target);
    };
    load('src/importer/workers/reading.worker.ts');
    expect(loaded).toContain('src/domain/product/derive/derive-product.ts');
    expect([...loaded].filter((file) => file.startsWith('src/database/'))).toEqual([]);
  });

  it('leaves no work undone in comments', () => {
    const undone = /\b(TODO|FIXME|XXX|HACK)\b/;
    expect(sources.filter((file) => undone.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('asks in no script for the width or the scheme: a page that is resized is the page of that width', () => {
    const asking =
      /matchMedia\([^)]*(?:width|height|color-scheme|orientation)|\b(?:inner|outer|client|offset)Width\b|ResizeObserver|'resize'/;
    // The consent bar measures its own height, anew at every width (docs/decisions/screens.md).
    const own = 'src/site/consent/install-consent.ts';
    const others = sources.filter((file) => file !== own);
    expect(others.filter((file) => asking.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('runs as a service and in a container as by npm start', () => {
    for (const file of ['deploy/Dockerfile', 'deploy/proteinwise.service']) {
      const text = readFileSync(file, 'utf8').replaceAll(/[",]/g, '');
      expect(text).toContain('node dist/server/main.js');
    }
    expect(readFileSync('scripts/start.ts', 'utf8')).toContain('dist/server/main.js');
  });

  it('keeps at most 40 direct runtime dependencies', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
      allowScripts: Record<string, boolean>;
    };
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(40);
    // The text reader's script prints an appeal for donations: it is refused, so that npm asks nothing.
    expect(manifest.allowScripts).toEqual({ node: true, 'tesseract.js': false });
  });
});
