/**
 * `npm run nightly`: runs what takes too long for `npm test`: the browser tests with axe in every look, visual
 * regression, a newsletter to 5,000 readers, ten times as many generated statements, the screenshots of docs/screens,
 * the long drills, and a sample of mutants. Ends with "N passed, N failed".
 */
import { provideRequirements } from './test-requirements.ts';
import { type Check, finish, runCheck, runVitest, say, type Tally } from './test-runner.ts';

const BUILD: Check = ['build', ['node', 'scripts/start.ts', '--build-only']];
/** Run one after the other, because drills measure time. */
const LONG: readonly Check[] = [
  ['pictures of docs/screens', ['node', 'scripts/screens.ts']],
  ['long drills', ['node', 'scripts/drill.ts']],
  ['mutation, every tenth line', ['node', 'scripts/mutation.ts', '--every', '10']],
];

const tally: Tally = { passed: 0, failed: 0 };

async function count(check: Check): Promise<void> {
  if (await runCheck(check)) tally.passed++;
  else tally.failed++;
}

tally.failed += provideRequirements(say).length;
await count(BUILD);
process.env['NIGHTLY'] = '1';
runVitest(tally, ['--project', 'browser', '--project', 'nightly']);
runVitest(tally, ['--project', 'api', 'tests/api/newsletter-issues.test.ts']);
runVitest(tally, ['--project', 'unit', 'read-statement.property']);
for (const check of LONG) await count(check);
finish(tally);
