import { describe, expect, it } from 'vitest';
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import type { Product } from '#domain/product/product.ts';
import { anIngredient, aProduct } from '../../../tests/support/a-product.ts';
import { figured } from '../../../tests/support/figured-products.ts';
import { HOSTILE_HTML } from '../../../tests/support/hostile-html.ts';
import { readVocabularyTables } from '../tables/read-vocabulary.ts';
import type { FigureData } from './directives.ts';
import { renderArticle } from './render-article.ts';

const vocabulary = buildVocabulary(readVocabularyTables());
const data = (products: readonly Product[] = []): FigureData => ({
  products: figured(products),
  vocabulary,
});
const render = async (body: string, products: readonly Product[] = []) => {
  const rendered = await renderArticle(body, data(products));
  if (!rendered.ok) throw new Error(rendered.reason);
  return rendered.html;
};

describe('renderArticle', () => {
  it('renders Markdown, puts written tables into boxes that scroll, and marks columns of numbers', async () => {
    const html = await render('## A\n\nText.\n\n| a | b |\n|---|---:|\n| x | 1 |\n\nEnd.');
    expect(html).toContain('<h2>A</h2>');
    expect(html).toContain(
      '<div class="table-scroll" role="region" tabindex="0" aria-label="Table 1"><table>',
    );
    expect(html).toContain('<td class="num">1</td>');
  });

  it('puts a figure where the directive stands, between the text before and after it', async () => {
    const html = await render('Before.\n\n{{catalogue-table: type-medians}}\n\nAfter.', [
      aProduct({ id: 1 }),
    ]);
    expect(html).toMatch(
      /Before\.[\s\S]*<figure[\s\S]*Whey Isolate[\s\S]*<\/figure>[\s\S]*After\./,
    );
  });

  it('refuses a figure that does not exist, with its line and the names of those that do', async () => {
    const rendered = await renderArticle('One.\n\n{{catalogue-table: nonsense}}', data(), 10);
    expect(rendered).toMatchObject({ ok: false, line: 12 });
    expect(rendered.ok ? '' : rendered.reason).toContain('catalogue-table: type-medians');
    expect((await renderArticle('{{constructor}}', data())).ok).toBe(false);
    expect((await renderArticle('{{catalogue-plot: constructor}}', data())).ok).toBe(false);
  });

  it('escapes what comes from the catalogue into a figure', async () => {
    const html = await render('{{catalogue-table: polyols-in-bars}}', [
      aProduct({ format: 'bar', ingredients: [anIngredient('maltitol')] }),
    ]);
    expect(html).toContain('<th scope="row">maltitol</th><td class="num">1 (100%)</td>');
  });

  it.each(HOSTILE_HTML)('lets nothing through that runs: %j', async (hostile) => {
    const html = await render(`Text ${hostile}\n\n${hostile}\n\n- ${hostile}`);
    expect(html).not.toMatch(/<(?:script|style|iframe|svg|img|form|object|embed|base|meta|link)/i);
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]* on[a-z]+\s*=/i);
    for (const [, href] of html.matchAll(/<[^<>]* href="([^"]*)"/g)) {
      expect(href).toMatch(/^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i);
    }
  });
});
