import { catalogueTables } from '../../src/importer/tables/catalogue-tables.ts';

/** The project's own tables of brands, flavors and words, for tests of code that reads names with them. */
export const tables = catalogueTables();
