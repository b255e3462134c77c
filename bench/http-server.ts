/**
 * Serves the whole site as `npm start` does, and in addition `/bench/constant` (the same bytes every time, through the
 * same hooks) and `/bench/render/{id}` (React alone on the elements of a product's page). It is composed from the
 * sources, because the app in dist/server cannot get further routes; pages come from dist/, and the bundle is the same
 * code, not minified (docs/decisions/process.md). Arguments: DATA_DIR, and the file of the constant JSON. Prints the
 * port it listens on.
 */
import { readFileSync } from 'node:fs';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { sendJson } from '#api/answers/answers.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { readVocabulary } from '#importer/tables/read-vocabulary.ts';
import { startReadingWorkers } from '#importer/workers/reading-workers.ts';
import { labelReader } from '#server/labels/label-reader.ts';
import { composeSite } from '#server/start/compose-site.ts';
import { readConfig } from '#server/config.ts';
import { configuredMailer } from '#server/mail/mailer.ts';
import { createNewsletterMailer } from '#server/mail/newsletter-mailer.ts';
import { createUpdates } from '#server/updates.ts';
import { createApp } from '#server/http/create-app.ts';
import { loadBuiltSite } from '#server/start/load-built-site.ts';
import { RequestMetrics } from '#server/http/metrics.ts';
import { contentOf, type PageNode } from './next-content.ts';

function elementOf(node: PageNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const [name, props, children] = node;
  return createElement(name, { ...props, key }, ...children.map(elementOf));
}

const [dataDir = '', constantFile] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
const fail = (error: unknown) => process.stderr.write(`${String(error)}\n`);
const workers = startReadingWorkers({ onError: fail, niceness: 0 });
const composed = await composeSite({
  database,
  vocabulary: readVocabulary(),
  readLabel: labelReader(workers),
  deriveProducts: workers.deriveProducts,
  onError: fail,
});
const config = readConfig({ LOG_LEVEL: 'warn' });
const app = await createApp({
  config,
  ...composed,
  updates: createUpdates(composed.site, config, fail),
  built: await loadBuiltSite(),
  onMailQueued: () => undefined,
  newsletterMailer: createNewsletterMailer({
    config,
    database,
    mailer: configuredMailer(config),
    now: Date.now,
    onError: fail,
  }),
  metrics: new RequestMetrics(),
});
const constant = constantFile === undefined ? Buffer.from('[]') : readFileSync(constantFile);
app.get('/bench/constant', async (_request, reply) => sendJson(reply, constant));
/** The elements of a page, created in advance, so that React alone is measured. */
const bare = new Map<string, ReactElement>();
async function bareElements(path: string): Promise<ReactElement> {
  const known = bare.get(path);
  if (known !== undefined) return known;
  const page = await app.inject(path);
  const made = createElement(Fragment, null, ...contentOf(page.body).body.map(elementOf));
  bare.set(path, made);
  return made;
}
app.get<{ Params: { id: string } }>('/bench/render/:id', async (request, reply) => {
  const html = renderToString(await bareElements(`/protein/${request.params.id}`));
  return reply.send({ length: html.length });
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`ready at ${address}\n`);
