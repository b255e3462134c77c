import { type FrontMatterValue, parseFrontMatter } from './front-matter.ts';

/** An article of `data/blog` after validation. Its body is still Markdown. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly metaDescription: string;
  readonly tags: readonly string[];
  readonly trendingTopic: string | null;
  readonly searchVolume: number | null;
  /** ISO 8601 UTC. */
  readonly publishedAt: string;
  readonly body: string;
  readonly bodyLine: number;
}

export interface RejectedArticle {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

const REQUIRED = ['slug', 'title', 'excerpt', 'metaDescription', 'tags', 'publishedAt'] as const;
const OPTIONAL = ['trendingTopic', 'searchVolume'] as const;
const KNOWN: readonly string[] = [...REQUIRED, ...OPTIONAL];
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/**
 * Reads one article (specification section 3, "Blog post"). `file` is its name, which must be its slug plus ".md".
 * Errors are returned with their line, not thrown.
 */
export function readArticle(
  file: string,
  text: string,
): { readonly article: Article } | { readonly rejected: RejectedArticle } {
  const front = parseFrontMatter(text);
  if (!front.ok) return { rejected: { file, line: front.line, reason: front.reason } };
  const { fields, body, bodyLine } = front;
  const reject = (reason: string) => ({ rejected: { file, line: 1, reason } });

  const unknown = [...fields.keys()].find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return reject(`"${unknown}" is not a field of an article`);
  const missing = REQUIRED.find((name) => !fields.has(name) || fields.get(name) === '');
  if (missing !== undefined) return reject(`"${missing}" is missing`);
  const list = [...fields].find(([name, value]) => (name === 'tags') !== Array.isArray(value));
  if (list !== undefined) {
    return reject(`"${list[0]}" must be ${list[0] === 'tags' ? 'a list' : 'one text'}`);
  }

  const of = (name: string) => textOf(fields.get(name));
  const slug = of('slug');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    return reject(`"slug" must be lower-case words joined by "-": ${slug}`);
  }
  if (file !== `${slug}.md`) return reject(`the file must be called ${slug}.md`);
  const publishedAt = of('publishedAt');
  if (!TIME.test(publishedAt) || Number.isNaN(Date.parse(publishedAt))) {
    return reject(`"publishedAt" must be a time such as 2026-02-03T09:00:00Z: ${publishedAt}`);
  }
  const volume = of('searchVolume');
  if (volume !== '' && !/^\d{1,12}$/.test(volume)) {
    return reject(`"searchVolume" must be a whole number: ${volume}`);
  }
  if (body.trim() === '') return reject('the article has no text');
  return {
    article: {
      slug,
      title: of('title'),
      excerpt: of('excerpt'),
      metaDescription: of('metaDescription'),
      tags: fields.get('tags') as readonly string[],
      trendingTopic: of('trendingTopic') || null,
      searchVolume: volume === '' ? null : Number(volume),
      publishedAt,
      body,
      bodyLine,
    },
  };
}

function textOf(value: FrontMatterValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
