import { type ComponentType, createContext, createElement, useContext } from 'react';

/** A part's outer element: its class, and its inside as HTML that React copies as it is. */
export interface DrawnPart {
  readonly className: string;
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

/** What the server has drawn already of the page it draws. */
export const DrawnParts = createContext<Readonly<Record<'header' | 'footer', DrawnPart>> | null>(
  null,
);

/** On the server, a part that is the same on every page: `draw-shell.tsx` has drawn it before. */
export function drawnPart(tag: 'header' | 'footer'): ComponentType<object> {
  return () => createElement(tag, useContext(DrawnParts)?.[tag]);
}
