import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, environmentSchema, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs no variable at all', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      TRUST_PROXY: [],
    });
    expect(config.DATA_DIR).toMatch(/\/var$/);
    expect(config.public).toMatchObject({
      publicUrl: 'http://localhost:3000',
      publicUrlIsSet: false,
    });
  });

  it('takes a blank variable as unset', () => {
    expect(readConfig({ PORT: ' ', CONTACT_EMAIL: '' }).PORT).toBe(3000);
  });

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      DATABASE_URL: 'postgres://user:secret@db/site',
      PUBLIC_URL: 'https://example.com/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      STRUCTURED_DATA_REVIEW_COUNT: '127',
      SOCIAL_URLS: 'https://a.example/x,https://b.example/y',
    });
    expect(config.PORT).toBe(8080);
    expect(config.TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
    expect(config.public).toMatchObject({
      publicUrl: 'https://example.com',
      publicUrlIsSet: true,
      structuredDataReviewCount: 127,
      socialUrls: ['https://a.example/x', 'https://b.example/y'],
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://secret@db/site'],
    ['PUBLIC_URL', 'https://example.com/shop'],
    ['AMAZON_ASSOCIATE_TAG', 'white space'],
    ['SMTP_URL', 'http://secret@mail'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://me:%zz@mail'],
    ['CONTACT_EMAIL', 'nobody'],
    ['HOST', 'http://secret.example:80'],
    ['HOST', '999.1.1.1'],
    ['METRICS_PORT', '3000'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
    ['STRUCTURED_DATA_REVIEW_COUNT', '0'],
    ['ADS_CLIENT', '<script>'],
    ['ANALYTICS_ID', 'x'],
    ['SOCIAL_URLS', 'javascript:alert(1)'],
    ['WRITES_PER_MINUTE', '-1'],
  ])('names %s when it cannot be used, and does not repeat %j', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(` ${name}: `);
    expect(read).not.toThrow(value);
  });

  it('takes an address that names its interface', () => {
    expect(readConfig({ HOST: 'fe80::1%eth0' }).public.publicUrl).toBe('http://[fe80::1]:3000');
  });

  it('names all bad variables at once, in one line', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^.*PORT: .*; LOG_LEVEL: .*$/);
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^#?([A-Z][A-Z_]+)=(.*)$/gm)];

  it('lists exactly the variables of the schema, in its order', () => {
    expect(listed.map(([, name]) => name)).toEqual(Object.keys(environmentSchema.shape));
  });

  it('gives examples that the schema accepts, and names the defaults', () => {
    const examples = Object.fromEntries(listed.map(([, name, value]) => [name, value]));
    const config = readConfig(examples);
    const defaults = readConfig({});
    expect(config).toMatchObject({
      PORT: defaults.PORT,
      HOST: defaults.HOST,
      DATA_DIR: defaults.DATA_DIR,
      LOG_LEVEL: defaults.LOG_LEVEL,
      WRITES_PER_MINUTE: defaults.WRITES_PER_MINUTE,
      READS_PER_MINUTE: defaults.READS_PER_MINUTE,
    });
  });
});
