import { type ComponentType, createElement } from 'react';

/**
 * In the browser, a part of the page that the server rendered and that never changes. Its element is not hydrated, so
 * that pages need neither its code and data nor the time to process it (docs/decisions/browser.md). `tag` and `id`
 * identify its outer element. It renders nothing if the server rendered nothing. Its behavior is in
 * `install-behavior.ts`.
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
    // React does not touch the content of such an element. If it renders the page again, the content is the same.
    dangerouslySetInnerHTML: { __html: drawn.innerHTML },
    suppressHydrationWarning: true,
  };
  return () => createElement(tag, props);
}
