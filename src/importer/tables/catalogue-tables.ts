import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFlavorTable, type FlavorTable } from '#domain/flavors/flavor-table.ts';
import { buildBrandTable, type BrandTable } from '#domain/product/brand/brand-table.ts';
import type { ProductWords } from '#domain/product-words/product-words.ts';
import { buildProductWords } from '#domain/product-words/build-product-words.ts';
import { foreignWords } from '#domain/product/derive/english-name.ts';
import type { Allergen } from '#domain/enumerations.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';

/** The reviewed tables for names, brands, flavors and tags of records. */
export interface CatalogueTables {
  readonly brands: BrandTable;
  readonly flavors: FlavorTable;
  readonly words: ProductWords;
  /** Words of names that are not English (`foreignWords`). */
  readonly foreign: ReadonlySet<string>;
  /** Allergens by Open Food Facts tag (folded). A tag that is no allergen has an empty list. */
  readonly allergenTags: ReadonlyMap<string, readonly AllergenTag[]>;
}

export interface AllergenTag {
  readonly allergen: Allergen;
  readonly declares: 'contains' | 'traces';
}

let tables: CatalogueTables | undefined;

/** Returns the tables, which are read on first use. They are files of the project and do not change while it runs. */
export function catalogueTables(): CatalogueTables {
  tables ??= readTables();
  return tables;
}

function readTables(): CatalogueTables {
  const flavors = readTsv('data/vocabulary/flavors.tsv', [
    'words',
    'kind',
    'english',
    'language',
    'source',
  ]);
  const words = readTsv('data/vocabulary/product-words.tsv', [
    'words',
    'kind',
    'canonical',
    'language',
    'source',
  ]);
  return {
    brands: buildBrandTable({
      brands: readTsv('data/catalogue/brands.tsv', [
        'brand',
        'maker',
        'spellings',
        'in names',
        'lines',
        'note',
      ]),
      prefixes: readTsv('data/catalogue/brand-prefixes.tsv', ['prefix', 'brand', 'evidence']),
      homonyms: readTsv('data/catalogue/brand-homonyms.tsv', [
        'brand',
        'prefix',
        'words',
        'means',
        'evidence',
      ]),
      lines: readTsv('data/catalogue/brand-lines.tsv', [
        'brand',
        'format',
        'words',
        'line',
        'evidence',
      ]),
      forms: readTsv('data/catalogue/brand-forms.tsv', [
        'brand',
        'from',
        'words',
        'below',
        'format',
        'evidence',
      ]),
    }),
    flavors: buildFlavorTable(flavors),
    words: buildProductWords(words),
    foreign: foreignWords([
      ...flavors,
      ...words.map(({ canonical, ...row }) => ({ ...row, english: canonical })),
    ]),
    allergenTags: allergenTags(
      readTsv('data/catalogue/allergen-tags.tsv', ['tag', 'allergen', 'declares']),
    ),
  };
}

function allergenTags(
  rows: readonly Readonly<Record<'tag' | 'allergen' | 'declares', string>>[],
): CatalogueTables['allergenTags'] {
  const tags = new Map<string, AllergenTag[]>();
  for (const { tag, allergen, declares } of rows) {
    const list = tags.get(tag) ?? [];
    if (allergen !== '') list.push({ allergen, declares } as AllergenTag);
    tags.set(tag, list);
  }
  return tags;
}

/** Returns the rows of a tab-separated table of the project. Throws if its header or a row has unexpected cells. */
export function readTsv<Column extends string>(
  file: string,
  columns: readonly Column[],
): Readonly<Record<Column, string>>[] {
  const [header, ...lines] = readFileSync(join(PROJECT_FOLDER, file), 'utf8')
    .replace(/\n+$/, '')
    .split('\n');
  if (header !== columns.join('\t'))
    throw new Error(`${file}: its columns are not ${columns.join(', ')}`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new Error(`${file}: line ${index + 2} has ${cells.length} cells`);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<
      Column,
      string
    >;
  });
}
