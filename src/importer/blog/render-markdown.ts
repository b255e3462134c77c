import type { Database } from '#database/open-database.ts';
import { streamProducts } from '#database/products.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { FigureProducts } from './product-measures.ts';
import { renderArticle, type RenderedArticle } from './render-article.ts';

/** An article's Markdown with its tables and plots; the catalogue is read only where a line asks for one. */
export async function renderMarkdown(
  db: Database,
  vocabulary: Vocabulary,
  markdown: string,
): Promise<RenderedArticle> {
  const products = new FigureProducts();
  if (markdown.includes('{{'))
    for await (const product of streamProducts(db)) products.add(product);
  return renderArticle(markdown, { products: products.all, vocabulary });
}
