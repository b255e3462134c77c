import { type ComponentType, createElement } from 'react';

/**
 * In the browser, a part of the page that the server has drawn and that never changes: its element is not hydrated, so
 * that pages need neither its code nor its data, nor the time to go through it (docs/decisions/browser.md). `tag` and `id` are
 * those of its outer element; it draws nothing where the server drew nothing. What it does is `install-behavior.ts`'s business.
 */
export function unhydratedPart(
  tag: 'header' | 'footer' | 'section' | 'div' | 'dl',
  id?: string,
): ComponentType<object> {
  const drawn =
    id === undefined ? document.querySelector(`#root > ${tag}`) : document.getElementById(id);
  if (drawn === null) return () => null;
  const props = {
    id,
    className: drawn.className,
    // React does not touch the content of such an element; if it renders the page again, the content is the same.
    dangerouslySetInnerHTML: { __html: drawn.innerHTML },
    suppressHydrationWarning: true,
  };
  return () => createElement(tag, props);
}
