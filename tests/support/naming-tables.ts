import { catalogueTables } from '../../src/importer/catalogue-tables.ts';

/** The project's own tables of brands, flavors and words, for tests of what reads by them. */
export const tables = catalogueTables();
