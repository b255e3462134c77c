import { parseArgs } from 'node:util';
import { BLOG_FOLDER, importBlog } from '#importer/blog/import-blog.ts';
import { DATABASE_HELP, openSiteDatabase } from './site-database.ts';

const HELP = `Brings the articles of data/blog into the database.

  npm run blog -- import [--folder FOLDER]

Tables and plots in articles are computed from the catalogue in the database; an import of the catalogue does this too.
${DATABASE_HELP}
A running site shows the new articles within seconds. Exit codes: 0 done · 1 wrong usage · 2 an article could not be read.
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, folder: { type: 'string' } },
  });
  if (values.help || positionals.join(' ') !== 'import') {
    process.stdout.write(HELP);
    return values.help ? 0 : 1;
  }
  const db = await openSiteDatabase();
  try {
    const folder = values.folder ?? BLOG_FOLDER;
    const { written, unchanged, removed, rejected } = await importBlog(db, { folder });
    process.stdout.write(`${written} written, ${unchanged} unchanged, ${removed} removed\n`);
    for (const { file, line, reason } of rejected) {
      process.stderr.write(`${folder}/${file}:${line}: ${reason}\n`);
    }
    return rejected.length === 0 ? 0 : 2;
  } finally {
    await db.close();
  }
}

process.exitCode = await main();
