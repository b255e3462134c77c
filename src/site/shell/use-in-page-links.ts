import { useEffect } from 'react';

function smoothly(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/**
 * Links that start with `/#` scroll smoothly to the element with that id when it is on this page; from other pages the
 * browser loads `/#…` itself (specification section 2, "Header and footer").
 */
export function useInPageLinks(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      const link = (event.target as Element | null)?.closest('a');
      const href = link?.getAttribute('href');
      if (link?.target === '_blank' || href?.startsWith('/#') !== true) return;
      if (window.location.pathname !== '/') return;
      const target = document.getElementById(href.slice(2));
      if (target === null) return;
      event.preventDefault();
      window.history.pushState(window.history.state, '', href);
      target.scrollIntoView({ behavior: smoothly(), block: 'start' });
      target.focus({ preventScroll: true });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
