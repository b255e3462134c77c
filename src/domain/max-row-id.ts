/** The largest number of a row: PostgreSQL refuses to compare an `integer` with a larger one. */
export const MAX_ROW_ID = 2_147_483_647;
