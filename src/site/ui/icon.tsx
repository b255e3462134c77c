/** The icons of `styles/icon.css` that components use. State icons are never the only sign: text accompanies them. */
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

/**
 * An icon in the color of the surrounding text. Assistive technology ignores it, so put its meaning in text next to it.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <span className={`icon icon-${name}${className === undefined ? '' : ` ${className}`}`} />;
}
