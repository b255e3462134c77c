/**
 * `node scripts/keep-standing.ts DATA_DIR`: rewrites the files of data/kept, except sentences.jsonl, from the freshly
 * filled SQLite database in DATA_DIR. Run it after a change of the rules for names, families, labels or sentences, and
 * review the diff before committing it: it shows what the change affects.
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { groupMemberOf, readGroupRows } from '#database/families/group-rows.ts';
import { brandAndFormat, groupByBrand } from '#database/families/lines-of-brand.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { readVocabulary } from '#importer/tables/read-vocabulary.ts';
import { PRODUCT_FORMATS } from '#domain/enumerations.ts';
import type { SourceRecord } from '#domain/product/record/source-record.ts';
import {
  groupKept,
  readKeptLabel,
  readKeptName,
  readKeptSentence,
} from '../tests/support/kept-standing.ts';
import { composedSentences } from '../tests/support/composed-sentences.ts';
import { tables } from '../tests/support/naming-tables.ts';

/** Keeps one in this many of the products' names, the brands' families and the statements. */
const ONE_NAME_IN = 4;
const ONE_BRAND_IN = 2;
const ONE_STATEMENT_IN = 2;
const SENTENCES = 800;
/** With fewer members there is nothing to group; with more, they would make up half of the file. */
const MEMBERS = { least: 3, most: 110 };

const database = await openDatabase({ dataDir: argv[2] ?? '' });
const { kysely } = database;
const write = (name: string, rows: readonly unknown[]) =>
  writeFileSync(`data/kept/${name}.jsonl`, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

const records = await kysely
  .selectFrom('source_records')
  .innerJoin('products', 'products.product_key', 'source_records.product_key')
  .select(['products.id', 'products.format', 'source_records.document'])
  .orderBy('products.id')
  .orderBy('source_records.source_key')
  .orderBy('source_records.record')
  .execute();
const names = new Map<string, unknown>();
const statements = new Map<string, string | null>();
for (const { id, format, document } of records) {
  const { name, brand, statement } = JSON.parse(document) as SourceRecord;
  if (statement !== null && !statements.has(statement)) statements.set(statement, name);
  const known = PRODUCT_FORMATS.find((each) => each === format);
  if (id % ONE_NAME_IN !== 0 || !name || known === undefined) continue;
  const row = { brand, format: known, name };
  names.set(`${brand}|${name}`, { ...row, read: readKeptName(row, tables) });
}
write('names', [...names.values()]);

const vocabulary = readVocabulary();
write(
  'readings',
  [...statements]
    .filter((_, index) => index % ONE_STATEMENT_IN === 0)
    .map(([statement, name]) => ({
      name,
      statement,
      read: readKeptLabel({ name, statement }, vocabulary),
    })),
);

write(
  'sentences',
  composedSentences(SENTENCES).map((sentence) => [sentence, readKeptSentence(sentence)]),
);

const keys = await kysely.selectFrom('products').select('base_key').distinct().execute();
const rows = await readGroupRows(
  kysely,
  keys.map(({ base_key }) => base_key),
);
const brands = [...groupByBrand(rows)]
  .filter(({ length }) => length >= MEMBERS.least && length <= MEMBERS.most)
  .map((group) => {
    const members = group.map(groupMemberOf);
    const of = brandAndFormat(group[0]?.base_key ?? '');
    return { of, members, families: groupKept(members) };
  })
  .sort((a, b) => (a.of < b.of ? -1 : 1))
  .filter((_, index) => index % ONE_BRAND_IN === 0);
write('families', brands);
await database.close();
