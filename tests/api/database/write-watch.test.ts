import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readSetting, writeSetting } from '#database/settings/settings.ts';
import { watchWrites } from '#services/write-watch.ts';
import { describeOnBothEngines } from '../../support/databases.ts';

describeOnBothEngines('whether a database takes writes', (open, engine) => {
  it('is known as soon as any write fails, of work in the background too, and until one succeeds', async () => {
    const db = await open();
    const takeWrites = (taken: boolean) =>
      (engine === 'sqlite'
        ? sql.raw(`pragma query_only = ${taken ? 'off' : 'on'}`)
        : sql.raw(`set session characteristics as transaction read ${taken ? 'write' : 'only'}`)
      ).execute(db.kysely);
    const watch = await watchWrites(db);
    expect(await watch.writable()).toBe(true);
    await takeWrites(false);
    await expect(writeSetting(db, 'import', 'a batch')).rejects.toThrow(/read-?only/);
    expect(await watch.writable()).toBe(false);
    await takeWrites(true);
    expect(await watch.writable()).toBe(true);
    expect(await readSetting(db, 'write_probe')).toBe('');
  });
});
