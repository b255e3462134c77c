/** The wordmark: the label's thick rule under the name. */
export function Logo() {
  return <span className="logo headline">Proteinwise</span>;
}
