/**
 * A process that sends newsletters, for tests to kill. Arguments: DATA_DIR, DATABASE_URL ("" for SQLite), SMTP port.
 */
import { openDatabase } from '#database/connection/open-database.ts';
import { createCommittedMailer } from '#server/mail/committed-mailer.ts';
import { createNewsletterSender } from '#server/mail/newsletter-sender.ts';

const [dataDir = '', databaseUrl, port] = process.argv.slice(2);
const database = await openDatabase({
  dataDir,
  databaseUrl: databaseUrl || undefined,
  poolSize: 2,
});
const mailer = createCommittedMailer(`smtp://127.0.0.1:${port}`, 'News <news@shop.example>');
const sender = createNewsletterSender({
  database,
  mailer,
  context: { publicUrl: 'https://shop.example', operator: null },
  now: Date.now,
  onError: (error) => console.error(error),
});
await sender.deliver();
mailer.close();
await database.close();
