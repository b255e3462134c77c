import type { MarkedToken, Token } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { loneName, type TextValues, valueOf } from './prose-text.ts';

type Values = TextValues<ReactNode>;

/**
 * A text of `data/pages`: paragraphs, lists, emphasis, code and links, with its `{{names}}` replaced. A name alone in a
 * paragraph or list item replaces the whole element. React creates every element, so a text cannot inject HTML. Throws
 * if a text holds any other Markdown, or a name without a value.
 */
export function Markdown({ tokens, values = {} }: { tokens: readonly Token[]; values?: Values }) {
  return element(Fragment, null, tokens, values);
}

function element(
  type: string | typeof Fragment,
  properties: object | null,
  tokens: readonly Token[],
  values: Values,
): ReactNode {
  return createElement(type, properties, ...tokens.map((token) => draw(token, values)));
}

function linkProperties(href: string): object {
  if (href.startsWith('/')) return { href };
  if (href.startsWith('https://')) return { href, rel: 'noopener' };
  throw new Error(`A link of data/pages is neither a path nor an https address: ${href}`);
}

function draw(anyToken: Token, values: Values): ReactNode {
  const token = anyToken as MarkedToken;
  switch (token.type) {
    case 'space':
      return null;
    case 'text':
      return token.tokens === undefined
        ? filled(token.text, values)
        : element(Fragment, null, token.tokens, values);
    case 'paragraph':
    case 'list_item': {
      const name = loneName(token.text);
      if (name !== null) return valueOf(values, name);
      return element(token.type === 'paragraph' ? 'p' : 'li', null, token.tokens, values);
    }
    case 'list':
      return element(token.ordered ? 'ol' : 'ul', null, token.items, values);
    case 'strong':
    case 'em':
      return element(token.type, null, token.tokens, values);
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link':
      return element('a', linkProperties(token.href), token.tokens, values);
    default:
      throw new Error(`Texts of data/pages have no ${token.type}: ${token.raw}`);
  }
}

/** Replaces the names in a run of text by their values. */
function filled(text: string, values: Values): ReactNode {
  const parts = text.split(/\{\{([\w.]+)\}\}/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, place) => (place % 2 === 0 ? part : valueOf(values, part))),
  );
}
