import type { Peer, PeerListing, PeerRow } from './peer-rows.ts';
import { type SqlDialect, perfectSql, standingSql } from './peer-sql.ts';
import { DatabaseSync } from 'node:sqlite';

const dialect: SqlDialect = {
  hasAny: (ingredients) =>
    `exists (select 1 from part where part.place = product.place and part.ingredient in (${ingredients.join(', ')}))`,
  yes: (condition) => condition,
};

const bit = (value: boolean | null): number | null => (value === null ? null : Number(value));

/** SQLite in memory: the products, their ingredients in a table clustered both ways, and indexes on the rest. */
export function openSqlitePeer(rows: readonly PeerRow[]): Peer {
  const db = new DatabaseSync(':memory:');
  const flags = rows[0]?.flags.map((_, at) => `flag${at}`) ?? [];
  db.exec(`
    pragma cache_size = -1000000;
    create table product (place integer primary key, id int, complete int, type int, goal int, brand int, bonus int,
      ${flags.map((flag) => `${flag} int`).join(', ')});
    create table part (place int, ingredient int, primary key (place, ingredient)) without rowid;
    begin`);
  const product = db.prepare(
    `insert into product values (${Array.from({ length: 7 + flags.length }, () => '?').join(', ')})`,
  );
  const part = db.prepare('insert into part values (?, ?)');
  for (const row of rows) {
    const { place, id, complete, type, goal, brand, bonus } = row;
    product.run(place, id, Number(complete), type, goal, brand, bonus, ...row.flags.map(bit));
    for (const ingredient of row.ingredients) part.run(place, ingredient);
  }
  db.exec(`commit;
    create index by_ingredient on part (ingredient, place);
    create index by_brand on product (brand, type, goal);
    create index by_type on product (type, goal);
    create index by_goal on product (goal);
    ${flags.map((flag) => `create index by_${flag} on product (${flag}) where ${flag};`).join('\n')}
    analyze`);
  return {
    perfect(criteria, limit) {
      const found = db
        .prepare(
          `with perfect as materialized (${perfectSql(dialect, criteria)})
           select (select count(*) from perfect) as total, id from (select * from perfect order by bonus desc, place limit ${limit})`,
        )
        .all();
      return {
        ids: found.map((row) => Number(row['id'])),
        total: Number(found[0]?.['total'] ?? 0),
      };
    },
    listing(criteria, limit): PeerListing {
      const found = db
        .prepare(
          `${standingSql(dialect, criteria)}, kept as materialized (select * from standing), figures as (
             select count(*) filter (where standing <= 1) as total, count(*) filter (where standing = 0) as perfect,
               count(*) filter (where standing = 2) as unconfirmed, count(*) filter (where standing = 3) as hidden,
               sum(floor(min(100, max(0, unclamped)) + 0.5)) filter (where standing <= 1) as sum from kept)
           select figures.*, page.id from figures left join (select * from kept where standing <= 1
             order by standing, met desc, hard_met desc, unclamped desc, place limit ${limit}) as page
           order by standing, met desc, hard_met desc, unclamped desc, place`,
        )
        .all();
      const row = found[0] ?? {};
      const total = Number(row['total']);
      return {
        ids: total === 0 ? [] : found.map((each) => Number(each['id'])),
        total,
        perfect: Number(row['perfect']),
        averageScore: total === 0 ? 0 : Math.round((10 * Number(row['sum'])) / total) / 10,
        unconfirmed: Number(row['unconfirmed']),
        hidden: Number(row['hidden']),
      };
    },
    close: () => db.close(),
  };
}
