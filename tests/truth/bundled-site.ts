import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/connection/open-database.ts';
import { explainStatement } from '#domain/matching/explain-statement.ts';
import type { Product } from '#domain/product/product.ts';
import { composeSite } from '#server/start/compose-site.ts';
import { catalogueQuery } from '#services/search/search-proteins.ts';
import { understandCriteria } from '#domain/matching/understand-criteria.ts';
import { fillDataDir } from '../support/filled-data-setup.ts';
import { streamProducts } from '#database/products/products.ts';
import { barcodeOf, type RawText } from './raw-records.ts';
import { deriveHere } from '../support/derive-here.ts';
import { vocabulary } from '../support/shipped-vocabulary.ts';

/** The site with the bundled catalogue, tested as a black box. */
export interface BundledSite {
  readonly products: ReadonlyMap<number, Product>;
  /**
   * Returns the ids of the perfect matches of a search that avoids the word, and of the near matches unless
   * `perfectOnly`.
   */
  avoiding(word: string, perfectOnly?: boolean): readonly number[];
  close(): Promise<void>;
}

/** Opens a new database with the bundled catalogue, and reads its products. */
export async function openBundled() {
  const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-truth-'));
  fillDataDir(dataDir);
  const database = await openDatabase({ dataDir });
  const products = new Map<number, Product>();
  for await (const product of streamProducts(database)) products.set(product.id, product);
  return {
    database,
    products,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the site on a new database with the bundled catalogue. */
export async function startBundledSite(): Promise<BundledSite> {
  const { database, products, close } = await openBundled();
  const { catalogue } = await composeSite({
    database,
    vocabulary,
    readLabel: async (request) => explainStatement(vocabulary, request),
    deriveProducts: deriveHere,
    onError: (error) => {
      throw error;
    },
    pollMs: 3_600_000,
  });
  return {
    products,
    avoiding(word, perfectOnly = false) {
      const wishes = {
        avoidIngredients: [word],
        mustHaveIngredients: [],
        proteinTypes: [],
        fitnessGoals: [],
        brandIds: [],
        flags: [],
      };
      const request = {
        showAll: !perfectOnly,
        unconfirmed: false,
        sort: 'match',
        offset: 0,
      } as const;
      const index = catalogue.current().catalogue;
      const understood = understandCriteria(wishes, vocabulary);
      return index.search(catalogueQuery(index, understood, request)).ids;
    },
    async close() {
      await catalogue.stop();
      await close();
    },
  };
}

/** Returns a function that returns the products to which a raw text belongs: those with its barcode. */
export function productsOfTexts(
  products: Iterable<Product>,
): (text: RawText) => readonly Product[] {
  const byBarcode = new Map<string, Product[]>();
  for (const product of products) {
    const records = product.provenance.sources.map(({ record }) => barcodeOf(record));
    for (const barcode of new Set([barcodeOf(product.gtin ?? ''), ...records])) {
      if (barcode !== '') byBarcode.set(barcode, [...(byBarcode.get(barcode) ?? []), product]);
    }
  }
  return ({ barcode }) => byBarcode.get(barcode) ?? [];
}

/** Returns the site's own texts about a product. Raw texts of records without a barcode only reach it this way. */
export function ownTexts({ id, name, brand, ingredientsStatement }: Product): readonly RawText[] {
  const barcode = `product ${id}`;
  return Object.entries({ name, brand: brand.name, statement: ingredientsStatement ?? '' }).map(
    ([field, text]) => ({ source: 'site', barcode, field, text }),
  );
}
