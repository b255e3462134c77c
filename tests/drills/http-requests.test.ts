import fc from 'fast-check';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bumpProductsVersion } from '#database/settings/catalogue-version.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { writeAPost } from '../support/a-blog-post.ts';
import { makeDatabase } from '../support/databases.ts';
import { LONG_DRILL, reportDrill, rounds } from '../support/drill-report.ts';
import { judgeBy, type ApiDocument, type FindFaults } from '../support/api-document.ts';
import {
  arbitraryRequest,
  type GeneratedRequest,
  type RequestExamples,
  writeRequest,
} from '../support/arbitrary-request.ts';
import { NoAnswer, plainBody, type RawAnswer, RawClient } from '../support/raw-http.ts';
import { startSiteProcess } from '../support/site-process.ts';
import { startTestApp, storeCatalogue } from '../support/test-app.ts';
import { TEST_PASSWORD } from '../support/test-password.ts';

/**
 * Requests an operation (docs/figures.md, 11). Ten thousand meet a catalogue of six products, whose answers are judged in milliseconds; of
 * the whole one, which answers with 20 MB where no limit is asked for, a sample shows that no call is slow at its size.
 */
const SMALL = {
  catalogue: 'small',
  requests: rounds({ short: 20, long: 10_000 }),
  atOnce: 4,
} as const;
/** One at a time: judging 20 MB would count as the next one's waiting. */
const WHOLE = { catalogue: 'whole', requests: 300, atOnce: 1 } as const;
const CASES = (LONG_DRILL ? [SMALL, WHOLE] : [SMALL]).flatMap((each) =>
  (['sqlite', 'postgres'] as const).map((engine) => ({ ...each, engine })),
);
/**
 * What `/api/openapi.json` answers (its unit test compares them). Not asked here: its schemas have names in one list a process, which
 * has each twice where a test in the same worker has loaded the built site.
 */
const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as ApiDocument;
const SEED = Number(process.env['DRILL_SEED'] ?? (LONG_DRILL ? Date.now() % 1_000_000 : 1));
const SLOW_MS = 2_000;
/** An operation may take this long for all its requests. */
const timeoutMs = (requests: number) => 30_000 + requests * 60;

/** Come last, in this order: they leave no sign-in, or a catalogue that changes while it is read. */
const LAST = [
  'POST /api/admin/logout',
  'POST /api/admin/login',
  'POST /api/expand-flavors',
  'POST /api/admin/import',
  'POST /api/admin/update',
];

const EXAMPLES: RequestExamples = {
  parameters: {
    id: ['1', '2', '3', '4', '5', '6'],
    slug: ['on-protein', 'creatine', 'On-Protein'],
    limit: ['1', '2', '12', '24'],
    offset: ['0', '1', '5', '10000'],
  },
  bodies: {
    'POST /api/proteins/by-ids': ['{"ids":[1,2,3]}', '{"ids":[1],"criteria":{"isVegan":true}}'],
    'POST /api/admin/login': [JSON.stringify({ password: 'not the password' })],
    'POST /api/sitestripe/process-asins': [
      JSON.stringify({ templateContent: '1, B000000001, 39.99\n2, B00000000X\nx' }),
      JSON.stringify({ templateContent: '1, B000000001', dryRun: true }),
    ],
    'POST /api/admin/products/{id}/facts': [
      JSON.stringify({ protein: 25, source: 'https://example.com/label' }),
    ],
  },
  // It would ask a shop on the internet.
  never: ['online=true', 'ONLINE=true'],
};

/** Answers that have been found right. */
const fine = new Set<string>();

/** What is wrong with one answer; null if it is as it should be. */
function faultOf(judge: FindFaults, request: GeneratedRequest, path: string, answer: RawAnswer) {
  const { status, headers, milliseconds } = answer;
  if (status >= 500) return `answers ${status}`;
  // Only the long form has the machine to itself.
  if (LONG_DRILL && milliseconds > SLOW_MS) return `takes ${Math.round(milliseconds)} ms`;
  if (headers.get('x-content-type-options')?.[0] !== 'nosniff') return 'lacks security headers';
  const bytes = plainBody(answer);
  const contentType = headers.get('content-type')?.[0];
  // The same answer again needs no second look.
  const seen = `${path} ${request.method} ${status} ${contentType} ${hash('sha1', bytes)}`;
  if (fine.has(seen)) return null;
  const body = bytes.toString();
  if (status >= 400 && /node_modules|\bat \w+ \(|sqlite|postgres|\/src\//i.test(body)) {
    return `tells about the machine: ${body.slice(0, 200)}`;
  }
  const faults = judge(request.method, path, { statusCode: status, contentType, body });
  return faults.length === 0
    ? null
    : `is not as described: ${JSON.stringify(faults).slice(0, 300)}`;
}

interface Target {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** The long form asks the site as `npm start` runs it; the short one in this process. */
async function startTarget({ engine, catalogue }: (typeof CASES)[number]): Promise<Target> {
  const env = { TRUST_PROXY: '127.0.0.1', WRITES_PER_MINUTE: '1000000' };
  if (!LONG_DRILL) {
    const started = await startTestApp({ engine, env });
    await writeAPost(started.database);
    await started.signIn();
    await started.app.listen({ host: '127.0.0.1', port: 0 });
    return {
      port: (started.app.server.address() as AddressInfo).port,
      close: () => started.close(),
    };
  }
  const { options, remove } = await makeDatabase(engine);
  if (catalogue === 'small') {
    const database = await openDatabase(options);
    await storeCatalogue(database);
    await writeAPost(database);
    // Filled: the site does not import.
    await bumpProductsVersion(database.kysely);
    await database.close();
  }
  const { dataDir, databaseUrl } = options;
  const site = await startSiteProcess(
    databaseUrl === undefined ? env : { ...env, DATABASE_URL: databaseUrl },
    catalogue === 'small' ? dataDir : undefined,
  );
  return {
    port: Number(new URL(site.origin).port),
    async close() {
      await site.stop();
      await remove();
    },
  };
}

async function signIn(port: number, address: string): Promise<string> {
  const body = JSON.stringify({ password: TEST_PASSWORD });
  const client = new RawClient(port);
  const answer = await client.send(
    `POST /api/admin/login HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  client.close();
  const cookie = answer.headers.get('set-cookie')?.[0]?.split(';')[0];
  if (answer.status !== 200 || cookie === undefined) {
    throw new Error(`sign-in answered ${answer.status}`);
  }
  return cookie;
}

/** Every operation of the document, as `METHOD /path`, in the order in which they are asked. */
function operationsOf(document: ApiDocument): readonly string[] {
  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return [...all.filter((operation) => !LAST.includes(operation)), ...LAST];
}

describe.each(CASES)('generated requests ($engine, $catalogue catalogue)', (its) => {
  const { engine, catalogue, requests: count, atOnce } = its;
  let target: Target;
  beforeAll(async () => {
    target = await startTarget(its);
  }, 120_000);
  afterAll(() => target.close(), 60_000);

  it(
    `${count} to each operation: no 5xx, none slow, every answer as described`,
    async () => {
      const { port } = target;
      const cookie = await signIn(port, '192.0.2.1');
      const judge = judgeBy(document);
      const operations = operationsOf(document);
      const statuses = new Map<number, number>();
      const failures: string[] = [];
      let [asked, failed, slowest] = [0, 0, 0];

      for (const operation of operations) {
        const [method = '', path = ''] = operation.split(' ');
        const arbitrary = arbitraryRequest(document, { method, path }, EXAMPLES);
        const requests = fc.sample(arbitrary, { seed: SEED, numRuns: count });
        let next = 0;
        const ask = async () => {
          const client = new RawClient(port);
          for (let index = next++; index < requests.length; index = next++) {
            const request = requests[index];
            if (request === undefined) break;
            const bytes = writeRequest(request, cookie);
            let fault: string | null;
            try {
              const answer = await client.send(bytes, { patienceMs: 20_000 });
              statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
              slowest = Math.max(slowest, answer.milliseconds);
              fault = faultOf(judge, request, path, answer);
            } catch (error) {
              fault = error instanceof NoAnswer ? error.message : String(error);
            }
            asked += 1;
            if (fault === null) continue;
            failed += 1;
            if (failures.length === 30) continue;
            const shown = bytes.subarray(0, 700).toString('latin1');
            failures.push(`${operation} #${index} of seed ${SEED} ${fault}\n${shown}`);
            if (LONG_DRILL) process.stdout.write(`${failures.at(-1)}\n`);
          }
          client.close();
        };
        await Promise.all(Array.from({ length: atOnce }, ask));
        if (LONG_DRILL) process.stdout.write(`${operation}: ${asked} asked in all\n`);
      }

      const answered = [...statuses].toSorted(([a], [b]) => a - b);
      reportDrill(`generated requests, ${engine}, ${catalogue} catalogue`, {
        operations: operations.length,
        requests: asked,
        'not as described, 5xx or slow': failed,
        slowest: `${Math.round(slowest)} ms`,
        'answered (status × times)': answered.map(([code, times]) => `${code}×${times}`).join(' '),
        seed: String(SEED),
      });
      expect(failures).toEqual([]);
      expect(answered.map(([code]) => code)).toEqual(expect.arrayContaining([200, 400, 401, 404]));
    },
    timeoutMs(count) * 45,
  );
});
