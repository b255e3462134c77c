import { type Peer, type PeerRow, asNumbers } from './peer-rows.ts';
import { create, insertMultiple, search } from '@orama/orama';

/** Orama with its filters (`where`), sorted by one number that combines bonus and name order. */
export async function openOrama(rows: readonly PeerRow[]): Promise<Peer> {
  const flags = rows[0]?.flags.map((_, at) => `flag${at}`) ?? [];
  const db = create({
    schema: {
      ingredients: 'enum[]',
      complete: 'boolean',
      type: 'enum',
      goal: 'enum',
      brand: 'enum',
      rank: 'number',
      ...Object.fromEntries(flags.map((flag) => [flag, 'boolean' as const])),
    } as const,
  });
  await insertMultiple(
    db,
    rows.map((row) => ({
      id: String(row.id),
      ingredients: [...row.ingredients],
      complete: row.complete,
      type: row.type ?? -1,
      goal: row.goal ?? -1,
      brand: row.brand,
      rank: -row.bonus * 10_000_000 + row.place,
      ...Object.fromEntries(row.flags.map((value, at) => [`flag${at}`, value === true])),
    })) as never[],
    5000,
  );
  return {
    async perfect(criteria, limit) {
      const asked = asNumbers(criteria);
      const and: Record<string, unknown>[] = asked.mustHave.map((term) => ({
        ingredients: { containsAny: term },
      }));
      if (asked.types.length > 0) and.push({ type: { in: asked.types } });
      if (asked.goals.length > 0) and.push({ goal: { in: asked.goals } });
      if (asked.brands.length > 0) {
        and.push({ brand: { in: asked.brands.filter((brand) => brand !== 0) } });
      }
      for (const flag of asked.flags) and.push({ [`flag${flag}`]: true });
      if (criteria.avoid.length > 0) {
        and.push({ complete: true }, { not: { ingredients: { containsAny: asked.avoid } } });
      }
      const found = await search(db, {
        term: '',
        limit,
        where: (and.length > 0 ? { and } : {}) as never,
        sortBy: { property: 'rank', order: 'ASC' },
      } as never);
      return { ids: found.hits.map((hit) => Number(hit.id)), total: found.count };
    },
    listing: null,
    close: () => undefined,
  };
}
