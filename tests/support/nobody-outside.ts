/** Settings without access to the public services: their addresses are a closed port of this machine. */
export const NOBODY_OUTSIDE: Readonly<Record<string, string>> = Object.fromEntries(
  ['OFF_FILES_URL', 'OFF_API_URL', 'OFF_IMAGES_URL', 'FDC_API_URL', 'DSLD_API_URL'].map((name) => [
    name,
    'http://127.0.0.1:9',
  ]),
);
