/**
 * `node bench/explain-label.ts`: labels a second that the ingredient language reads on one core (issue 3, point 3:
 * at least 2,000). Reads the bundled labelled statements over and over for about three seconds.
 */
import { readFileSync } from 'node:fs';
import { explainLine } from '../src/domain/ingredients/explain-line.ts';
import { readVocabulary } from '../scripts/read-vocabulary.ts';

const vocabulary = readVocabulary();
const lines = ['data/labelled/given.jsonl', 'data/labelled/reporting.jsonl']
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as { gtin13: string; ingredients_text: string })
  .map(({ gtin13, ingredients_text }) =>
    JSON.stringify({ id: gtin13, statement: ingredients_text }),
  );

function round(): void {
  for (const [index, line] of lines.entries()) JSON.stringify(explainLine(line, index, vocabulary));
}

const first = performance.now();
round();
const cold = performance.now() - first;
for (let i = 0; i < 3; i += 1) round();
const start = performance.now();
let rounds = 0;
while (performance.now() - start < 3000) {
  round();
  rounds += 1;
}
const seconds = (performance.now() - start) / 1000;
console.log(`first round ${(lines.length / (cold / 1000)).toFixed(0)} labels/s`);
console.log(`warm ${((rounds * lines.length) / seconds).toFixed(0)} labels/s`);
