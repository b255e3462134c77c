/** The wordmark: the name with a thick rule under it, as on a label. */
export function Logo() {
  return <span className="logo headline">Proteinwise</span>;
}
