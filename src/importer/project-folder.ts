import { fileURLToPath } from 'node:url';

/** The folder that contains data/ and dist/: two levels up from this file, and from its bundle in dist/server. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
