import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { PNG } from 'pngjs';
import { aPng, aWebp, chunk } from '../../support/logo-pictures.ts';

const SOURCE = 'https://maker.example/press';
const RED = aPng(32);
const BLUE = aPng(32, 32, [10, 20, 200]);

describe.each(['sqlite', 'postgres'] as const)('logos of brands (%s)', (engine) => {
  let app: TestApp;
  let cookie: string;
  beforeEach(async () => {
    app = await startTestApp({ engine });
    cookie = await app.signIn();
  });
  afterEach(() => app.close());

  const upload = (brandId: number, image: Buffer | string, source = SOURCE) =>
    app.inject({
      method: 'PUT',
      url: `/api/admin/brands/${brandId}/logo`,
      payload: { image: typeof image === 'string' ? image : image.toString('base64'), source },
      headers: { cookie },
    });
  const remove = (brandId: number) =>
    app.inject({
      method: 'DELETE',
      url: `/api/admin/brands/${brandId}/logo`,
      headers: { cookie },
    });
  const logoShown = async (brandId: number) => {
    await app.site.catalogue.refresh();
    const brands = (await app.inject({ url: '/api/brands' })).json<
      { id: number; logo: string | null }[]
    >();
    return brands.find(({ id }) => id === brandId)?.logo;
  };
  const brandId = () => app.products[0]?.brandId ?? 0;

  it('are shown with products and brands, and served from this site for good', async () => {
    const { catalogue } = app.site.catalogue.current();
    const answer = await upload(brandId(), RED);
    expect(answer.statusCode).toBe(200);
    const { logo } = answer.json<{ logo: string }>();
    expect(logo).toMatch(new RegExp(`^/brand-logos/${brandId()}-[0-9a-f]{16}\\.png$`));
    expect(await logoShown(brandId())).toBe(logo);
    // The index stays as it was: no product has changed.
    expect(app.site.catalogue.current().catalogue).toBe(catalogue);
    const product = await app.inject({ url: '/api/proteins/1' });
    expect(product.json()).toMatchObject({ brand: { logo } });
    const picture = await app.inject({ url: logo });
    const { width, height, data } = PNG.sync.read(picture.rawPayload);
    expect([width, height, [...data.subarray(0, 4)]]).toEqual([32, 32, [200, 60, 30, 255]]);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('are listed with where they were taken from, and a new one has a new address', async () => {
    const first = (await upload(brandId(), RED)).json<{ logo: string }>().logo;
    app.pass(1_000);
    const second = (await upload(brandId(), BLUE, 'https://maker.example/new')).json<{
      logo: string;
    }>().logo;
    expect(second).not.toBe(first);
    expect((await app.inject({ url: first })).statusCode).toBe(404);
    const list = await app.inject({ url: '/api/admin/brand-logos', headers: { cookie } });
    expect(list.json()).toEqual({
      logos: [
        {
          brandId: brandId(),
          name: app.products[0]?.brand.name,
          logo: second,
          source: 'https://maker.example/new',
          at: '2026-01-15T12:00:01.000Z',
        },
      ],
    });
  });

  it('give way to the letter when they are taken away', async () => {
    const { logo } = (await upload(brandId(), RED)).json<{ logo: string }>();
    expect((await remove(brandId())).statusCode).toBe(204);
    expect(await logoShown(brandId())).toBeNull();
    expect((await app.inject({ url: logo })).statusCode).toBe(404);
    expect((await remove(brandId())).statusCode).toBe(404);
  });

  it('are refused where they are no pictures, too large, without a source, or of no brand', async () => {
    const refusal = async (answer: ReturnType<typeof upload>) => {
      const { statusCode, json } = await answer;
      return [statusCode, json<{ fields?: { path: string; message: string }[] }>().fields?.[0]];
    };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await refusal(upload(brandId(), svg))).toEqual([
      400,
      { path: 'image', message: 'must be a PNG or WebP picture' },
    ]);
    expect(await refusal(upload(brandId(), 'not base64!'))).toEqual([
      400,
      { path: 'image', message: 'must be a picture in base64' },
    ]);
    expect(await refusal(upload(brandId(), Buffer.alloc(65_540)))).toEqual([
      400,
      { path: 'image', message: 'must not be larger than 64 KiB' },
    ]);
    for (const source of ['', 'javascript:alert(1)', 'the maker']) {
      expect(await refusal(upload(brandId(), RED, source))).toMatchObject([
        400,
        { path: 'source' },
      ]);
    }
    expect((await upload(4_711, RED)).statusCode).toBe(404);
    const list = await app.inject({ url: '/api/admin/brand-logos', headers: { cookie } });
    expect(list.json()).toEqual({ logos: [] });
  });

  it('are written anew: what is hidden beside the pixels is gone', async () => {
    const secret = Buffer.from('Comment\0<script>alert(1)</script>');
    const dressed = Buffer.concat([RED.subarray(0, 33), chunk('tEXt', secret), RED.subarray(33)]);
    const { logo } = (await upload(brandId(), dressed)).json<{ logo: string }>();
    const { rawPayload } = await app.inject({ url: logo });
    expect(rawPayload.includes('script')).toBe(false);
    expect(PNG.sync.read(rawPayload).width).toBe(32);
  });

  it('hold no more than the pixels they say, however much is packed into them', async () => {
    const end = RED.subarray(-12);
    const bomb = Buffer.concat([
      RED.subarray(0, 33),
      chunk('IDAT', deflateSync(Buffer.alloc(40_000_000))),
      end,
    ]);
    const { logo } = (await upload(brandId(), bomb)).json<{ logo: string }>();
    expect((await app.inject({ url: logo })).rawPayload.length).toBeLessThan(1_024);
    const wide = await upload(brandId(), aPng(1_025, 16));
    expect(wide.statusCode).toBe(400);
  });

  it('are refused where they only look like a picture', async () => {
    const end = RED.subarray(-12);
    const empty = Buffer.concat([RED.subarray(0, 33), end]);
    const noise = Buffer.concat([
      RED.subarray(0, 33),
      chunk('IDAT', Buffer.from('no pixels')),
      end,
    ]);
    const flipped = Buffer.from(RED);
    flipped[45] = (flipped[45] ?? 0) ^ 0xff;
    const webp = aWebp('VP8L', [0x2f, 0x1f, 0xc0, 0x07, 0, 0, 0, 0]);
    for (const image of [empty, noise, flipped, webp]) {
      const answer = await upload(brandId(), image);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: [{ path: 'image' }] });
    }
    expect(await logoShown(brandId())).toBeNull();
  });

  it('have no other addresses', async () => {
    for (const file of ['', 'x.png', '1-0000000000000000.svg', '..%2f..%2fpackage.json']) {
      expect((await app.inject({ url: `/brand-logos/${file}` })).statusCode).toBeGreaterThan(399);
    }
  });
});
