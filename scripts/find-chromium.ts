import { existsSync } from 'node:fs';

/** The headless shell, or what CHROMIUM_PATH names: pages take a third of the processor that the whole Chromium takes for them (docs/decisions/testing.md). */
export function findHeadlessShell(): string | null {
  return firstOf([process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell']);
}

/** The path of a Chromium on this machine, the headless shell first; null if there is none. */
export function findChromium(): string | null {
  return (
    findHeadlessShell() ??
    firstOf(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'])
  );
}

function firstOf(paths: readonly (string | undefined)[]): string | null {
  return paths.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** The same, but throws with what to install if there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === null) {
    throw new Error(
      'There is no Chromium: install the Debian package "chromium-headless-shell", or name one in CHROMIUM_PATH.',
    );
  }
  return path;
}
