/**
 * `node bench/explain-label.ts`: measures how long reading labels takes, in CPU time of one core: each bundled labeled
 * statement read for the first time (goal: less than 1 ms on average), read repeatedly (labels per second), and 20 KB
 * of words that are all near misses (goal: less than 20 ms).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { explainLabel } from '../src/domain/ingredients/label/explain-label.ts';
import { readVocabulary } from '#importer/tables/read-vocabulary.ts';

const { values: options } = parseArgs({
  options: { labels: { type: 'string', default: '100000' } },
});
const vocabulary = readVocabulary();
const statements = readdirSync('data/labelled')
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(`data/labelled/${file}`, 'utf8').trim().split('\n'))
  .map((line) => (JSON.parse(line) as { ingredients_text?: string }).ingredients_text)
  .filter((text) => text !== undefined)
  .slice(0, Number(options.labels));

/** CPU time of this process in milliseconds, so that other load on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timed(work: () => void): number {
  const start = processorTime();
  work();
  return processorTime() - start;
}

const readAll = (): void => {
  for (const statement of statements) explainLabel({ statement }, vocabulary);
};

const start = timed(() => {
  // The server also prepares these tables after its start.
  vocabulary.resolve('saltt');
  explainLabel({ statement: 'Whey, saltt, cocoaa powdeer.' }, vocabulary);
});
const began = performance.now();
const first = timed(readAll) / statements.length;
const firstByClock = (performance.now() - began) / statements.length;
const again = timed(() => {
  for (let round = 0; round < 5; round += 1) readAll();
});
const nearMisses = Array.from(
  { length: 2200 },
  (_, index) => `protei${String.fromCodePoint(97 + (index % 26))}${index.toString(36)}`,
).join(', ');
const ROUNDS = 20;
const near = Array.from({ length: ROUNDS }, (_, round) => {
  const others = nearMisses.replaceAll('pro', `pro${String.fromCodePoint(97 + round)}${round}`);
  const statement = others.slice(0, 20_000);
  return timed(() => explainLabel({ statement }, vocabulary));
}).sort((a, b) => a - b)[ROUNDS / 2];
console.log(`words and phrases ready in ${start.toFixed(0)} ms`);
console.log(
  `first reading ${firstByClock.toFixed(2)} ms a label by the clock, ${first.toFixed(2)} with what the compiler and the collector do beside it (${statements.length} labels)`,
);
console.log(`again ${((1000 * statements.length * 5) / again).toFixed(0)} labels/s of one core`);
console.log(`20 KB of near misses ${near?.toFixed(1)} ms (median of ${ROUNDS})`);
