import { createElement } from 'react';
import content from '../content.json';

/** Our product page's elements, as data: [name, props, children]. Made anew for each request, with no component between. */
function elementOf(node) {
  if (typeof node === 'string') return node;
  const [name, props, children] = node;
  return createElement(name, props, ...children.map(elementOf));
}

export const metadata = content.metadata;

export function Content({ n }) {
  return createElement('div', { 'data-n': n }, ...content.body.map(elementOf));
}
