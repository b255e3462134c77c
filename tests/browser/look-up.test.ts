import { afterAll, expect, test } from 'vitest';
import { tables } from '../support/naming-tables.ts';
import { objectToFigures } from '#domain/product/figures/plausibility.ts';
import { readOpenFoodFacts } from '#importer/readers/open-food-facts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { offRecords } from '../support/off-records.ts';
import { startPublicServices } from '../support/public-services.ts';

const services = await startPublicServices();
afterAll(() => services.close());
const browser = openBrowser({ OFF_LOOKUP: 'on', OFF_API_URL: services.url }, 'few');

const UNKNOWN = '4006381333931';
const ARRIVED = '4006381333948';
/** A real record that no rule holds back, under a barcode that the bundle does not have. */
const record = offRecords(60).find((row) => {
  const result = readOpenFoodFacts(row, 'test');
  return (
    'record' in result &&
    result.record.gtin === row.code &&
    objectToFigures(result.record, tables.words) === null
  );
});

services.handle = (request, response) => {
  const asked = request.url?.endsWith(ARRIVED) === true;
  const body = asked ? { product: { ...record, code: ARRIVED } } : { status: 'failure' };
  response
    .writeHead(asked ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(body));
  return true;
};
const notFound = /status of 404/;

test('a barcode that is not known is asked for at Open Food Facts, where the operator turned that on', async () => {
  const page = await browser.open(`/read-a-label?gtin=${ARRIVED}`, { allow: notFound });
  await page.getByText('Read its label here').waitFor();
  await page.getByText('Everything about it').waitFor();
  expect(services.requests.map(({ path }) => path)).toEqual([`/api/v3/product/${ARRIVED}`]);
});

test('what Open Food Facts does not have either is said, and the pack can be read', async () => {
  const page = await browser.open(`/read-a-label?gtin=${UNKNOWN}`, { allow: notFound });
  await page.getByText('Open Food Facts was asked, and has no protein supplement').waitFor();
  await page.getByRole('link', { name: 'Photograph the ingredients' }).waitFor();
  await expectAccessible(page);
});
