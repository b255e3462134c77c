/**
 * `node bench/explain-label.ts`: labels a second that the ingredient language reads on one core. At least 2,000
 * are wanted: a dump with a million labels in some eight minutes. Reads the bundled labelled statements over and over for three
 * processor seconds (`--seconds`), all of them or the first (`--labels`).
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { explainLine } from '../src/domain/ingredients/label/explain-line.ts';
import { readVocabulary } from '#importer/read-vocabulary.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    labels: { type: 'string', default: '100000' },
  },
});
const SECONDS = Number(options.seconds);
const vocabulary = readVocabulary();
const lines = ['data/labelled/given.jsonl', 'data/labelled/reporting.jsonl']
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .slice(0, Number(options.labels))
  .map((line) => JSON.parse(line) as { gtin13: string; ingredients_text: string })
  .map(({ gtin13, ingredients_text }) =>
    JSON.stringify({ id: gtin13, statement: ingredients_text }),
  );

function round(): void {
  for (const [index, line] of lines.entries()) JSON.stringify(explainLine(line, index, vocabulary));
}

/** Processor seconds of this process, so that busy neighbours do not count. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const first = processorSeconds();
round();
const cold = processorSeconds() - first;
for (let i = 0; i < 3; i += 1) round();
const start = processorSeconds();
let rounds = 0;
while (processorSeconds() - start < SECONDS) {
  round();
  rounds += 1;
}
const seconds = processorSeconds() - start;
console.log(
  `first round ${(lines.length / cold).toFixed(0)} labels/s (names met for the first time)`,
);
console.log(`warm ${((rounds * lines.length) / seconds).toFixed(0)} labels/s of one core`);
