/** The largest row id: PostgreSQL refuses to compare an `integer` with a larger number. */
export const MAX_ROW_ID = 2_147_483_647;
