/** The database was written by a newer version of the site: this one might destroy what it does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}
