import { DomUtils, parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;

/** The contents of a served document, parsed from its HTML without a browser. Addresses are as written. */
export interface ReadDocument {
  readonly title: string;
  /** `content` by `name` or `property`. */
  readonly metas: ReadonlyMap<string, string>;
  readonly canonical: string | null;
  /** The address of the Atom feed; null if none is named. */
  readonly feed: string | null;
  /** Every address that a visitor or browser can follow from here. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Parsed `application/ld+json` blocks. Parsing throws if one is invalid. */
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
  /** `src` of scripts, and the modules that a script lists. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
  /** Number of elements, except those in closed `<details>`, which browsers do not lay out. */
  readonly elements: number;
  readonly text: string;
}

export interface ServedPage extends ReadDocument {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

function elements(document: Document) {
  return DomUtils.findAll(() => true, document.children);
}

/** Returns the elements in closed `<details>`, without their summaries. */
function folded(document: Document) {
  const closed = DomUtils.findAll(
    ({ name, attribs }) => name === 'details' && attribs['open'] === undefined,
    document.children,
  );
  const held = closed.flatMap((details) =>
    details.children.filter((child) => !('name' in child) || child.name !== 'summary'),
  );
  return [...new Set(DomUtils.findAll(() => true, held))];
}

/** Returns the address to which a form without fields leads; null if it has fields or is sent by POST. */
function formTarget(form: ReturnType<typeof elements>[number]): string | null {
  if ((form.attribs['method'] ?? 'get').toLowerCase() !== 'get') return null;
  const fields = DomUtils.findAll(
    ({ name }) => ['input', 'select', 'textarea'].includes(name),
    form.children,
  );
  return fields.length > 0 ? null : (form.attribs['action'] ?? null);
}

export function readDocument(html: string): ReadDocument {
  const document = parseDocument(html);
  const all = elements(document);
  const named = (name: string) => all.filter((element) => element.name === name);
  const links = (rel: string) =>
    named('link').filter(({ attribs }) => (attribs['rel'] ?? '').split(' ').includes(rel));
  const hrefs = (found: typeof all) =>
    found.flatMap(({ attribs }) => attribs['href'] ?? attribs['src'] ?? []);
  const metas = new Map(
    named('meta').map(({ attribs }): [string, string] => [
      attribs['name'] ?? attribs['property'] ?? '',
      attribs['content'] ?? '',
    ]),
  );
  const modules = named('script').flatMap(
    ({ attribs }) => attribs['data-modules']?.split(' ') ?? [],
  );
  return {
    title: named('title').map(DomUtils.textContent)[0] ?? '',
    metas,
    canonical: hrefs(links('canonical'))[0] ?? null,
    feed:
      hrefs(
        links('alternate').filter(({ attribs }) => attribs['type'] === 'application/atom+xml'),
      )[0] ?? null,
    links: [
      ...hrefs([...named('a'), ...named('area'), ...named('link'), ...named('script')]),
      ...modules,
      ...hrefs(named('img')),
      ...named('form').flatMap((form) => formTarget(form) ?? []),
    ],
    ids: new Set(all.flatMap(({ attribs }) => attribs['id'] ?? [])),
    jsonLd: named('script')
      .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
      .map((script) => JSON.parse(DomUtils.textContent(script)) as Record<string, unknown>),
    scripts: [
      ...hrefs(named('script').filter(({ attribs }) => attribs['src'] !== undefined)),
      ...modules,
    ],
    stylesheets: hrefs(links('stylesheet')),
    fonts: hrefs(links('preload').filter(({ attribs }) => attribs['as'] === 'font')),
    elements: all.length - folded(document).length,
    text: DomUtils.textContent(named('body')),
  };
}

/** Fetches a path of the site, without following redirects. */
export async function fetchPage(origin: string, path: string): Promise<ServedPage> {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual' });
  const html = await answer.text();
  const isHtml = (answer.headers.get('content-type') ?? '').includes('html');
  return {
    ...readDocument(isHtml ? html : ''),
    path,
    status: answer.status,
    headers: answer.headers,
    html,
  };
}

/** Returns the site's public origin, as the home page states it, which is not the one at which a test reaches it. */
export async function readPublicUrl(origin: string): Promise<string> {
  const { canonical } = await fetchPage(origin, '/');
  return new URL(canonical ?? '').origin;
}

/** Kinds of pages of which a catalogue has thousands. Only a sample of each is visited. */
const MANY = [/^\/protein\//, /^\/brands\//, /^\/ingredients\//, /[?&]/] as const;

/** A link of a page to an address of the site. */
interface Link {
  readonly from: string;
  /** Path and query. */
  readonly path: string;
  /** With a leading "#"; "" if there is none. */
  readonly fragment: string;
}

export interface Crawl {
  /** By path and query. */
  readonly pages: ReadonlyMap<string, ServedPage>;
  /** Every link between visited addresses. */
  readonly links: readonly Link[];
}

/**
 * Visits the site from "/", following every internal link of the served HTML and every redirect. About `sample` pages
 * are visited of each kind that has thousands. Absolute links to the site begin with `publicUrl`.
 */
export async function crawl(
  origin: string,
  { sample, publicUrl }: { readonly sample: number; readonly publicUrl: string },
): Promise<Crawl> {
  const pages = new Map<string, ServedPage>();
  const links: Link[] = [];
  const left = new Map(MANY.map((kind) => [kind, sample]));
  const waiting = ['/'];
  const seen = new Set(waiting);

  function follow(from: string, address: string): void {
    const written = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
    const url = new URL(written, `${origin}${from}`);
    if (url.origin !== origin) return;
    const path = `${url.pathname}${url.search}`;
    const link = { from, path, fragment: decodeURIComponent(url.hash) };
    if (seen.has(path)) {
      links.push(link);
      return;
    }
    const kind = MANY.find((pattern) => pattern.test(path));
    const allowed = kind === undefined ? 1 : (left.get(kind) ?? 0);
    if (allowed <= 0) return;
    if (kind !== undefined) left.set(kind, allowed - 1);
    seen.add(path);
    links.push(link);
    waiting.push(path);
  }

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = await fetchPage(origin, path);
    pages.set(path, page);
    const location = page.headers.get('location');
    if (location !== null) follow(path, location);
    for (const address of page.links) follow(path, address);
  }
  return { pages, links };
}
