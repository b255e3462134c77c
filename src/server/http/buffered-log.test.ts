import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { bufferedLog } from './buffered-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'proteinwise-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const messages = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

it('holds lines back until a warning comes, and then writes all of them in their order', () => {
  const file = join(folder, 'warned.log');
  const { log } = fastify({
    logger: bufferedLog({ LOG_LEVEL: 'info' }, openSync(file, 'a')) ?? false,
  });
  log.info('first');
  log.info('second');
  expect(messages(file)).toEqual([]);
  log.warn('third');
  expect(messages(file)).toEqual(['first', 'second', 'third']);
});

it('writes what a quiet server says within some seconds, without addresses', async () => {
  const file = join(folder, 'quiet.log');
  const { log } = fastify({
    logger: bufferedLog({ LOG_LEVEL: 'info' }, openSync(file, 'a')) ?? false,
  });
  log.info('mail to ann@secret.example');
  await expect.poll(() => messages(file), { timeout: 10_000 }).toEqual(['mail to …']);
});

it('is off where the level is silent', () => {
  expect(bufferedLog({ LOG_LEVEL: 'silent' })).toBe(false);
});
