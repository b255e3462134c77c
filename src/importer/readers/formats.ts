import { OPERATOR_COLUMNS } from '#domain/product/record/operator-columns.ts';
import { readBodybuilding } from './bodybuilding.ts';
import { readDsld } from './dsld.ts';
import { readFdcFolder } from './fdc-folder.ts';
import { readLabelPhotos, readSupplementScout, readVeganBars } from './fact-tables.ts';
import { readLabelgrade } from './labelgrade.ts';
import { readLifyzer } from './lifyzer.ts';
import { readOffPool } from './off-pool.ts';
import { readOpenFoodFacts, readOpenFoodFactsSubset } from './open-food-facts.ts';
import type { ParsedRow, RowReader } from '../rows/record-fields.ts';
import { readBfpd, readFdcRow } from './usda.ts';
import { readOperatorRow } from './operator-csv.ts';
import { readJsonFiles } from '../rows/read-json-files.ts';
import type { OnBytes } from '../rows/read-lines.ts';
import { readJsonRows, readTableRows, type ReadRow } from '../rows/read-rows.ts';

/** A format of record files: its name on the command line, its description, and how to read a file of it. */
export interface ImportFormat {
  readonly name: string;
  readonly description: string;
  /** Default source key of records. */
  readonly source: string;
  /** Reads a file (or folder) as a stream of records in batches. */
  read(path: string, source: string, onBytes: OnBytes): AsyncIterable<readonly ParsedRow[]>;
}

/** Every format. The official dumps and the operator's own table come first, then the bundled files. */
export const IMPORT_FORMATS: readonly ImportFormat[] = [
  {
    name: 'openfoodfacts-jsonl',
    description: 'Open Food Facts JSONL export, plain or .gz (openfoodfacts-products.jsonl.gz)',
    source: 'openfoodfacts',
    read: (path, source, onBytes) =>
      parseRows(readJsonRows(path, onBytes), readOpenFoodFacts, source),
  },
  {
    name: 'openfoodfacts-csv',
    description:
      'Open Food Facts CSV export, tab-separated, plain or .gz (en.openfoodfacts.org.products.csv.gz)',
    source: 'openfoodfacts',
    read: (path, source, onBytes) =>
      parseRows(
        readTableRows(
          path,
          { separator: '\t', quoted: false, required: ['code', 'product_name', 'proteins_100g'] },
          onBytes,
        ),
        readOpenFoodFacts,
        source,
      ),
  },
  {
    name: 'usda-fdc-csv',
    description: 'USDA FoodData Central Branded Foods: the folder of the unpacked CSV download',
    source: 'usda-fdc',
    read: readFdcFolder,
  },
  {
    name: 'nih-dsld',
    description: 'NIH DSLD labels: a folder of .json files, one .json file, or .jsonl(.gz)',
    source: 'nih-dsld',
    read: (path, source, onBytes) => parseRows(readJsonFiles(path, onBytes), readDsld, source),
  },
  {
    name: 'operator-csv',
    description: `your own table, comma-separated: ${OPERATOR_COLUMNS.slice(0, 5).join(', ')}, … (docs/catalogue.md)`,
    source: 'operator',
    read: (path, source, onBytes) =>
      parseRows(
        readTableRows(
          path,
          { separator: ',', quoted: true, required: ['name', 'format'], known: OPERATOR_COLUMNS },
          onBytes,
        ),
        readOperatorRow,
        source,
      ),
  },
  jsonFormat(
    'usda-fdc-rows',
    'rows of the branded_food table as JSON lines',
    'usda-fdc-sample-2023',
    readFdcRow,
  ),
  jsonFormat(
    'usda-bfpd',
    'Branded Food Products Database 2018 rows as JSON lines',
    'usda-bfpd-2018',
    readBfpd,
  ),
  jsonFormat('labelgrade', 'Labelgrade rows as JSON lines', 'labelgrade-2026', readLabelgrade),
  jsonFormat('lifyzer', 'Lifyzer Database rows as JSON lines', 'off-lifyzer-2019', readLifyzer),
  jsonFormat(
    'openfoodfacts-subsets',
    'hand-selected Open Food Facts rows as JSON lines',
    'off-small-subsets',
    readOpenFoodFactsSubset,
  ),
  jsonFormat('off-pool', 'pool catalogue rows as JSON lines', 'off-pool-2026', readOffPool),
  jsonFormat(
    'supplementscout',
    'SupplementScout rows as JSON lines',
    'supplementscout-uk-2026',
    readSupplementScout,
  ),
  jsonFormat(
    'label-photos',
    'protein_analyser results as JSON lines',
    'label-photos-india-2026',
    readLabelPhotos,
  ),
  jsonFormat(
    'bodybuilding',
    'US label facts of 2020 as JSON lines',
    'bodybuilding-labels-2020',
    readBodybuilding,
  ),
  jsonFormat(
    'vegan-bars',
    'vegan bar selector rows as JSON lines',
    'vegan-bars-2026',
    readVeganBars,
  ),
];

/** Returns the format of a name; undefined if there is none. */
export function findFormat(name: string): ImportFormat | undefined {
  return IMPORT_FORMATS.find((format) => format.name === name);
}

function jsonFormat(
  name: string,
  description: string,
  source: string,
  reader: RowReader,
): ImportFormat {
  return {
    name,
    description,
    source,
    read: (path, key, onBytes) => parseRows(readJsonRows(path, onBytes), reader, key),
  };
}

/** Reads rows one by one. Lines that could not be read are passed on. */
export async function* parseRows(
  batches: AsyncIterable<readonly ReadRow[]>,
  reader: RowReader,
  source: string,
): AsyncGenerator<readonly ParsedRow[]> {
  for await (const batch of batches) {
    yield batch.map((item) =>
      'row' in item ? { line: item.line, ...reader(item.row, source) } : item,
    );
  }
}
