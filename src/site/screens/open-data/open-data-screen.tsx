import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { KnownReport } from '#domain/product/known-counts.ts';
import sources from '../../../../data/catalogue/sources.json';
import { countOf } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { loadCatalogueCounts } from '../../prose/catalogue-counts.ts';
import { ProsePage, type ProseSection } from '../../prose/prose-page.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { KnownTables } from './known-tables.tsx';

export const CATALOGUE_JSON = '/open-data/catalogue.json';
export const CATALOGUE_CSV = '/open-data/catalogue.csv';
const ODBL = 'https://opendatacommons.org/licenses/odbl/1-0/';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Open Data', href: paths.openData() },
];

/** How many products and brands the texts speak of, and what is known of them. */
export async function loader(args: LoaderFunctionArgs) {
  const [counts, known] = await Promise.all([
    loadCatalogueCounts(args),
    loaderTools(args).api.known(),
  ]);
  return { ...counts, known };
}

export const handle: ScreenHandle = {
  hydrate: false,
  meta: ({ config }) => ({
    title: 'Open Data',
    description: 'The whole catalogue as JSON and CSV, its licence, and the sources it is made of.',
    canonical: paths.openData(),
    jsonLd: [
      breadcrumbList(TRAIL, config.publicUrl),
      {
        '@context': 'https://schema.org',
        '@type': 'Dataset',
        name: 'Proteinwise catalogue',
        description:
          'Protein powders, drinks and bars with ingredients, nutrition figures per serving and per 100 g, dietary facts, and the source of every figure.',
        url: `${config.publicUrl}${paths.openData()}`,
        license: ODBL,
        isAccessibleForFree: true,
        creator: { '@type': 'Organization', name: 'Proteinwise', url: config.publicUrl },
        distribution: [
          {
            '@type': 'DataDownload',
            encodingFormat: 'application/json',
            contentUrl: `${config.publicUrl}${CATALOGUE_JSON}`,
          },
          {
            '@type': 'DataDownload',
            encodingFormat: 'text/csv',
            contentUrl: `${config.publicUrl}${CATALOGUE_CSV}`,
          },
        ],
      },
    ],
  }),
};

/** Open Data (product.md section 5): the catalogue under its licence. */
export function Component() {
  const { products, brands, known } = useLoaderData<typeof loader>();
  return (
    <ProsePage
      trail={TRAIL}
      title="Open Data"
      lead={`All ${countOf(products, 'product')} of ${countOf(brands, 'brand')}, every figure with its source. Take it.`}
      sections={sections(known)}
    />
  );
}

/** Sources that are in the catalogue, or may be imported into it, with the words their licences ask for. */
function sections(known: KnownReport): readonly ProseSection[] {
  return [
    {
      id: 'download',
      heading: 'Download',
      body: (
        <>
          <p className="flex flex-wrap gap-3">
            <ButtonLink
              href={CATALOGUE_JSON}
              variant="primary"
              download="proteinwise-catalogue.json"
            >
              Catalogue as JSON
            </ButtonLink>
            <ButtonLink href={CATALOGUE_CSV} download="proteinwise-catalogue.csv">
              Catalogue as CSV
            </ButtonLink>
          </p>
          <p>
            The JSON is a list of products as the <a href={paths.apiDocs()}>interface</a> gives
            them. The CSV has one row per product, numbers with a point, empty where unknown. Grams,
            kcal, US dollars, per serving unless a column says per 100.
          </p>
        </>
      ),
    },
    {
      id: 'known',
      heading: 'What is known',
      wide: true,
      body: <KnownTables known={known} />,
    },
    {
      id: 'licence',
      heading: 'Licence',
      body: (
        <>
          <p>
            The catalogue as a database is under the{' '}
            <a href={ODBL} rel="noopener license">
              Open Database License 1.0
            </a>
            , because it contains data of Open Food Facts. You may use, share and change it. If you
            publish a database made from it, name the sources below and keep the same licence. What
            you make with it that is no database (an article, a chart) needs only the attribution.
          </p>
          <p>
            A form of words that will do: “Contains information from the Proteinwise catalogue, made
            available under the Open Database License 1.0, with data © Open Food Facts
            contributors”.
          </p>
          <p>
            Names and marks of products belong to their owners. Nobody vouches for a figure: see the{' '}
            <a href={paths.terms()}>terms</a>.
          </p>
        </>
      ),
    },
    {
      id: 'machines',
      heading: 'For machines',
      body: (
        <ul>
          <li>
            Programs, crawlers and language models may read and use the data under the licence
            above. The <a href="/llms.txt">llms.txt</a> says so in short, the{' '}
            <a href="/sitemap.xml">sitemap</a> lists every page.
          </li>
          <li>
            Take the downloads rather than the pages, and the <a href={paths.apiDocs()}>calls</a>{' '}
            for single products. There is no key; who asks too fast is told to wait.
          </li>
          <li>
            Pass on what is unknown as unknown: <code>null</code> is not zero, and a missing
            allergen is no absence.
          </li>
        </ul>
      ),
    },
    {
      id: 'sources',
      heading: 'Sources and attribution',
      body: (
        <ul className="list-none! border-t-4 border-ink pl-0!">
          {sources
            .filter(({ file }) => file !== null)
            .map(({ key, name, url, licence, attribution, retrieved }) => (
              <li key={key} className="border-b border-rule py-3">
                <a href={url} rel="noopener" className="font-bold">
                  {name}
                </a>
                <span className="block text-sm">
                  {licence} · read on {retrieved}
                </span>
                <span className="block text-sm text-soft wrap-anywhere">{attribution}</span>
              </li>
            ))}
        </ul>
      ),
    },
    {
      id: 'quality',
      heading: 'What to know before you use it',
      body: (
        <ul>
          <li>
            <strong>Age.</strong> Some records are from 2018 to 2020. Products may have changed or
            gone.
          </li>
          <li>
            <strong>Gaps.</strong> An empty field means that nobody told us. It is not zero.
          </li>
          <li>
            <strong>Basis.</strong> Each fact is marked <code>label</code>, <code>calculated</code>{' '}
            or <code>standard</code> (the figure for a standard serving, where the label gives
            none).
          </li>
          <li>
            <strong>Allergens.</strong> Records often leave out statements about traces. Do not
            build anything on this that a person with an allergy would rely on alone.
          </li>
        </ul>
      ),
    },
  ];
}
