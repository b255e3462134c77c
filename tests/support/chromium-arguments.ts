/** Arguments with which Chromium runs as root and without a screen, and sends requests only to the site. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Renders glyphs as the full Chromium does; the headless shell has another default.
  '--font-render-hinting=slight',
];
