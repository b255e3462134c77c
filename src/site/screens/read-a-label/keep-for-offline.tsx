import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazy } from './lazy-parts.ts';
import { isKept, ON_DEVICE_KB, readOnDevice } from './on-device/read-on-device.ts';

type State = 'unknown' | 'offered' | 'loading' | 'kept' | 'failed';

const WORDS: Readonly<Record<Exclude<State, 'unknown' | 'kept'>, string>> = {
  offered: `Read without a network, too (${ON_DEVICE_KB / 1_000} MB)`,
  loading: 'Loading …',
  failed: 'Could not be loaded: try again',
};

/** A button that fetches everything that reading a label needs, for shops without reception. */
export function KeepForOffline() {
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    // Offered only if a service worker can cache files.
    if (navigator.serviceWorker?.controller == null) return;
    void isKept().then((kept) => setState(kept ? 'kept' : 'offered'));
  }, []);
  const keep = async () => {
    setState('loading');
    try {
      // Reads a label, which loads everything that reading needs. The explanation is rendered by a part of its own.
      await Promise.all([readOnDevice({ statement: 'Milk.' }), lazy.Explanation.load()]);
      setState((await isKept()) ? 'kept' : 'failed');
    } catch {
      setState('failed');
    }
  };
  if (state === 'unknown') return null;
  return (
    <p className="text-sm" role="status">
      {state === 'kept' ? (
        'Kept on this device: ingredients are read without a network, too.'
      ) : (
        <Button disabled={state === 'loading'} onClick={() => void keep()}>
          {WORDS[state]}
        </Button>
      )}
    </p>
  );
}
