/** The database was written by a newer version of the site: this one might destroy what it does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  /** One that this version does not know. */
  readonly migration: string;

  constructor(migration: string) {
    super(`The database was written by a newer version of the site (${migration}).`);
    this.migration = migration;
  }
}
