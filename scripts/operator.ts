/** `npm run operator -- COMMAND`: help for an operator who cannot sign in, or wants everybody signed out. */
import type { Database } from '#database/open-database.ts';
import { deleteSecondFactor } from '#database/second-factor.ts';
import { deleteAllSessions } from '#database/sessions.ts';
import { DATABASE_HELP, openSiteDatabase } from './site-database.ts';

const HELP = `npm run operator -- COMMAND

Commands
  reset-second-factor   forget the authenticator app and the recovery codes: the password alone signs in again
                        (for when both are lost; else take it away on /admin-dashboard)
  sign-out              end every operator session, in all processes

${DATABASE_HELP}
The password itself comes from ADMIN_PASSWORD: change it there and restart, which also ends every session.
Exit codes: 0 done · 1 wrong usage.`;

const [command] = process.argv.slice(2);
const commands: Readonly<Record<string, (db: Database) => Promise<string>>> = {
  'reset-second-factor': async (db) => {
    const active = await deleteSecondFactor(db);
    await deleteAllSessions(db);
    return active
      ? 'The second factor is gone; every session has ended.'
      : 'No second factor was set up; every session has ended.';
  },
  'sign-out': async (db) => {
    await deleteAllSessions(db);
    return 'Every session has ended.';
  },
};

const run = commands[command ?? ''];
if (run === undefined) {
  const asked = command === '--help' || command === '-h';
  if (command !== undefined && !asked) console.error(`There is no command "${command}".\n`);
  (asked ? console.log : console.error)(HELP);
  process.exit(asked ? 0 : 1);
}
const db = await openSiteDatabase();
try {
  console.log(await run(db));
} finally {
  await db.close();
}
