import { fileURLToPath } from 'node:url';

/** Where data/ and dist/ lie: two folders up from this file, and from its bundle in dist/server. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
