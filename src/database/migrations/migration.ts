import { sql, type ColumnDefinitionBuilder, type Kysely, type RawBuilder } from 'kysely';
import type { Engine } from '../connection/open-database.ts';

/** One step of the schema, the same for both engines. Runs once, inside a transaction; never changed once released. */
export interface Migration {
  /** Number and name ("010-newsletter"): migrations run in the order of `list.ts`. */
  readonly name: string;
  up(db: Kysely<unknown>, engine: Engine): Promise<void>;
}

/** Column definition of a number that the database hands out: `.addColumn('id', 'integer', autoId(engine))`. */
export function autoId(
  engine: Engine,
): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (column) =>
    engine === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.generatedByDefaultAsIdentity().primaryKey();
}

/** Text that sorts and compares by bytes on both engines, whatever the server's locale: for keys and ordered lists. */
export function plainText(engine: Engine): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`text` : sql`text collate "C"`;
}
