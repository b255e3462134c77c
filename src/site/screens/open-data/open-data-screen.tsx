import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { sourceTitles } from '#domain/product/source-title.ts';
import sources from '../../../../data/catalogue/sources.json';
import { countOf } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { loadCatalogueCounts } from '../../prose/catalogue-counts.ts';
import { WordedWhen } from '../../prose/worded-date.tsx';
import { ProsePage, proseSections } from '../../prose/prose-page.tsx';
import type { TextValues } from '../../prose/prose-text.ts';
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

/** Returns the text, the number of products and brands, and what is known of the products. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, readText } = loaderTools(args);
  const [counts, known] = await Promise.all([loadCatalogueCounts(args), api.known()]);
  return { text: readText('open-data'), counts, known };
}

export const handle: ScreenHandle = {
  hydrate: false,
  meta: ({ config }) => ({
    title: 'Open Data',
    description: 'The whole catalogue as JSON and CSV, its license, and the sources it is made of.',
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

/** Open Data (product.md section 5): the catalogue and its license. */
export function Component() {
  const { text, counts, known } = useLoaderData<typeof loader>();
  return (
    <ProsePage
      trail={TRAIL}
      title="Open Data"
      lead={`All ${countOf(counts.products, 'product')} of ${countOf(counts.brands, 'brand')}, every flavor counted, every figure with its source. Take it.`}
      sections={proseSections(text, { ...VALUES, known: <KnownTables known={known} /> }, ['known'])}
    />
  );
}

const VALUES: TextValues<ReactNode> = {
  downloads: (
    <p className="flex flex-wrap gap-3">
      <ButtonLink href={CATALOGUE_JSON} variant="primary" download="proteinwise-catalogue.json">
        Catalogue as JSON
      </ButtonLink>
      <ButtonLink href={CATALOGUE_CSV} download="proteinwise-catalogue.csv">
        Catalogue as CSV
      </ButtonLink>
    </p>
  ),
  licence: (
    <a href={ODBL} rel="noopener license">
      Open Database License 1.0
    </a>
  ),
  sources: <Sources />,
};

/** Sources that are in the catalogue or may be imported into it, with the attribution that their licenses require. */
function Sources() {
  const bundled = sources.filter(({ file }) => file !== null);
  const titles = sourceTitles(bundled);
  return (
    <ul className="list-none! border-t-4 border-ink pl-0!">
      {bundled.map(({ key, name, url, licence, attribution, retrieved }) => (
        <li key={key} className="border-b border-rule py-3">
          <a href={url} rel="noopener" className="font-bold">
            {titles.get(name)}
          </a>
          <span className="block text-sm">
            {licence} · read <WordedWhen date={retrieved} />
          </span>
          <span className="block text-sm text-soft wrap-anywhere">{attribution}</span>
        </li>
      ))}
    </ul>
  );
}
