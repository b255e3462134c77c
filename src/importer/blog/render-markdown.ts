import type { Database } from '#database/connection/open-database.ts';
import { streamProducts } from '#database/products/products.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { FigureProducts } from './product-measures.ts';
import { renderArticle, type RenderedArticle } from './render-article.ts';

/** Renders an article's Markdown with its tables and plots. Reads the catalogue only if a line needs it. */
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
