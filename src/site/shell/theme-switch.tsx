import { Icon } from '../ui/icon.tsx';

/** Goes round system, light, dark (`theme/switch-theme.ts`). Needs JavaScript; without it the system decides. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      data-theme-switch=""
      className="needs-script grid size-11 place-items-center"
      aria-label="Colour scheme"
      suppressHydrationWarning
    >
      <Icon name="system" className="theme-system size-5" />
      <Icon name="sun" className="theme-light size-5" />
      <Icon name="moon" className="theme-dark size-5" />
    </button>
  );
}
