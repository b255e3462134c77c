import type { Page } from 'playwright-core';

/** The operator's password on the site that screenshots are taken of. */
export const PASSWORD = 'a password for pictures only';
const SEARCH =
  '/search?avoid=sucralose,wheat&proteinTypes=Whey%20Isolate&fitnessGoals=Muscle%20Building&showAll=true';
const NEARLY =
  '/search?avoid=milk,soy&mustHave=pea&isOrganic=true&isGlutenFree=true&proteinTypes=Casein&showAll=true';
const IMPOSSIBLE = '/search?avoid=milk&mustHave=whey+protein+isolate&isOrganic=true&isVegan=true';
/** Products in paths are written as a part of their name in braces. */
const WHEY = '{Gold Standard 100}';
const PRODUCT = `/protein/${WHEY}`;
const STATEMENT =
  'Protein Blend (Whey Protein Isolate (Milk), Whey Protein Concentrate (Milk)), Cocoa, Natural Flavors, Soy Lecithin, Cellulose Gum, Salt, Sucralose. Contains: milk, soy. May contain peanuts.';

const DESKTOP = { width: 1280, height: 900 } as const;
const TABLET = { width: 768, height: 1024 } as const;
const PHONE = { width: 360, height: 740 } as const;
type Size = typeof DESKTOP | typeof TABLET | typeof PHONE;
type Scheme = 'light' | 'dark';
export type View = readonly [size: Size, scheme: Scheme];

const EVERYWHERE: readonly View[] = [
  [DESKTOP, 'light'],
  [DESKTOP, 'dark'],
  [TABLET, 'light'],
  [PHONE, 'light'],
  [PHONE, 'dark'],
];
const DESKTOP_AND_PHONE: readonly View[] = [
  [DESKTOP, 'light'],
  [PHONE, 'dark'],
];
const ON_DESKTOP: readonly View[] = [[DESKTOP, 'light']];
const IN_THE_HAND: readonly View[] = [
  [PHONE, 'light'],
  [PHONE, 'dark'],
];

export interface Screen {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly views: readonly View[];
  /** What to do before the screenshot is taken. */
  readonly act?: (page: Page) => Promise<void>;
  /** If true, the disclaimer is shown, as on a first visit. */
  readonly first?: boolean;
}

/** Scrolls until the element is below the header, where a jump to it would put it. */
async function lookAt(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 88);
    });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Sign in');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.waitForTimeout(800);
}

const OPERATORS = [
  ['catalogue', 'The operator’s catalogue: imports, updates, gaps'],
  ['products', 'The operator’s products'],
  ['inbox', 'The operator’s inbox'],
  ['newsletter', 'The operator’s newsletter'],
  ['blog', 'The operator’s articles'],
] as const;

/** The screens to take, in the order of docs/screens. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', title: 'Home', path: '/', views: EVERYWHERE },
  {
    name: 'home-form',
    title: 'The search form: families taken apart, conflicts named, live counts',
    path: '/',
    views: ON_DESKTOP,
    async act(page) {
      await page
        .getByRole('combobox', { name: 'Avoid ingredients' })
        .fill('artificial sweeteners, flurbium');
      await page.getByRole('checkbox', { name: /^Vegan/ }).check();
      const types = page.getByRole('group', { name: 'Protein types', exact: true });
      await types.locator('summary').click();
      await types.getByRole('checkbox', { name: /^Whey Isolate/ }).check();
      await page.keyboard.press('Escape');
      await page.waitForTimeout(900);
      await lookAt(page, '#search');
    },
  },
  {
    name: 'search',
    title: 'Search results',
    path: SEARCH,
    views: EVERYWHERE,
  },
  {
    name: 'search-table',
    title: 'The same as a table',
    path: `${SEARCH}&view=table`,
    views: EVERYWHERE,
  },
  {
    name: 'search-sentence',
    title: 'A sentence, read while it is typed',
    path: SEARCH,
    views: ON_DESKTOP,
    async act(page) {
      const sentence = page.getByRole('textbox', { name: 'Say what you want' });
      await sentence.fill('vegan powder without stevia or soy, at most 120 kcal, flurbium');
      await page.getByRole('list', { name: 'Read as' }).waitFor();
    },
  },
  {
    name: 'search-receipt',
    title: 'A receipt: every point of the score is a line',
    path: SEARCH,
    views: DESKTOP_AND_PHONE,
    async act(page) {
      await page.locator('article summary', { hasText: 'Why' }).first().click();
      await lookAt(page, '#results article');
    },
  },
  {
    name: 'search-summary',
    title: 'The popup after a search',
    path: SEARCH,
    views: DESKTOP_AND_PHONE,
    first: true,
    async act(page) {
      await press(page, 'I Understand & Continue');
      await page.getByRole('button', { name: 'Browse Results' }).waitFor();
    },
  },
  {
    name: 'search-hidden',
    title: 'The drawer of what is hidden, and why',
    path: SEARCH,
    views: DESKTOP_AND_PHONE,
    async act(page) {
      await page.getByRole('link', { name: /hidden/ }).click();
      await page.getByText('Breaks a wish').first().waitFor();
    },
  },
  {
    name: 'search-near',
    title: 'Nothing perfect: which wish to drop, and what that gives',
    path: NEARLY,
    views: ON_DESKTOP,
  },
  {
    name: 'search-none',
    title: 'Nothing at all',
    path: IMPOSSIBLE,
    views: DESKTOP_AND_PHONE,
    first: true,
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'search-filters',
    title: 'Filters on a phone',
    path: SEARCH,
    views: IN_THE_HAND,
    async act(page) {
      await press(page, /^Change wishes/);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'product', title: 'A product', path: PRODUCT, views: EVERYWHERE },
  {
    name: 'product-facts',
    title: 'Its label, and where it stands among its type',
    path: PRODUCT,
    views: DESKTOP_AND_PHONE,
    act: (page) => lookAt(page, 'section:has(> #nutrition-facts)'),
  },
  {
    name: 'compare',
    title: 'Comparison',
    path: `/compare?ids=${WHEY},{Impact Soy Protein Isolate},{IsoFlex, Caramel Macchiato}`,
    views: EVERYWHERE,
  },
  {
    name: 'calculator',
    title: 'Protein calculator',
    path: '/protein-calculator?weight=150&weightUnit=lbs&gender=male&activityLevel=moderate&goal=muscle_gain&understood=true',
    views: DESKTOP_AND_PHONE,
    act: (page) => lookAt(page, 'section:has(> #result)'),
  },
  { name: 'map', title: 'Protein map', path: '/protein-map', views: EVERYWHERE },
  {
    name: 'read-a-label',
    title: 'Read a label',
    path: `/read-a-label?statement=${encodeURIComponent(STATEMENT)}`,
    views: DESKTOP_AND_PHONE,
    act: (page) => lookAt(page, '#explanation-heading'),
  },
  { name: 'how-it-works', title: 'How it works', path: '/how-it-works', views: EVERYWHERE },
  {
    name: 'ingredient',
    title: 'An ingredient',
    path: '/ingredients/sucralose',
    views: DESKTOP_AND_PHONE,
  },
  { name: 'brands', title: 'Brand directory', path: '/brands', views: ON_DESKTOP },
  {
    name: 'brand',
    title: 'A brand, and what it is made of',
    path: '/brands/43-optimum-nutrition',
    views: DESKTOP_AND_PHONE,
  },
  { name: 'collections', title: 'Collections', path: '/collections', views: ON_DESKTOP },
  {
    name: 'collection',
    title: 'A collection, answered from today’s labels',
    path: '/collections/protein-powder-with-nothing-but-protein',
    views: DESKTOP_AND_PHONE,
  },
  { name: 'api', title: 'The API, call by call', path: '/api-docs', views: ON_DESKTOP },
  {
    name: 'api-calls',
    title: 'A group of calls, with real requests and answers',
    path: '/api-docs/proteins',
    views: ON_DESKTOP,
  },
  { name: 'article', title: 'An article', path: '/blog/how-our-score-works', views: ON_DESKTOP },
  {
    name: 'not-found',
    title: 'A page that is not there',
    path: '/no/such/page',
    views: ON_DESKTOP,
  },
  {
    name: 'dashboard',
    title: 'The operator’s dashboard',
    path: '/admin-dashboard',
    views: DESKTOP_AND_PHONE,
    act: signIn,
  },
  {
    name: 'affiliate-links',
    title: 'The operator’s affiliate links: a dry run and its report',
    path: '/admin/sitestripe',
    views: ON_DESKTOP,
    async act(page) {
      await signIn(page);
      await page
        .getByLabel('One line a product: product id, ASIN, price')
        .fill('12,B000QSNYGI,39.99\n13,SHORT,1\n9999999,B000QSNYGI,20');
      await press(page, 'Dry run');
      await page.getByText(/^Would be:/).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await lookAt(page, 'main .label >> nth=1');
    },
  },
  ...OPERATORS.map(
    ([name, title]): Screen => ({
      name: `admin-${name}`,
      title,
      path: `/admin/${name}`,
      views: ON_DESKTOP,
      act: signIn,
    }),
  ),
];
