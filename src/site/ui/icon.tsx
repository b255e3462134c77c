/** Drawn on a 24-unit grid with 2-unit strokes. State icons are never the only sign: text stands beside them. */
const PATHS = {
  met: 'M4 12.5l5.5 5.5L20 6.5',
  unmet: 'M5 5l14 14M19 5L5 19',
  unknown: 'M8 8.5a4 4 0 1 1 6 3.4c-1.3.8-2 1.5-2 3.1M12 19v.01',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  filter: 'M3 6h18M6 12h12M10 18h4',
  cards: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  table: 'M3 5h18M3 10h18M3 15h18M3 20h18',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  external: 'M14 4h6v6M20 4l-9 9M10 5H5v14h14v-5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  warning: 'M12 3L2 20h20L12 3zM12 10v5M12 17.5v.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8v.01',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  system: 'M3 4h18v12H3zM8 20h8M12 16v4',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon in the colour of the text around it. Hidden from assistive technology: name what it means beside it. */
export function Icon({ name, className = 'size-4' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'met' || name === 'unmet' || name === 'unknown' ? 3 : 2}
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
