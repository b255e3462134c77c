import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * A link that replaces only what changes if JavaScript runs, and otherwise a plain `<a>`. It never changes the scroll
 * position. It replaces React Router's `Link`, which adds 3 KB of prefetching to every page
 * (docs/decisions/browser.md).
 */
export function AppLink({
  to,
  replace = false,
  onClick,
  children,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { replace, preventScrollReset: true });
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
