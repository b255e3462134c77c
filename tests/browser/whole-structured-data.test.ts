import { beforeAll, describe, expect, inject, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { fetchPage, readPublicUrl } from '../support/crawl.ts';
import { EVERY_PAGE, type Examples, findExamples } from '../support/every-page.ts';
import { startSiteProcess } from '../support/site-process.ts';

type Thing = Readonly<Record<string, unknown>>;

let examples: Examples;
let publicUrl: string;

beforeAll(async () => {
  examples = await findExamples(inject('siteOrigin'));
  publicUrl = await readPublicUrl(inject('siteOrigin'));
});

const text = expect.stringMatching(/\S/) as unknown;
const address = expect.stringMatching(/^https?:\/\/[^/]+\//) as unknown;
const date = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as unknown;
const things = (shape: Thing) => (value: unknown) => {
  expect(Array.isArray(value) && value.length > 0).toBe(true);
  for (const each of value as Thing[]) expect(each).toMatchObject(shape);
};

/** What Google's and schema.org's documentation ask of each type that the site states. */
const SHAPES: Readonly<Record<string, (thing: Thing) => void>> = {
  Product(thing) {
    expect(thing).toMatchObject({ name: text, description: text, url: address, image: address });
    expect(thing['offers'] ?? null).toSatisfy(
      (offers) => offers === null || JSON.stringify(offers).includes('"price"'),
    );
  },
  BreadcrumbList(thing) {
    things({ '@type': 'ListItem', name: text, item: address })(thing['itemListElement']);
    const items = thing['itemListElement'] as Thing[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  },
  Article(thing) {
    const organization = { '@type': 'Organization', name: text };
    expect(thing).toMatchObject({
      headline: text,
      description: text,
      datePublished: date,
      dateModified: date,
      image: address,
      author: organization,
      publisher: organization,
    });
  },
  FAQPage(thing) {
    const acceptedAnswer = { '@type': 'Answer', text };
    things({ '@type': 'Question', name: text, acceptedAnswer })(thing['mainEntity']);
  },
  WebSite(thing) {
    expect(thing).toMatchObject({
      name: text,
      url: address,
      potentialAction: {
        '@type': 'SearchAction',
        'query-input': 'required name=search_term_string',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: expect.stringContaining('{search_term_string}') as unknown,
        },
      },
    });
  },
  ItemList(thing) {
    things({ '@type': 'ListItem', position: expect.any(Number), name: text, url: address })(
      thing['itemListElement'],
    );
  },
  Blog(thing) {
    expect(thing).toMatchObject({ name: text, url: address });
    things({ '@type': 'BlogPosting', headline: text, datePublished: date, url: address })(
      thing['blogPost'],
    );
  },
  DefinedTerm: (thing) => expect(thing).toMatchObject({ name: text, url: address }),
  Dataset: (thing) => expect(thing).toMatchObject({ name: text, description: text, license: text }),
};

async function dataOf(path: string): Promise<readonly Thing[]> {
  return (await fetchPage(inject('siteOrigin'), path)).jsonLd;
}

async function thingOf(path: string, type: string): Promise<Thing | undefined> {
  return (await dataOf(path)).find((thing) => thing['@type'] === type);
}

// @spec Page metadata and structured product data are generated.
describe.each(EVERY_PAGE)('$name', ({ path }) => {
  test('states nothing that search engines could not read', async () => {
    for (const thing of await dataOf(path(examples))) {
      expect(thing['@context']).toBe('https://schema.org');
      const shape = SHAPES[String(thing['@type'])];
      expect(shape, `the shape of ${String(thing['@type'])}`).toBeDefined();
      shape?.(thing);
    }
  });
});

const STATED: readonly (readonly [type: string, page: (found: Examples) => string])[] = [
  ['WebSite', () => paths.home()],
  ['Product', ({ products }) => paths.product(products[0]?.id ?? 0)],
  ['BreadcrumbList', ({ products }) => paths.product(products[0]?.id ?? 0)],
  ['Article', ({ post }) => paths.blogPost(post.slug)],
  ['BreadcrumbList', ({ post }) => paths.blogPost(post.slug)],
  ['FAQPage', () => paths.faq()],
  ['ItemList', ({ brand }) => paths.brand(brand)],
  ['ItemList', () => paths.search()],
  ['ItemList', () => paths.collections()],
  ['ItemList', () => paths.collection('vegan-protein-without-soy')],
  ['BreadcrumbList', () => paths.collection('vegan-protein-without-soy')],
  ['ItemList', () => paths.brands()],
];

test.each(STATED)('a %s is stated where it belongs (%s)', async (type, page) => {
  expect(await thingOf(page(examples), type)).toBeDefined();
});

test('the search that WebSite names finds what it says', async () => {
  const action = (await thingOf('/', 'WebSite'))?.['potentialAction'] as {
    target: { urlTemplate: string };
  };
  const url = action.target.urlTemplate.replace('{search_term_string}', 'cocoa');
  const page = await fetchPage(inject('siteOrigin'), url.slice(publicUrl.length));
  expect(page.status).toBe(200);
  expect(page.text).toContain('cocoa');
});

describe('a rating of a product', () => {
  const ratingOf = async (origin: string, id: number) => {
    const page = await fetchPage(origin, paths.product(id));
    return page.jsonLd.find((thing) => thing['@type'] === 'Product');
  };

  test('is not stated where no operator has counted reviews', async () => {
    expect(examples.products).not.toEqual([]);
    for (const { id } of examples.products) {
      const stated = await ratingOf(inject('siteOrigin'), id);
      expect(stated).toBeDefined();
      expect(stated).not.toHaveProperty('aggregateRating');
      expect(stated).not.toHaveProperty('review');
    }
  });

  // @spec | Structured-data review count | 127; rating from protein efficiency clamped to 1-5 |
  test('states the configured count, and protein efficiency between 1 and 5', async () => {
    const counted = await startSiteProcess({ STRUCTURED_DATA_REVIEW_COUNT: '127' });
    try {
      const ratings: { product: Product; rating: number }[] = [];
      for (const product of examples.products) {
        const stated = await ratingOf(counted.origin, product.id);
        expect(stated?.['aggregateRating']).toEqual({
          '@type': 'AggregateRating',
          ratingValue: expect.any(Number) as unknown,
          bestRating: 5,
          worstRating: 1,
          reviewCount: 127,
        });
        const ratingValue = Number(
          (stated?.['aggregateRating'] as Thing | undefined)?.['ratingValue'],
        );
        expect(ratingValue).toBeGreaterThanOrEqual(1);
        expect(ratingValue).toBeLessThanOrEqual(5);
        ratings.push({ product, rating: ratingValue });
      }
      const efficiency = ({ proteinPerServing, calories }: Product) =>
        (proteinPerServing ?? 0) / (calories ?? 1);
      const inOrder = ratings.toSorted((a, b) => efficiency(a.product) - efficiency(b.product));
      const values = inOrder.map(({ rating }) => rating);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    } finally {
      await counted.stop();
    }
  });
});

describe('share pictures', () => {
  const PICTURES: readonly (readonly [name: string, page: (found: Examples) => string])[] = [
    ['the site', () => paths.home()],
    ['a product', ({ products }) => paths.product(products[0]?.id ?? 0)],
    ['a comparison', ({ products }) => paths.compare(products.map(({ id }) => id))],
    ['an article', ({ post }) => paths.blogPost(post.slug)],
    ['a brand', ({ brand }) => paths.brand(brand)],
    ['a collection', () => paths.collection('vegan-protein-without-soy')],
  ];

  test.each(PICTURES)('%s has one of 1200 × 630', async (_name, page) => {
    const { metas } = await fetchPage(inject('siteOrigin'), page(examples));
    const image = metas.get('og:image') ?? '';
    expect(image.startsWith(`${publicUrl}/share/`)).toBe(true);
    expect(metas.get('twitter:card')).toBe('summary_large_image');
    const answer = await fetch(`${inject('siteOrigin')}${image.slice(publicUrl.length)}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const png = Buffer.from(await answer.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([metas.get('og:image:width'), metas.get('og:image:height')]).toEqual(['1200', '630']);
  });

  test('each page has its own', async () => {
    const pages = await Promise.all(
      PICTURES.map(([, page]) => fetchPage(inject('siteOrigin'), page(examples))),
    );
    expect(new Set(pages.map(({ metas }) => metas.get('og:image'))).size).toBe(PICTURES.length);
  });
});
