/** The icons of `styles/icon.css` that components draw. State icons are never the only sign: text stands beside them. */
export type IconName =
  | 'met'
  | 'unmet'
  | 'unknown'
  | 'menu'
  | 'close'
  | 'filter'
  | 'cards'
  | 'table'
  | 'left'
  | 'right'
  | 'down'
  | 'plus'
  | 'external'
  | 'link'
  | 'warning';

/** An icon in the color of the text around it. Nothing to assistive technology: name what it means beside it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <span className={`icon icon-${name}${className === undefined ? '' : ` ${className}`}`} />;
}
