/** Arguments with which Chromium runs as root, without a screen, and sends requests to the site only. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as the whole Chromium draws them; the headless shell has another default.
  '--font-render-hinting=slight',
];
