/** A link to a source. */
export function Cite({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
