import { useEffect } from 'react';
import { paths } from '#contract/paths.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** `/` goes to the search box: the field marked `data-search-box` on this page, or the home page's form. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      const box = document.querySelector<HTMLElement>('[data-search-box]');
      if (box === null) window.location.assign(paths.homeAnchor('search'));
      else box.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
