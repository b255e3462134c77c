/** Cycles through system, light and dark (`shell/switch-theme.ts`). Without JavaScript the theme follows the system. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      data-theme-switch=""
      className="needs-script tap justify-center gap-1.5 px-2 text-sm font-medium max-md:mr-[32px] max-md:ml-auto max-md:w-[44px] md:-mr-3 print:hidden"
      suppressHydrationWarning
    >
      <span className="sr-only">Color scheme:</span>
      <span className="theme-system icon-system">Auto</span>
      <span className="theme-light icon-sun">Light</span>
      <span className="theme-dark icon-moon">Dark</span>
    </button>
  );
}
