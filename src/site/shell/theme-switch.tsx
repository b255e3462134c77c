import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/icon.tsx';

const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];
const NAMES: Readonly<Record<Choice, string>> = {
  system: 'as the system',
  light: 'light',
  dark: 'dark',
};
const ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice that `theme/set-theme.ts` restored before the first paint, or the switch has made since. */
function current(): Choice {
  const value = document.documentElement.dataset['theme'];
  return value === 'light' || value === 'dark' ? value : 'system';
}

function choose(choice: Choice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Goes round system, light, dark. Shown only where JavaScript runs, since without it the system decides. */
export function ThemeSwitch() {
  const choice = useSyncExternalStore(subscribe, current, () => null);
  if (choice === null) return <span className="size-11" />;
  const next = CHOICES[(CHOICES.indexOf(choice) + 1) % CHOICES.length] ?? 'system';
  return (
    <button
      type="button"
      className="grid size-11 place-items-center"
      aria-label={`Colours: ${NAMES[choice]}. Change to ${NAMES[next]}`}
      onClick={() => choose(next)}
    >
      <Icon name={ICONS[choice]} className="size-5" />
    </button>
  );
}
