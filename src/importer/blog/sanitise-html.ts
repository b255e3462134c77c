import sanitizeHtml from 'sanitize-html';

/** Everything an article may consist of. No images, no forms, no media, no ids, no styles, no classes but ours. */
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
  // Within the site: from the root or on this page. "//host" and "/\host" lead elsewhere in browsers.
  if (/^(?:#|\/(?![/\\]))/.test(address)) return { href: address };
  if (/^https?:\/\//i.test(address)) return { href: address, rel: 'noopener' };
  if (/^mailto:/i.test(address)) return { href: address };
  return {};
}

/** Markdown's right-aligned columns are columns of numbers. */
function aligned({ align }: sanitizeHtml.Attributes): Record<string, string> {
  return align === 'right' ? { class: 'num' } : {};
}

/** HTML of an article, of which only harmless elements are left (docs/figures.md, 13). */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
