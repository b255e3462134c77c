import type { PublicConfig } from '#contract/public-config.ts';
import type { PageMeta } from './screen.ts';

export const SITE_NAME = 'Proteinwise';
const DEFAULT_DESCRIPTION =
  'Smart protein analysis with ingredient filtering, match scoring, and intelligent data-driven recommendations.';

/** Returns the title of a page, with the site's name appended unless it contains it. */
export function fullTitle(meta: PageMeta): string {
  return meta.title.includes(SITE_NAME) ? meta.title : `${meta.title} · ${SITE_NAME}`;
}

/** The share picture of pages without their own. All share pictures are 1200 × 630 px. */
const SHARE_PICTURE = '/share/site.png';

/** One element of the head; `text` is the content of a script. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/**
 * Returns the head elements that depend on the page. The server writes them as text, and the browser replaces them
 * after a navigation. Absolute addresses need `publicUrl`; without it they are left out.
 */
export function headTags(meta: PageMeta, config: PublicConfig): HeadTag[] {
  const description = meta.description ?? DEFAULT_DESCRIPTION;
  const absolute = (path: string | undefined) =>
    path === undefined || config.publicUrl === '' ? null : `${config.publicUrl}${path}`;
  const named = (name: string, content: string | null): HeadTag[] =>
    content === null ? [] : [{ tag: 'meta', attributes: { name, content } }];
  const property = (name: string, content: string | null): HeadTag[] =>
    content === null ? [] : [{ tag: 'meta', attributes: { property: name, content } }];
  const canonical = absolute(meta.canonical);
  const image = absolute(meta.image ?? SHARE_PICTURE);
  return [
    ...named('description', description),
    ...named('robots', meta.noindex === true ? 'noindex' : null),
    ...(canonical === null
      ? []
      : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }]),
    ...(meta.feed === undefined
      ? []
      : [
          {
            tag: 'link' as const,
            attributes: {
              rel: 'alternate',
              type: 'application/atom+xml',
              title: meta.feed.title,
              href: meta.feed.path,
            },
          },
        ]),
    ...property('og:site_name', SITE_NAME),
    ...property('og:type', meta.ogType ?? 'website'),
    ...property('og:title', meta.title),
    ...property('og:description', description),
    ...property('og:url', canonical),
    ...property('og:image', image),
    ...(image === null
      ? []
      : [...property('og:image:width', '1200'), ...property('og:image:height', '630')]),
    ...named('twitter:card', image === null ? 'summary' : 'summary_large_image'),
    ...(meta.jsonLd ?? []).map((object) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: jsonForScript(object),
    })),
  ];
}

/** Returns JSON that cannot close its script element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
