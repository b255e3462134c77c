import { listingOf, type Peer, type PeerListing, type PeerRow } from './peer-rows.ts';
import { type SqlDialect, perfectSql, standingSql } from './peer-sql.ts';
import pg from 'pg';
import { startCluster } from '../tests/support/postgres-setup.ts';

const dialect: SqlDialect = {
  hasAny: (ingredients) => `(ingredients && '{${ingredients.join(',')}}'::int[])`,
  yes: (condition) => condition,
};

/** PostgreSQL with suitable indexes: ingredients by GIN (intarray), the rest by btree. Memory settings are raised. */
export async function openPostgresPeer(rows: readonly PeerRow[]): Promise<Peer> {
  const cluster = await startCluster();
  const client = new pg.Client(cluster.url);
  await client.connect();
  await client.query(`
    create extension intarray;
    set work_mem = '512MB';
    set maintenance_work_mem = '1GB';
    set effective_cache_size = '8GB';
    set random_page_cost = 1.1;
    set jit = off;
    set max_parallel_workers_per_gather = 0;
    create unlogged table product (
      place int primary key, id int not null, ingredients int[] not null, complete boolean not null,
      type smallint, goal smallint, brand int not null, bonus smallint not null,
      ${rows[0]?.flags.map((_, row) => `flag${row} boolean`).join(', ')}
    )`);
  for (let start = 0; start < rows.length; start += 5000) {
    await client.query(
      'insert into product select * from jsonb_populate_recordset(null::product, $1::jsonb)',
      [JSON.stringify(rows.slice(start, start + 5000).map(asRecord))],
    );
  }
  await client.query(
    `
    create index on product using gin (ingredients gin__int_ops);
    create index on product (brand, type, goal);
    create index on product (type, goal) include (bonus);
    create index on product (goal);
    ${rows[0]?.flags.map((_, row) => `create index on product (flag${row}) where flag${row};`).join('\n')}
`,
  );
  await client.query('vacuum analyze product');
  return {
    async perfect(criteria, limit) {
      const { rows: found } = await client.query<{ total: string; ids: number[] | null }>(
        `with perfect as materialized (${perfectSql(dialect, criteria)})
         select (select count(*) from perfect) as total,
           array(select id from perfect order by bonus desc, place limit ${limit}) as ids`,
      );
      return { ids: found[0]?.ids ?? [], total: Number(found[0]?.total) };
    },
    async listing(criteria, limit): Promise<PeerListing> {
      const { rows: found } = await client.query<Record<string, string> & { ids: number[] }>(
        `${standingSql(dialect, criteria)}, kept as materialized (select * from standing)
         select count(*) filter (where standing <= 1) as total, count(*) filter (where standing = 0) as perfect,
           count(*) filter (where standing = 2) as unconfirmed, count(*) filter (where standing = 3) as hidden,
           sum(floor(least(100, greatest(0, unclamped)) + 0.5)) filter (where standing <= 1) as sum,
           array(select id from kept where standing <= 1
             order by standing, met desc, hard_met desc, unclamped desc, place limit ${limit}) as ids
         from kept`,
      );
      const row = found[0] as Record<string, string> & { ids: number[] };
      return listingOf(row.ids, row);
    },
    async close() {
      await client.end();
      await cluster.stop();
    },
  };
}

function asRecord({ flags, ...row }: PeerRow): Record<string, unknown> {
  return { ...row, ...Object.fromEntries(flags.map((value, at) => [`flag${at}`, value])) };
}
