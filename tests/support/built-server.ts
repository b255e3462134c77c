import { isBuilt } from '../../scripts/build-site.ts';

let checked = false;

/**
 * Node's arguments with which `npm start` runs the server (decision 140), below the project's folder. Throws where dist/ is
 * missing or was built from other sources than the present: a test of the process must not judge yesterday's.
 */
export function builtServer(): readonly string[] {
  if (!checked && !isBuilt()) {
    throw new Error(
      'dist/ was not built from these sources: run `npm start -- --build-only` first.',
    );
  }
  checked = true;
  return ['--max-semi-space-size=4', 'dist/server/main.js'];
}
