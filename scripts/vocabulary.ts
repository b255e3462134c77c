/**
 * `npm run vocabulary -- check` names the faults of the tables in data/vocabulary; exit code 1 if there are any.
 * `npm run vocabulary -- unresolved [count]` lists the ingredient names of the bundled statements that the vocabulary
 * does not know, by frequency, and the share of occurrences that it knows.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { checkVocabulary } from '#domain/ingredients/vocabulary/check-vocabulary.ts';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { readVocabulary, readVocabularyTables } from '#importer/read-vocabulary.ts';

const CATALOGUE = 'data/catalogue';
/** What the bundled sources call their ingredient statement. */
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
  unresolved [COUNT]    the ingredient names of the bundled statements that the vocabulary does not know, most frequent
                        first (default: ${DEFAULT_COUNT}), and the share of occurrences that it knows

After a change of the tables run "npm run catalogue -- derive", so that the site follows.`;

function check(): number {
  const tables = readVocabularyTables();
  const problems = checkVocabulary(tables);
  for (const problem of problems) console.log(problem);
  console.log(
    `${tables.ingredients.length} ingredients, ${tables.families.length} families, ` +
      `${tables.synonyms.length} synonyms: ${problems.length === 0 ? 'no' : problems.length} problems`,
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

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)} %`;
}

function unresolved(count: number): number {
  const vocabulary = readVocabulary();
  const unknown = new Map<string, number>();
  let understood = 0;
  let known = 0;
  let exact = 0;
  let all = 0;
  const statements = bundledStatements();
  for (const statement of statements) {
    const explanation = explainLabel({ statement }, vocabulary);
    if (!explanation.understood) continue;
    understood += 1;
    for (const entry of explanation.ingredients) {
      if (entry.heading || entry.fragment) continue;
      all += 1;
      if (vocabulary.resolve(entry.text) !== null) exact += 1;
      if (entry.known) known += 1;
      else unknown.set(entry.canonical, (unknown.get(entry.canonical) ?? 0) + 1);
    }
  }
  const rows = [...unknown].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  for (const [name, times] of rows.slice(0, count)) console.log(`${times}\t${name}`);
  if (rows.length > count) console.log(`… and ${rows.length - count} more names`);
  console.log(
    `${known} of ${all} ingredient occurrences resolve (${share(known, all)}), ${exact} of them as written ` +
      `(${share(exact, all)}), in ${understood} of ${statements.size} different statements (the others are not English or too damaged)`,
  );
  return 0;
}

const [command, count] = process.argv.slice(2);
if (command === 'check') process.exitCode = check();
else if (command === 'unresolved') process.exitCode = unresolved(Number(count ?? DEFAULT_COUNT));
else {
  const asked = command === '--help' || command === '-h';
  (asked ? console.log : console.error)(HELP);
  process.exitCode = asked ? 0 : 2;
}
