import { expect, it } from 'vitest';
import { changeSetting, readSetting, writeSetting } from '#database/settings/settings.ts';
import { describeOnBothEngines } from '../../support/databases.ts';

describeOnBothEngines('a setting', (open) => {
  it('is changed only where it is as it was: of two processes that set it at once, one learns so', async () => {
    const db = await open();
    const set = (before: string | null, value: string) =>
      changeSetting(db, 'test', { before, value });
    const first = await Promise.all([set(null, 'a'), set(null, 'b')]);
    expect(first.toSorted()).toEqual([false, true]);
    const stored = await readSetting(db, 'test');
    expect(stored).toBe(first[0] ? 'a' : 'b');
    expect(await set('another', 'c')).toBe(false);
    expect(await readSetting(db, 'test')).toBe(stored);
    expect(await set(stored, 'c')).toBe(true);
    await writeSetting(db, 'test', 'd');
    expect(await set('c', 'e')).toBe(false);
    expect(await readSetting(db, 'test')).toBe('d');
  });
});
