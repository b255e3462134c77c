import { existsSync } from 'node:fs';

/**
 * The headless shell, or the browser that CHROMIUM_PATH names. Null if there is neither. The shell needs a third of the
 * CPU time that the full Chromium needs for a page (docs/decisions/testing.md).
 */
export function findHeadlessShell(): string | null {
  return firstOf([process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell']);
}

/** The path of a Chromium on this machine, preferably the headless shell. Null if there is none. */
export function findChromium(): string | null {
  return (
    findHeadlessShell() ??
    firstOf(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'])
  );
}

function firstOf(paths: readonly (string | undefined)[]): string | null {
  return paths.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** Like `findChromium`, but throws an error that says what to install if there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === null) {
    throw new Error(
      'There is no Chromium: install the Debian package "chromium-headless-shell", or name one in CHROMIUM_PATH.',
    );
  }
  return path;
}
