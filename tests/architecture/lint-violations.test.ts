import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A guard that has never been seen to fail proves nothing: each violation here must be caught, and by its own guard. */

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
  return { failed: status !== 0, output: stdout || stderr };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proteinwise-violations-'));
  for (const path of CONFIGURATION) cpSync(join(ROOT, path), join(folder, path));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  plant({
    'package.json': JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }),
    'src/database/rows.ts': 'export const rows = 1;\n',
    'src/domain/pure.ts': 'export const pure = 1;\n',
    'src/services/serve.ts': 'export const serve = 1;\n',
    'src/site/screens/search/part.ts': 'export const part = 1;\n',
    'src/site/product-card/card.ts': 'export const card = 1;\n',
    'src/site/client/ask.ts': 'export const ask = 1;\n',
  });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const VIOLATIONS: readonly (readonly [
  violation: string,
  path: string,
  text: string,
  says: string,
])[] = [
  [
    'domain reads the database',
    'src/domain/violation.ts',
    "import { rows } from '#database/rows.ts';\nexport const violation = rows;\n",
    'src/domain may import only',
  ],
  [
    'a use case writes its own SQL',
    'src/services/violation.ts',
    "import { sql } from 'kysely';\nexport const violation = sql`select 1`;\n",
    'SQL lives in src/database',
  ],
  [
    'domain imports a package',
    'src/domain/violation.ts',
    "import { z } from 'zod';\nexport const violation = z;\n",
    'domain/ is pure',
  ],
  [
    'domain reads the clock',
    'src/domain/violation.ts',
    'export const violation = () => Date.now();\n',
    'domain/ has no clock',
  ],
  [
    'domain throws dice',
    'src/domain/violation.ts',
    'export const violation = () => Math.random();\n',
    'domain/ has no dice',
  ],
  [
    'a screen imports a screen',
    'src/site/screens/home/violation.ts',
    "import { part } from '../search/part.ts';\nexport const violation = part;\n",
    'Screens do not import screens',
  ],
  [
    'a room of a screen imports a screen',
    'src/site/screens/home/room/violation.ts',
    "import { part } from '../../search/part.ts';\nexport const violation = part;\n",
    'Screens do not import screens',
  ],
  [
    'the shell imports a screen',
    'src/site/shell/violation.ts',
    "import { part } from '../screens/search/part.ts';\nexport const violation = part;\n",
    'Nothing imports a screen',
  ],
  [
    'the client imports product cards',
    'src/site/client/violation.ts',
    "import { card } from '../product-card/card.ts';\nexport const violation = card;\n",
    'client/ and product-card/ do not import each other',
  ],
  [
    'product cards import the client',
    'src/site/product-card/violation.ts',
    "import { ask } from '../client/ask.ts';\nexport const violation = ask;\n",
    'client/ and product-card/ do not import each other',
  ],
  [
    'catalogue reads the database',
    'src/catalogue/violation.ts',
    "import { rows } from '#database/rows.ts';\nexport const violation = rows;\n",
    'src/catalogue may import only',
  ],
  [
    'database calls a service',
    'src/database/violation.ts',
    "import { serve } from '#services/serve.ts';\nexport const violation = serve;\n",
    'src/database may import only',
  ],
  [
    'the site calls a service',
    'src/site/violation.tsx',
    "import { serve } from '#services/serve.ts';\nexport const violation = serve;\n",
    'src/site may import only',
  ],
  [
    'the site uses Node',
    'src/site/violation.ts',
    "import { readFileSync } from 'node:fs';\nexport const violation = readFileSync;\n",
    'also runs in the browser',
  ],
  [
    'the API reads the database',
    'src/api/violation.ts',
    "import { rows } from '#database/rows.ts';\nexport const violation = rows;\n",
    'src/api may import only',
  ],
  [
    'a layer is reached around the alias',
    'src/services/violation.ts',
    "import { rows } from '../database/rows.ts';\nexport const violation = rows;\n",
    'by the alias',
  ],
  [
    'any',
    'src/services/violation.ts',
    'export const violation = (x: any) => x;\n',
    'no-explicit-any',
  ],
  [
    'a forgotten promise',
    'src/services/violation.ts',
    'const work = async () => 1;\nexport const violation = () => {\n  work();\n};\n',
    'no-floating-promises',
  ],
  [
    'console in the product',
    'src/services/violation.ts',
    "export const violation = () => console.log('x');\n",
    'no-console',
  ],
  [
    'a function of 16 branches',
    'src/services/violation.ts',
    `export const violation = (x: number) => {\n${'  if (x > 1) return 1;\n'.repeat(15)}  return 0;\n};\n`,
    'complexity of 16. Maximum allowed is 15',
  ],
  [
    'a function of 61 lines',
    'src/services/violation.ts',
    `export const violation = () => {\n${'  void 0;\n'.repeat(59)}};\n`,
    'too many lines (61). Maximum allowed is 60',
  ],
  [
    'a skipped test',
    'src/services/violation.test.ts',
    "import { it } from 'vitest';\nit.skip('violations', () => {});\n",
    'no-disabled-tests',
  ],
];

interface Finding {
  readonly filename: string;
  readonly code: string;
  readonly message: string;
  readonly help?: string;
}

/** What lint says of each file, by path: all violations are planted in one house and found in one run. */
function lintFindings(): ReadonlyMap<string, string> {
  const { output } = run('oxlint', '--type-aware', '--deny-warnings', '--format=json', 'src');
  const { diagnostics } = JSON.parse(output) as { diagnostics: readonly Finding[] };
  const found = new Map<string, string>();
  for (const { filename, code, message, help = '' } of diagnostics) {
    found.set(filename, `${found.get(filename) ?? ''}${code}: ${message} ${help}\n`);
  }
  return found;
}

describe('lint', () => {
  it('passes a clean house', () => {
    const { failed, output } = run('oxlint', '--type-aware', '--deny-warnings', 'src');
    expect(output).toContain('Found 0 warnings and 0 errors');
    expect(failed).toBe(false);
  });

  it('fails for one violation', () => {
    plant({ 'src/services/violation.ts': 'export const violation = (x: any) => x;\n' });
    expect(run('oxlint', '--type-aware', '--deny-warnings', 'src').failed).toBe(true);
  });

  it('catches every violation by the rule that forbids it', () => {
    const places = VIOLATIONS.map(([, path], number) =>
      path.replace('violation.', `violation-${number}.`),
    );
    plant(Object.fromEntries(VIOLATIONS.map(([, , text], number) => [places[number] ?? '', text])));
    const findings = lintFindings();
    for (const [number, [violation, , , says]] of VIOLATIONS.entries()) {
      expect(findings.get(places[number] ?? ''), violation).toContain(says);
    }
  });

  it('catches a circle of imports', () => {
    plant({
      'src/services/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'src/services/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    });
    expect(lintFindings().get('src/services/a.ts')).toContain('no-cycle');
  });
});

describe('types', () => {
  it.each([
    ['the DOM in the domain', 'export const violation = () => document.title;\n', 'document'],
    ['Node in the domain', 'export const violation = () => process.env;\n', 'process'],
    [
      'a missing array element',
      'export const violation = (xs: number[]): number => xs[0];\n',
      'undefined',
    ],
  ])('catch %s', (_sin, text, says) => {
    plant({ 'src/domain/violation.ts': text });
    const { failed, output } = run('tsc', '-p', 'src/domain');
    expect(output).toContain(says);
    expect(failed).toBe(true);
  });

  it('catch syntax that Node cannot strip', () => {
    plant({ 'src/services/violation.ts': 'export enum Sin {\n  A,\n}\n' });
    const { failed, output } = run('tsc', '-p', '.');
    expect(output).toContain('erasableSyntaxOnly');
    expect(failed).toBe(true);
  });
});

describe('the other guards', () => {
  it('the formatter catches a crooked line', () => {
    plant({ 'src/services/violation.ts': 'export   const violation="x"\n' });
    expect(run('biome', 'format', '--vcs-enabled=false', 'src').failed).toBe(true);
  });

  it('the duplicate check catches a copied function', () => {
    const lines = Array.from(
      { length: 14 },
      (_, i) => `  total += values.filter((v) => v > ${i}).length;`,
    );
    const body = `export function count(values: number[]) {\n  let total = 0;\n${lines.join('\n')}\n  return total;\n}\n`;
    const none = 'export {};\n';
    plant({ 'scripts/x.ts': none, 'bench/x.ts': none, 'tests/support/x.ts': none });
    expect(run('jscpd').failed).toBe(false);
    plant({ 'src/services/a.ts': body, 'tests/support/b.ts': body });
    const { failed, output } = run('jscpd');
    expect(output).toContain('Clone found');
    expect(failed).toBe(true);
  });

  it('the dead code check catches an export that only a test imports, but for the oracles', () => {
    const asked =
      "import { oracle, violation } from './services/violation.ts';\noracle(violation);\n";
    plant({
      'knip.json': JSON.stringify({
        entry: ['src/main.ts!', 'src/**/*.test.ts'],
        project: ['src/**/*.ts!'],
      }),
      'src/main.ts': "import { used } from './services/violation.ts';\nused();\n",
      'src/violation.test.ts': asked,
      'src/services/violation.ts':
        'export const used = () => 1;\nexport const violation = 2;\n/** @internal */\nexport const oracle = (n: number) => n;\n',
    });
    const { failed, output } = run('knip', '--production', '--include', 'exports');
    expect(output).toContain('violation ');
    expect(output).not.toContain('oracle');
    expect(failed).toBe(true);
  });

  it('the dead code check catches an export that nobody imports', () => {
    plant({
      'knip.json': JSON.stringify({ entry: ['src/main.ts'], project: ['src/**/*.ts'] }),
      'src/main.ts': "import { used } from './services/violation.ts';\nused();\n",
      'src/services/violation.ts': 'export const used = () => 1;\nexport const dead = () => 2;\n',
    });
    const { failed, output } = run('knip');
    expect(output).toContain('dead');
    expect(failed).toBe(true);
  });
});
