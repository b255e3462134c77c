/**
 * `npm run vocabulary -- check` lists the faults of the tables in data/vocabulary; the exit code is 1 if there are any.
 * `npm run vocabulary -- unresolved [count]` lists the words of the bundled statements that could not be read, by
 * frequency, and how many statements are read completely, by language.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { checkVocabulary } from '#domain/table-checks/check-vocabulary.ts';
import type { Span } from '#domain/ingredients/statement/placed-atom.ts';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { readVocabulary, readVocabularyTables } from '#importer/tables/read-vocabulary.ts';

const CATALOGUE = 'data/catalogue';
const STATEMENT_FIELDS = [
  'ingredients',
  'ingredients_text',
  'ingredients_text_en',
  'ingredients_english',
];
const DEFAULT_COUNT = 100;
const HELP = `npm run vocabulary -- COMMAND

Commands
  check                 name the faults of the tables in data/vocabulary; exit code 1 if there are any
  unresolved [COUNT]    the words of the bundled statements that could not be read, with the label's language, most frequent
                        first (default: ${DEFAULT_COUNT}), and how many statements are read to the last name

After a change of the tables run "npm run catalogue -- derive", so that the site follows.`;

function check(): number {
  const tables = readVocabularyTables();
  const problems = checkVocabulary(tables);
  for (const problem of problems) console.log(problem);
  console.log(
    `${tables.ingredients.length} ingredients, ${tables.families.length} families, ` +
      `${[...tables.synonyms].length} synonyms: ${problems.length === 0 ? 'no' : problems.length} problems`,
  );
  return problems.length === 0 ? 0 : 1;
}

function bundledStatements(): ReadonlySet<string> {
  const statements = new Set<string>();
  for (const file of readdirSync(CATALOGUE)) {
    if (!file.endsWith('.jsonl')) continue;
    for (const line of readFileSync(`${CATALOGUE}/${file}`, 'utf8').split('\n')) {
      if (line === '') continue;
      const record: unknown = JSON.parse(line);
      if (typeof record !== 'object' || record === null) continue;
      for (const [field, value] of Object.entries(record)) {
        if (!STATEMENT_FIELDS.includes(field) || typeof value !== 'string') continue;
        if (value.trim() !== '') statements.add(value);
      }
    }
  }
  return statements;
}

function unresolved(count: number): number {
  const vocabulary = readVocabulary();
  const unread = new Map<string, { times: number; language: string }>();
  const complete = new Map<string, { all: number; read: number }>();
  for (const statement of bundledStatements()) {
    const explanation = explainLabel({ statement }, vocabulary);
    const language = languageOf(explanation.spans);
    const tally = complete.get(language) ?? { all: 0, read: 0 };
    complete.set(language, tally);
    tally.all += 1;
    if (explanation.complete) tally.read += 1;
    for (const { kind, start, end } of explanation.spans) {
      if (kind !== 'unread') continue;
      const words = statement.slice(start, end).trim().toLowerCase();
      const known = unread.get(words) ?? { times: 0, language };
      unread.set(words, { ...known, times: known.times + 1 });
    }
  }
  const rows = [...unread].sort((a, b) => b[1].times - a[1].times || (a[0] < b[0] ? -1 : 1));
  for (const [words, { times, language }] of rows.slice(0, count))
    console.log(`${times}\t${language}\t${words}`);
  if (rows.length > count) console.log(`… and ${rows.length - count} more`);
  for (const [language, { all, read }] of [...complete].sort((a, b) => b[1].all - a[1].all))
    console.log(`${language}: ${read} of ${all} different statements are read to the last name`);
  return 0;
}

/** The language of most names in a statement. "??" if there are none. */
function languageOf(spans: readonly Span[]): string {
  const names = new Map<string, number>();
  for (const { kind, language } of spans)
    if (kind === 'name' && language !== null) names.set(language, (names.get(language) ?? 0) + 1);
  return [...names].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '??';
}

const [command, count] = process.argv.slice(2);
if (command === 'check') process.exitCode = check();
else if (command === 'unresolved') process.exitCode = unresolved(Number(count ?? DEFAULT_COUNT));
else {
  const asked = command === '--help' || command === '-h';
  (asked ? console.log : console.error)(HELP);
  process.exitCode = asked ? 0 : 2;
}
