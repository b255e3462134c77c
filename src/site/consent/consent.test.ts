import { describe, expect, it } from 'vitest';
import { decideConsent } from './consent.ts';

const page = { configured: true, choice: null, privacyControl: false } as const;

describe('consent', () => {
  it('is asked for before anything is loaded', () => {
    expect(decideConsent(page)).toEqual({ ask: true, load: false });
  });

  it('loads after yes, not after no, and asks no second time', () => {
    expect(decideConsent({ ...page, choice: 'accepted' })).toEqual({ ask: false, load: true });
    expect(decideConsent({ ...page, choice: 'refused' })).toEqual({ ask: false, load: false });
  });

  it('is never asked for, and never counts, under Global Privacy Control', () => {
    for (const choice of [null, 'accepted', 'refused'] as const) {
      const decision = decideConsent({ ...page, choice, privacyControl: true });
      expect(decision).toEqual({ ask: false, load: false });
    }
  });

  it('has no subject where nothing is configured', () => {
    const decision = decideConsent({ ...page, configured: false, choice: 'accepted' });
    expect(decision).toEqual({ ask: false, load: false });
  });
});
