import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { explainStatement } from '#domain/matching/explain-statement.ts';
import { startReadingWorkers } from '#importer/workers/reading-workers.ts';
import { labelReader } from '#server/labels/label-reader.ts';
import { LabelsWaitingError } from '#services/label-reader.ts';
import { aSourceRecord, someFigures } from '../support/a-source-record.ts';
import { deriveHere } from '../support/derive-here.ts';
import { vocabulary } from '../support/shipped-vocabulary.ts';

const LABEL = { statement: 'Whey protein (milk), sucralose. May contain soy.', name: 'Vegan bar' };

/** The ids of this process's children. */
function processes(): readonly number[] {
  const threads = `/proc/${process.pid}/task`;
  return readdirSync(threads).flatMap((id) =>
    readFileSync(join(threads, id, 'children'), 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

describe('workers that read', () => {
  const workers = startReadingWorkers();
  afterAll(() => workers.close());

  it('say of a label what is said here', async () => {
    expect(await labelReader(workers)(LABEL)).toEqual(explainStatement(vocabulary, LABEL));
  });

  it('start before the first label where they are warmed, one only', async () => {
    const others = startReadingWorkers();
    const before = processes();
    others.warm([]);
    others.warm([]);
    expect(processes().length).toBe(before.length + 1);
    await others.close();
  });

  it('step back as they are told', async () => {
    const others = startReadingWorkers({ niceness: 3 });
    const before = processes();
    await others.readLabel(LABEL, []);
    const [started = 0] = processes().filter((id) => !before.includes(id));
    expect(getPriority(started)).toBe(getPriority() + 3);
    await others.close();
  });

  it('read by what an operator decided about words', async () => {
    const at = '2026-01-01T00:00:00.000Z';
    const decision = { word: 'flavourina', decision: 'none', canonical: null, at } as const;
    const label = { statement: 'Whey protein isolate (milk), flavourina.' };
    expect((await workers.readLabel(label, [])).complete).toBe(false);
    expect((await workers.readLabel(label, [decision])).complete).toBe(true);
  });

  it('refuse labels with 503 where too many wait, and read again afterwards', async () => {
    const read = labelReader(workers, 2);
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => read(LABEL)));
    const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(8);
    for (const error of refused) {
      expect(error).toBeInstanceOf(LabelsWaitingError);
      expect(error).toMatchObject({ statusCode: 503 });
    }
    expect((await read(LABEL)).contains).toEqual(['milk']);
  });

  it('derive of products what is derived here, records that a rule objects to among them', async () => {
    const [good, bad] = [
      aSourceRecord({ statement: 'Whey protein isolate (milk), natural flavor, sucralose.' }),
      aSourceRecord({
        record: '2',
        productKey: 'test:2',
        per100: someFigures({ protein: 80 }),
        statement: 'Sugar, salt.',
      }),
    ];
    const batch = {
      products: new Map([
        ['test:1', [good]],
        ['test:2', [bad]],
        ['test:gone', []],
      ]),
      sources: new Map(),
      accepted: new Set<string>(),
    };
    const source = { name: 'Test', licence: '', url: '', retrieved: '2026-01-01', precedence: 1 };
    const known = { ...batch, sources: new Map([['test', source]]) };
    const derived = await workers.deriveProducts(known, []);
    expect(derived).toEqual(await deriveHere(known, []));
    expect(derived.products.get('test:1')?.product.contains).toEqual(['milk']);
    expect(derived.objections).toMatchObject([{ product: 'test:2', record: bad }]);
    expect(derived.products.get('test:2')).toBeNull();
    expect(derived.products.get('test:gone')).toBeNull();
  });
});
