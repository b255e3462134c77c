/** `npm run operator -- COMMAND`: helps an operator who cannot sign in, ends sessions, and handles mails. */
import { text as readText } from 'node:stream/consumers';
import { appendAudit } from '#database/operator/audit-log.ts';
import { retryAllMails } from '#database/newsletter/mail-queue.ts';
import type { Database } from '#database/connection/open-database.ts';
import { deleteSecondFactor } from '#database/operator/second-factor.ts';
import { deleteAllSessions } from '#database/operator/sessions.ts';
import { type BounceOutcome, recordBounce } from '#services/newsletter/record-bounce.ts';
import { unlockSignIn } from '#services/operator/sign-in/unlock-sign-in.ts';
import { DATABASE_HELP, openSiteDatabase } from './site-database.ts';

const HELP = `npm run operator -- COMMAND

Commands
  reset-second-factor   forget the authenticator app and the recovery codes: the password alone signs in again
                        (for when both are lost; else take it away on /admin-dashboard)
  sign-out              end every operator session, in all processes
  unlock                forget wrong passwords: a sign-in that is locked out is possible at once
  bounce                take a mail server's report that a mail came back (RFC 3464) from standard input: an address that
                        is no more gets nothing more (docs/operations.md, "Mail")
  retry-mails           send every mail that waits now, also those that were given up

${DATABASE_HELP}
The password itself comes from ADMIN_PASSWORD: change it there and restart, which also ends every session.
Exit codes: 0 done · 1 wrong usage, or no database that can be used.`;

const BOUNCED: Readonly<Record<BounceOutcome, string>> = {
  'no-report': 'This is no report about a mail of this site; nothing was changed.',
  unsigned:
    'The mail that the report quotes is not marked with the signature of this site: it proves nothing, nothing was changed.',
  kept: 'The report asks for nothing: a delay, or nobody who is subscribed.',
  failed: 'The mail did not arrive; the address stays.',
  suppressed: 'There is no such mailbox any more; nothing more is sent to it.',
};

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
  unlock: async (db) =>
    `Forgotten: ${await unlockSignIn(db)} counts of wrong passwords. Signing in is possible.`,
  bounce: async (db) => {
    const outcome = await recordBounce(db, await readText(process.stdin), Date.now());
    return BOUNCED[outcome];
  },
  'retry-mails': async (db) =>
    `${await retryAllMails(db, Date.now())} mails are due now; the site sends them within half a minute.`,
};

const run = commands[command ?? ''];
if (run === undefined) {
  const asked = command === '--help' || command === '-h';
  if (command !== undefined && !asked) console.error(`There is no command "${command}".\n`);
  (asked ? console.log : console.error)(HELP);
  process.exit(asked ? 0 : 1);
}
const db = await openSiteDatabase({ mustExist: true });
try {
  console.log(await run(db));
  const at = new Date().toISOString();
  const action = `command.${command}`;
  await appendAudit(db, { at, actor: 'command', action, subject: '', detail: {} });
} finally {
  await db.close();
}
