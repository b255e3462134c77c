import { createElement } from 'react';
import content from '../content.json';

/**
 * The elements of our product page as data: [name, props, children]. They are created again for each request, without
 * components.
 */
function elementOf(node) {
  if (typeof node === 'string') return node;
  const [name, props, children] = node;
  return createElement(name, props, ...children.map(elementOf));
}

export const metadata = content.metadata;

export function Content({ n }) {
  return createElement('div', { 'data-n': n }, ...content.body.map(elementOf));
}
