import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { anIngredient, aProduct } from '../../../../tests/support/a-product.ts';
import type { Api } from '#contract/api.ts';
import type { Peers } from '#contract/standing.ts';
import { App } from '../../app.tsx';
import { ComparisonProvider } from '../../comparison/comparison-context.tsx';
import { createQueryClient } from '../../queries.ts';
import { toShortCard } from '../../product-card/card-product.ts';
import type { ProductPage } from './product-data.ts';
import { Component, handle } from './product-screen.tsx';

const product = aProduct({
  description: 'Whey with cocoa.',
  price: 20,
  gtin: '4044782321973',
  otherStatements: ['Store cool.'],
  ingredients: [
    anIngredient('whey protein'),
    anIngredient('milk', { isAllergen: true, allergen: 'milk', qualities: ['skimmed'] }),
  ],
});
const similar = [toShortCard(aProduct({ id: 2, ingredients: [anIngredient('salt')] }))];
const page: ProductPage = {
  product: { ...toShortCard(product), nameOnLabel: null, nameInEnglish: null, flavorOnLabel: null },
  title: 'Whey',
  description: 'Whey with cocoa.',
  poor: false,
  inherited: false,
  variants: [],
  similar,
  details: {
    product,
    peers: null,
    similar,
    collections: [],
    spans: [],
    sweetening: null,
    explanations: { milk: { description: 'What cows give.', family: ['dairy'] } },
  },
};
const config = {
  publicUrl: 'https://x.example',
  publicUrlIsSet: true,
  contactEmail: 'hello@x.example',
  contactEmailIsSet: false,
  newsletterConfirm: false,
  barcodeLookUp: false,
  amazonAssociateTag: null,
  adsClient: null,
  analyticsId: null,
  structuredDataReviewCount: null,
} as unknown as Parameters<typeof App>[0]['config'];

function draw(data: unknown): string {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component, loader: () => null }], {
    initialEntries: ['/protein/1'],
    hydrationData: { loaderData: { page: data } },
  });
  return renderToString(
    <App api={{} as Api} config={config} queries={createQueryClient()}>
      <ComparisonProvider>
        <RouterProvider router={router} />
      </ComparisonProvider>
    </App>,
  );
}

it('the browser is sent what is alive in it, and no part that the server has drawn for good', () => {
  const sent = JSON.stringify(handle.browserData?.(page));
  expect(sent.length).toBeLessThan(JSON.stringify(page).length / 2);
  const whole = draw(page);
  expect(whole).toContain('What cows give.');
  const alive = draw(JSON.parse(sent));
  expect(alive).not.toContain('What cows give.');
  const head = (html: string) => html.slice(0, html.indexOf('known-facts'));
  expect(head(alive)).toBe(head(whole));
});

it('counts the facts that it lists, each once', () => {
  const stated = { basis: 'label', source: 0 } as const;
  const facts = {
    name: stated,
    calories: stated,
    caloriesPerServing: stated,
    proteinType: { basis: 'calculated', source: 0, note: 'by rule' },
  } as const;
  const { sources } = product.provenance;
  const shown = { ...product, provenance: { sources, facts } };
  const details = { ...page.details, product: shown };
  expect(draw({ ...page, details })).toContain('2 of the 3 facts on this page');
});

it('leads to the standing only where it is drawn', () => {
  const peersOf = (known: number): Peers => ({
    proteinType: 'Casein',
    format: 'bar',
    figures: [
      {
        key: 'proteinPer100Kcal',
        value: 10,
        values: [10],
        bins: [],
        low: 10,
        median: 10,
        high: 10,
        known,
        lower: 0,
      },
    ],
    variants: [],
    packs: [],
    alternatives: [],
    titleShared: false,
  });
  const html = (known: number) =>
    draw({ ...page, details: { ...page.details, peers: peersOf(known) } });
  expect(html(2)).toContain('href="#standing"');
  expect(html(2)).toContain('id="standing"');
  expect(html(1)).toContain('The only one of the Casein bars that states it');
  expect(html(1)).not.toContain('href="#standing"');
});
