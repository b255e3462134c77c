import { sql } from 'kysely';
import type { Database } from '#database/connection/open-database.ts';

/** The kinds of writes by visitors and the operator, and the status that acknowledges each. */
const ACKNOWLEDGED = { subscription: 201, event: 204, link: 200, correction: 204 } as const;
export type WriteKind = keyof typeof ACKNOWLEDGED;
export const WRITE_KINDS = Object.keys(ACKNOWLEDGED) as readonly WriteKind[];

/** The response to a write, or its absence. */
export interface WriteAnswer {
  readonly kind: WriteKind;
  /** Null if the connection failed before a response. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  readonly milliseconds: number;
}

/** The acknowledged writes: by kind, the mark that each write leaves in its row. */
export class AcknowledgedWrites {
  readonly marks: Readonly<Record<WriteKind, string[]>> = {
    subscription: [],
    event: [],
    link: [],
    correction: [],
  };
  /**
   * The possible servings of each product: the last acknowledged value, and those of later corrections without a
   * response.
   */
  readonly servings = new Map<number, readonly number[]>();

  /** Returns a copy of what has been acknowledged until now. */
  copy(): AcknowledgedWrites {
    const copy = new AcknowledgedWrites();
    for (const kind of WRITE_KINDS) copy.marks[kind].push(...this.marks[kind]);
    return copy;
  }

  get count(): number {
    return WRITE_KINDS.reduce((sum, kind) => sum + this.marks[kind].length, 0);
  }
}

/** Marks are unique in a run, so that each write can be found in the database. */
let counter = 0;

function requestOf(kind: WriteKind, mark: string, productIds: readonly number[]) {
  const productId = productIds[counter % productIds.length] ?? 1;
  switch (kind) {
    case 'subscription':
      return { path: '/api/newsletter/subscribe', body: { email: `${mark}@example.com` } };
    case 'event':
      return {
        path: '/api/events',
        body: { name: 'page_view', path: '/protein/1', label: mark },
      };
    case 'link':
      return {
        path: '/api/sitestripe/process-asins',
        body: { templateContent: `${productId},${mark},` },
      };
    case 'correction':
      return {
        path: `/api/admin/products/${productId}/facts`,
        body: { servings: (counter % 9_000) + 1, source: `https://example.com/${mark}` },
        correction: { productId, servings: (counter % 9_000) + 1 },
      };
  }
}

/**
 * Makes one write of a kind over HTTP and records it if it was acknowledged. Marks of links are ASINs, all others are
 * texts. A response that does not arrive within `patience` ms counts as none.
 */
export async function makeWrite(
  site: {
    readonly origin: string;
    readonly cookie: string;
    readonly productIds: readonly number[];
  },
  kind: WriteKind,
  acknowledged: AcknowledgedWrites,
  patience = 30_000,
): Promise<WriteAnswer> {
  counter += 1;
  const number = counter.toString(36).toUpperCase();
  const mark = kind === 'link' ? `B0${number.padStart(8, '0')}` : `drill-${process.pid}-${number}`;
  const { path, body, correction } = requestOf(kind, mark, site.productIds);
  if (correction !== undefined) {
    const { productId, servings } = correction;
    const possible = acknowledged.servings.get(productId);
    // Until the first acknowledgment, the product may also show its previous value.
    if (possible !== undefined) acknowledged.servings.set(productId, [...possible, servings]);
  }
  const begun = performance.now();
  const answerOf = (status: number | null, retryAfter: string | null): WriteAnswer => ({
    kind,
    status,
    retryAfter,
    milliseconds: performance.now() - begun,
  });
  try {
    const answer = await fetch(`${site.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: site.cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    await answer.arrayBuffer();
    if (answer.status === ACKNOWLEDGED[kind]) {
      acknowledged.marks[kind].push(mark);
      if (correction !== undefined) {
        acknowledged.servings.set(correction.productId, [correction.servings]);
      }
    }
    return answerOf(answer.status, answer.headers.get('retry-after'));
  } catch {
    return answerOf(null, null);
  }
}

/** Returns the marks of a kind in the database: a whole text, or a part of a JSON text. */
async function marksStored(db: Database, kind: WriteKind): Promise<ReadonlySet<string>> {
  const rows = async (query: ReturnType<typeof sql<{ mark: string | null }>>) =>
    (await query.execute(db.kysely)).rows.map(({ mark }) => mark ?? '');
  switch (kind) {
    case 'subscription':
      // An address whose mail was neither queued nor sent with the token of its link would be an incomplete write.
      return new Set(
        (
          await rows(sql`
            select email as mark from newsletter_subscriptions where is_active = 1
            and (id in (select subscription_id from newsletter_tokens)
              or id in (select subscription_id from mail_queue))
          `)
        ).map((email) => email.replace('@example.com', '')),
      );
    case 'event':
      return new Set(await rows(sql`select label as mark from events`));
    case 'link':
      return new Set(
        (await rows(sql`select after as mark from link_history`)).map(
          (after) => (JSON.parse(after) as { asin: string }).asin,
        ),
      );
    case 'correction':
      return new Set(
        (await rows(sql`select after as mark from fact_history`)).map((after) =>
          (JSON.parse(after) as { url: string }).url.replace('https://example.com/', ''),
        ),
      );
  }
}

/** Returns the acknowledged writes that the database has lost. */
export async function findLost(
  db: Database,
  acknowledged: AcknowledgedWrites,
): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const kind of WRITE_KINDS) {
    const marks = acknowledged.marks[kind];
    if (marks.length === 0) continue;
    const stored = await marksStored(db, kind);
    for (const mark of marks) if (!stored.has(mark)) lost.push(`${kind} ${mark}`);
  }
  return lost;
}

/** Returns how many products do not show their last acknowledged correction. */
export async function countNotShown(
  origin: string,
  acknowledged: AcknowledgedWrites,
): Promise<number> {
  const answer = await fetch(`${origin}/api/proteins/by-ids`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [...acknowledged.servings.keys()].slice(0, 100) }),
  });
  const products = (await answer.json()) as { id: number; servings: number }[];
  return products.filter(({ id, servings }) => {
    const possible = acknowledged.servings.get(id);
    return possible !== undefined && !possible.includes(servings);
  }).length;
}

/** Returns the ids of a site's first products. */
export async function productIdsOf(origin: string): Promise<readonly number[]> {
  const answer = await fetch(`${origin}/api/proteins?limit=50`);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
}
