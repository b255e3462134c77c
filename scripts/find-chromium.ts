import { existsSync } from 'node:fs';

/**
 * Where a Chromium lies on this machine: CHROMIUM_PATH, or Debian's, the headless shell first (docs/decisions/testing.md); null where
 * there is none.
 */
export function findChromium(): string | null {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** The same for who cannot go on without. Throws what to install. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === null) {
    throw new Error(
      'There is no Chromium: install the Debian package "chromium-headless-shell", or name one in CHROMIUM_PATH.',
    );
  }
  return path;
}
