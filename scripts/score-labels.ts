/**
 * `node scripts/score-labels.ts [file …] [--verbose]`: scores the reading of labels against hand-labeled statements
 * (docs/figures.md, 2): precision, recall and F1, and the confusion matrix of protein types. Without a file:
 * data/labelled/*.jsonl.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { explainLabel } from '../src/domain/ingredients/label/explain-label.ts';
import { readVocabulary } from '#importer/tables/read-vocabulary.ts';
import { type LabelledStatement, scoreStatements } from './label-scores.ts';

const verbose = process.argv.includes('--verbose');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const files =
  named.length > 0
    ? named
    : readdirSync('data/labelled')
        .filter((name) => name.endsWith('.jsonl') && name !== 'languages.jsonl')
        .map((name) => `data/labelled/${name}`);
const vocabulary = readVocabulary();
const { groups } = JSON.parse(readFileSync('data/labelled/canonical_equivalents.json', 'utf8')) as {
  groups: string[][];
};

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}

for (const file of files) {
  const statements = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LabelledStatement);
  const scores = scoreStatements(
    statements,
    (label) => explainLabel(label, vocabulary),
    groups,
    vocabulary,
  );
  console.log(`${file}: ${statements.length} statements, ${scores.lists} lists scored`);
  for (const [what, { precision, recall, f1, wrong }] of Object.entries(scores.sets)) {
    console.log(
      `  ${what.padEnd(22)} precision ${percent(precision)}  recall ${percent(recall)}  F1 ${percent(f1)}  wrong ${wrong}`,
    );
  }
  console.log(
    `  protein type           ${percent(scores.proteinType.agreement)} of ${scores.proteinType.count}`,
  );
  for (const [pair, count] of Object.entries(scores.proteinType.confusion))
    console.log(`    ${pair}: ${count}`);
  console.log(
    `  vegan by ingredients   ${percent(scores.vegan.agreement)}, false "vegan" ${scores.vegan.falseVegan}`,
  );
  if (verbose) for (const remark of scores.remarks) console.log(`    ${remark}`);
}
