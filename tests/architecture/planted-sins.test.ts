import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A guard that has never been seen to fail proves nothing: each sin here must be caught, and by its own guard. */

const ROOT = resolve(import.meta.dirname, '../..');
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const CONFIGURATION = [
  '.oxlintrc.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'biome.json',
  '.jscpd.json',
  'src/domain/tsconfig.json',
];

let folder: string;

function plant(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function run(command: string, ...args: string[]): { failed: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(bin(command), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { failed: status !== 0, output: stdout + stderr };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proteinwise-sins-'));
  for (const path of CONFIGURATION) cpSync(join(ROOT, path), join(folder, path));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  plant({
    'package.json': JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }),
    'src/database/rows.ts': 'export const rows = 1;\n',
    'src/domain/pure.ts': 'export const pure = 1;\n',
    'src/services/serve.ts': 'export const serve = 1;\n',
  });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SINS: readonly (readonly [sin: string, path: string, text: string, says: string])[] = [
  [
    'domain reads the database',
    'src/domain/sin.ts',
    "import { rows } from '#database/rows.ts';\nexport const sin = rows;\n",
    'src/domain may import only',
  ],
  [
    'a use case writes its own SQL',
    'src/services/sin.ts',
    "import { sql } from 'kysely';\nexport const sin = sql`select 1`;\n",
    'SQL lives in src/database',
  ],
  [
    'domain imports a package',
    'src/domain/sin.ts',
    "import { z } from 'zod';\nexport const sin = z;\n",
    'domain/ is pure',
  ],
  [
    'domain reads the clock',
    'src/domain/sin.ts',
    'export const sin = () => Date.now();\n',
    'domain/ has no clock',
  ],
  [
    'domain throws dice',
    'src/domain/sin.ts',
    'export const sin = () => Math.random();\n',
    'domain/ has no dice',
  ],
  [
    'catalogue reads the database',
    'src/catalogue/sin.ts',
    "import { rows } from '#database/rows.ts';\nexport const sin = rows;\n",
    'src/catalogue may import only',
  ],
  [
    'database calls a service',
    'src/database/sin.ts',
    "import { serve } from '#services/serve.ts';\nexport const sin = serve;\n",
    'src/database may import only',
  ],
  [
    'the site calls a service',
    'src/site/sin.tsx',
    "import { serve } from '#services/serve.ts';\nexport const sin = serve;\n",
    'src/site may import only',
  ],
  [
    'the site uses Node',
    'src/site/sin.ts',
    "import { readFileSync } from 'node:fs';\nexport const sin = readFileSync;\n",
    'also runs in the browser',
  ],
  [
    'the API reads the database',
    'src/api/sin.ts',
    "import { rows } from '#database/rows.ts';\nexport const sin = rows;\n",
    'src/api may import only',
  ],
  [
    'a layer is reached around the alias',
    'src/services/sin.ts',
    "import { rows } from '../database/rows.ts';\nexport const sin = rows;\n",
    'by the alias',
  ],
  ['any', 'src/services/sin.ts', 'export const sin = (x: any) => x;\n', 'no-explicit-any'],
  [
    'a forgotten promise',
    'src/services/sin.ts',
    'const work = async () => 1;\nexport const sin = () => {\n  work();\n};\n',
    'no-floating-promises',
  ],
  [
    'console in the product',
    'src/services/sin.ts',
    "export const sin = () => console.log('x');\n",
    'no-console',
  ],
  [
    'a skipped test',
    'src/services/sin.test.ts',
    "import { it } from 'vitest';\nit.skip('sins', () => {});\n",
    'no-disabled-tests',
  ],
];

describe('lint', () => {
  it('passes a clean house', () => {
    expect(run('oxlint', '--type-aware', '--deny-warnings', 'src').output).toContain(
      'Found 0 warnings and 0 errors',
    );
  });

  it.each(SINS)('catches: %s', (_sin, path, text, says) => {
    plant({ [path]: text });
    const { failed, output } = run('oxlint', '--type-aware', '--deny-warnings', 'src');
    expect(output).toContain(says);
    expect(failed).toBe(true);
  });

  it('catches a circle of imports', () => {
    plant({
      'src/services/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'src/services/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    });
    const { failed, output } = run('oxlint', '--type-aware', '--deny-warnings', 'src');
    expect(output).toContain('no-cycle');
    expect(failed).toBe(true);
  });
});

describe('types', () => {
  it.each([
    ['the DOM in the domain', 'export const sin = () => document.title;\n', 'document'],
    ['Node in the domain', 'export const sin = () => process.env;\n', 'process'],
    [
      'a missing array element',
      'export const sin = (xs: number[]): number => xs[0];\n',
      'undefined',
    ],
  ])('catch %s', (_sin, text, says) => {
    plant({ 'src/domain/sin.ts': text });
    const { failed, output } = run('tsc', '-p', 'src/domain');
    expect(output).toContain(says);
    expect(failed).toBe(true);
  });

  it('catch syntax that Node cannot strip', () => {
    plant({ 'src/services/sin.ts': 'export enum Sin {\n  A,\n}\n' });
    const { failed, output } = run('tsc', '-p', '.');
    expect(output).toContain('erasableSyntaxOnly');
    expect(failed).toBe(true);
  });
});

describe('the other guards', () => {
  it('the formatter catches a crooked line', () => {
    plant({ 'src/services/sin.ts': 'export   const sin="x"\n' });
    expect(run('biome', 'format', '--vcs-enabled=false', 'src').failed).toBe(true);
  });

  it('the duplicate check catches a copied function', () => {
    const lines = Array.from(
      { length: 14 },
      (_, i) => `  total += values.filter((v) => v > ${i}).length;`,
    );
    const body = `export function count(values: number[]) {\n  let total = 0;\n${lines.join('\n')}\n  return total;\n}\n`;
    plant({ 'src/services/a.ts': body, 'src/services/b.ts': body, 'scripts/x.ts': 'export {};\n' });
    expect(run('jscpd').failed).toBe(true);
  });

  it('the dead code check catches an export that nobody imports', () => {
    plant({
      'knip.json': JSON.stringify({ entry: ['src/main.ts'], project: ['src/**/*.ts'] }),
      'src/main.ts': "import { used } from './services/sin.ts';\nused();\n",
      'src/services/sin.ts': 'export const used = () => 1;\nexport const dead = () => 2;\n',
    });
    const { failed, output } = run('knip');
    expect(output).toContain('dead');
    expect(failed).toBe(true);
  });
});
