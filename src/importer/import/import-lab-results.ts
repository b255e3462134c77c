import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLabResults, type IncomingLabResult } from '#database/products/lab-results.ts';
import type { Database } from '#database/connection/open-database.ts';
import { baseName } from '#domain/flavors/base-name.ts';
import { lineName } from '#domain/flavors/line-name.ts';
import { brandKey } from '#domain/product/brand/brand-name.ts';
import { foldText } from '#domain/slug.ts';
import { catalogueTables, readTsv } from '../tables/catalogue-tables.ts';
import { isSupplementName } from '../tables/is-supplement-name.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { readPublishedDate } from './read-published-date.ts';
import { text, type Row } from '../rows/record-fields.ts';

const FILE = join(PROJECT_FOLDER, 'data/catalogue/lab-tests-2026.jsonl');

export interface LabReport {
  readonly read: number;
  /** Names in rows that are no protein supplements: smoothies for children, popcorn, an antacid. */
  readonly skipped: readonly string[];
  readonly changed: boolean;
}

/**
 * Imports the bundled laboratory results, each with the family that the reviewed table (`lab-matches.tsv`) assigns to
 * it. Rows that are no protein supplements are skipped. A second run changes nothing.
 */
export async function importLabResults(db: Database, file = FILE): Promise<LabReport> {
  if (!existsSync(file)) return { read: 0, skipped: [], changed: false };
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
  const families = readMatches();
  const skipped: string[] = [];
  const results: IncomingLabResult[] = [];
  for (const row of rows) {
    const tested = toResult(row, families);
    if (isSupplement(row)) results.push(tested);
    else skipped.push(tested.name);
  }
  const byId = new Map(results.map((result) => [result.id, result]));
  return { read: rows.length, skipped, changed: await writeLabResults(db, [...byId.values()]) };
}

function isSupplement(row: Row): boolean {
  const { words } = catalogueTables();
  const name = `${text(row, 'brand')} ${text(row, 'name')}`;
  return !words.medical.test(foldText(name)) && isSupplementName(name);
}

function toResult(row: Row, families: ReadonlyMap<string, string>): IncomingLabResult {
  const [tester, name, brand] = [text(row, 'tester'), text(row, 'name'), text(row, 'brand')];
  const [link, result] = [text(row, 'link'), text(row, 'result')];
  const testedOn = readPublishedDate(text(row, 'testing_date'));
  const identity = [tester, name, brand, link, testedOn ?? '', result].join('|');
  return {
    id: hash('sha256', identity).slice(0, 16),
    tester,
    name: brand === '' ? name : `${brand} ${name}`,
    result,
    tested_on: testedOn,
    link,
    family_key: families.get(name) ?? null,
  };
}

/** Returns family keys by the tester's name of the product, from the reviewed table. */
function readMatches(): ReadonlyMap<string, string> {
  const { flavors, words } = catalogueTables();
  const rows = readTsv('data/catalogue/lab-matches.tsv', ['name', 'brand', 'product']);
  return new Map(
    rows.map(({ name, brand, product }) => [
      name,
      `${brandKey(brand)}|${lineName(baseName(product, { brand, flavor: null, flavors, words }), 'powder', words).line}`,
    ]),
  );
}
