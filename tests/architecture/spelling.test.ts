import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** British forms of words that the site's texts use; "catalogue" is the specification's own word. */
const BRITISH =
  /\b(?:un)?(?:flavour|colour|favour|behaviour|neighbour|licence|fibre|centre|grey|judgement|labell(?:ed|ing)|mould|yoghurt)\w*|\b(?:recogn|organ|optim|maxim|minim|emphas|summar|normal|real|special|standard|categor|character|critic|util|author|prior)is(?:e|ed|es|ing|ations?)\b|\b(?:anal|hydrol|catal)ys(?:e|ed|ing)\b|\be-mail/giu;

/** What is read: no addresses, placeholders, anchors and code. */
const readable = (text: string) =>
  text.replaceAll(/\]\([^)]*\)|\{\{[^}]*\}\}|\{#[^}]*\}|`[^`]*`|https?:\/\/\S+/gu, ' ');

const files = ['pages', 'blog', 'collections'].flatMap((folder) =>
  readdirSync(join('data', folder)).map((file) => join('data', folder, file)),
);

test.each(files)('%s is in American English', (file) => {
  expect(readable(readFileSync(file, 'utf8')).match(BRITISH) ?? []).toEqual([]);
});
