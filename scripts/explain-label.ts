/**
 * `npm run -s explain-label`: reads JSON lines `{id, name?, statement, truncated?, claims?}` from standard input and
 * writes one JSON line for each to standard output, in order. An invalid line gives `{line, error}` and does not stop
 * the others.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { explainLine } from '../src/domain/ingredients/label/explain-line.ts';
import { readVocabulary } from '#importer/tables/read-vocabulary.ts';

const HELP = `npm run -s explain-label [-- FILE]

Takes ingredient statements apart: JSON lines in (FILE, or standard input), one JSON line each out, in order.

  in    {"id": "1", "name": "Whey", "statement": "Whey isolate (milk), cocoa.", "truncated": false, "claims": ["vegan"]}
        "statement" is needed, "id" comes back
  out   ingredients, allergens, dietary flags and protein type, each with its evidence; {"line", "error"} for a bad line

  echo '{"id":"1","statement":"Whey protein isolate (milk), sucralose."}' | npm run -s explain-label`;

if (process.argv[2] === '--help' || process.argv[2] === '-h') {
  console.log(HELP);
  process.exit(0);
}
const vocabulary = readVocabulary();
const [, , file] = process.argv;
const input = file === undefined ? process.stdin : createReadStream(file);
input.on('error', ({ message }: Error) => {
  process.stderr.write(`The file cannot be read: ${message}\n`);
  process.exit(1);
});
const FLUSH_AT = 64 * 1024;

let line = 0;
let buffered = '';

async function flush(): Promise<void> {
  if (buffered === '') return;
  const text = buffered;
  buffered = '';
  if (!process.stdout.write(text))
    await new Promise((resolve) => process.stdout.once('drain', resolve));
}

for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
  line += 1;
  if (text.trim() === '') continue;
  buffered += `${JSON.stringify(explainLine(text, line, vocabulary))}\n`;
  if (buffered.length >= FLUSH_AT) await flush();
}
await flush();
