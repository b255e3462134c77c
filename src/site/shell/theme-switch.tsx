import { Icon } from '../ui/icon.tsx';

/** Goes round system, light, dark (`theme/switch-theme.ts`). Needs JavaScript; without it the system decides. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      data-theme-switch=""
      className="needs-script tap justify-center gap-1.5 px-2 text-sm font-medium max-md:w-11"
      suppressHydrationWarning
    >
      <Icon name="system" className="theme-system size-5" />
      <Icon name="sun" className="theme-light size-5" />
      <Icon name="moon" className="theme-dark size-5" />
      <span className="sr-only">Color scheme:</span>
      <span className="theme-system max-md:sr-only">Auto</span>
      <span className="theme-light max-md:sr-only">Light</span>
      <span className="theme-dark max-md:sr-only">Dark</span>
    </button>
  );
}
