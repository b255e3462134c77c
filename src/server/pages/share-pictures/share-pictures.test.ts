import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Api, BlogPost } from '#contract/api.ts';
import { PROTEIN_TYPES } from '#domain/enumerations.ts';
import { typeHue } from '#site/product-card/type-hue.ts';
import { aProduct } from '../../../../tests/support/a-product.ts';
import { hexColor } from '../../../../tests/support/color-tokens.ts';
import { drawShareCard, SHARE_COLORS, wrapText } from './draw-share-card.ts';
import { registerSharePictures } from './register-share-pictures.ts';
import { articleCard, compareCard, productCard } from './share-card.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

function anApp(api: Partial<Api>) {
  const app = Fastify();
  registerSharePictures(app, { api: api as Api, version: () => 1, dataDir: '' });
  return app;
}

describe('share pictures', () => {
  it('draw the name, the figures and unknown as "not stated"', () => {
    const svg = drawShareCard(productCard(aProduct({ name: 'Oat & Whey <b>', sugar: null })));
    expect(svg).toContain('Oat &amp; Whey &lt;b&gt;');
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('not stated');
  });

  it('leave the big number out where protein is unknown', () => {
    const svg = drawShareCard(productCard(aProduct({ proteinPerServing: null })));
    expect(svg).not.toContain('protein per serving');
  });

  it('give figures per 100 where the serving is only assumed', () => {
    const { nutritionalInfo } = aProduct();
    const assumed = aProduct({
      servingSize: { amount: 30, unit: 'g', basis: 'standard' },
      nutritionalInfo: {
        ...nutritionalInfo,
        per100: { ...nutritionalInfo.per100, proteinPerServing: 81, caloriesPerServing: 390 },
      },
    });
    expect(productCard(assumed)).toMatchObject({
      figure: { value: '81', caption: 'protein per 100 g' },
      rows: [['Energy', '390 kcal'], ['Sugar', 'not stated'], expect.anything()],
    });
    expect(compareCard([aProduct(), assumed]).rows.map(([, figure]) => figure)).toEqual([
      '24 g protein',
      '81 g protein per 100 g',
    ]);
  });

  it('break long titles and mark what was cut', () => {
    expect(wrapText('one two three four', 7, 5)).toEqual(['one two', 'three', 'four']);
    expect(wrapText('one two three four five six', 7, 2)).toEqual(['one two', 'three…']);
  });

  it.each([...PROTEIN_TYPES, null])('carry the colour that the site gives %s by day', (type) => {
    const card = productCard(aProduct({ proteinType: type }));
    const token = typeHue(type).fill.replace(/^fill-/, '');
    expect(card.color).toBe(hexColor(token, 'light'));
    expect(drawShareCard(card)).toContain(card.color);
  });

  it('are of the paper and the ink that the site has by day', () => {
    for (const [token, color] of Object.entries(SHARE_COLORS))
      expect([token, color]).toEqual([token, hexColor(token, 'light')]);
  });

  it('carry citron where they are of no protein type', () => {
    expect(compareCard([]).color).toBe(hexColor('citron', 'light'));
  });

  it('let the title of an article fill the picture', () => {
    const article = { title: 'Sugar alcohols in protein bars' } as BlogPost;
    const sizeOf = (svg: string) => Number(/font-size="(\d+)" fill="#101912">Sugar/.exec(svg)?.[1]);
    const product = aProduct({ name: article.title });
    expect(sizeOf(drawShareCard(articleCard(article)))).toBeGreaterThan(
      sizeOf(drawShareCard(productCard(product))),
    );
  });

  it('name every compared product', () => {
    const card = compareCard([aProduct({ name: 'A' }), aProduct({ name: 'B' })]);
    expect(card.rows.map(([name]) => name)).toEqual(['A', 'B']);
  });

  it('show the packs of what is compared before their names, with what each licence asks once', () => {
    const pack = (credit: string) => ({ address: 'data:image/png;base64,AA', credit });
    const products = ['A', 'B', 'C'].map((name) => aProduct({ name }));
    const plain = drawShareCard(compareCard(products));
    const svg = drawShareCard({
      ...compareCard(products),
      rowPhotographs: [pack('Photo: Them, CC BY-SA 3.0'), null, pack('Photo: Them, CC BY-SA 3.0')],
    });
    const packs = [...svg.matchAll(/<image [^>]*y="(\d+)"/g)].map(([, y]) => Number(y));
    const names = [...svg.matchAll(/y="(\d+)"[^>]*>[ABC]</g)].map(([, y]) => Number(y));
    expect(packs).toHaveLength(2);
    // Each photograph is aligned with its product's name.
    expect(packs.map((y) => y + 43)).toEqual([names[0], names[2]]);
    expect(svg.match(/Photo: Them, CC BY-SA 3.0/g)).toHaveLength(1);
    expect(plain).not.toContain('<image');
  });

  it('answer as PNG, 404 where there is nothing to draw', async () => {
    const app = anApp({ protein: async (id) => (id === 7 ? aProduct({ id }) : null) });
    const found = await app.inject('/share/product/7.png');
    expect(found.statusCode).toBe(200);
    expect(found.headers['content-type']).toBe('image/png');
    expect(found.rawPayload.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
    for (const path of [
      '/share/product/8.png',
      '/share/product/x.png',
      '/share/compare.png?ids=',
    ]) {
      expect((await app.inject(path)).statusCode).toBe(404);
    }
    await app.close();
  });
});
