import sanitizeHtml from 'sanitize-html';

/** Everything that an article may contain: no images, forms, media, ids or styles, and no classes but ours. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags:
    'p h2 h3 h4 ul ol li blockquote pre code hr br strong em del sup sub a table thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    th: ['scope', 'class'],
    td: ['class'],
  },
  allowedClasses: { th: ['num'], td: ['num'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'math',
  ],
  enforceHtmlBoundary: false,
  nestingLimit: 32,
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs['href']) }),
    th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...aligned(attribs) } }),
    td: (tagName, attribs) => ({ tagName, attribs: aligned(attribs) }),
  },
};

/** External links must be absolute, and get `rel="noopener"`. */
function linkAttributes(href: string | undefined): Record<string, string> {
  const address = (href ?? '').trim();
  // Links within the site start at the root or are on this page. Browsers resolve "//host" and "/\host" to other sites.
  if (/^(?:#|\/(?![/\\]))/.test(address)) return { href: address };
  if (/^https?:\/\//i.test(address)) return { href: address, rel: 'noopener' };
  if (/^mailto:/i.test(address)) return { href: address };
  return {};
}

/** Right-aligned columns of Markdown tables are columns of numbers. */
function aligned({ align }: sanitizeHtml.Attributes): Record<string, string> {
  return align === 'right' ? { class: 'num' } : {};
}

/** Returns the HTML of an article reduced to harmless elements (docs/figures.md, 13). */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
