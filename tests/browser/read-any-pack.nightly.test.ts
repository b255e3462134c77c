import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { explainStatement } from '#domain/matching/explain-statement.ts';
import { codeOf, type PicturedKind, pictureOf } from '../support/barcode-pictures.ts';
import { openBrowser } from '../support/browser.ts';
import { reportDrill } from '../support/drill-report.ts';
import { giveCamera, show } from '../support/fake-camera.ts';
import {
  CLEAN,
  type Disturbance,
  editDistance,
  LABEL_FONTS,
  pictureOfLabel,
} from '../support/label-pictures.ts';
import { LANGUAGES, type RealStatement, realStatements } from '../support/real-statements.ts';
import { vocabulary } from '../support/shipped-vocabulary.ts';

const browser = openBrowser();
const notFound = /status of 404/;
/** Tesseract says on the console what it does; neither is a fault. */
const tesseractTalk = /special-words|Detected \d+ diacritics/;

const KINDS: readonly PicturedKind[] = ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'QRCode'];
/** How a pack is held: turned by any angle, near and far, a little and quite out of focus, in daylight and on a dark shelf. */
const CIRCUMSTANCES = [0, 8, -15, 25, -35, 45, 90, 137, 180, -60].flatMap((turn, place) => [
  { turn, blur: 0, light: 1, width: 520 },
  { turn, blur: 1.2, light: 0.8, width: 560 },
  { turn, blur: 0.6, light: 0.3, width: 500 },
  { turn, blur: place % 2, light: 0.55, width: 480 + 20 * place },
]);

/** Reads one code by the camera, from its button to its number; null where it is not read in time. */
async function readByCamera(page: Page, jpeg: Buffer): Promise<string | null> {
  const field = page.getByLabel('Number under the bars');
  await show(page, null);
  await field.fill('');
  const stop = page.getByRole('button', { name: 'Stop the camera' });
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await stop.waitFor();
  await show(page, jpeg);
  try {
    await page.waitForFunction(
      () => (document.getElementById('gtin') as HTMLInputElement).value !== '',
      undefined,
      { timeout: 6_000 },
    );
  } catch {
    await stop.click();
    return null;
  }
  await stop.waitFor({ state: 'detached' });
  return field.inputValue();
}

describe.each(KINDS)('%s held before the camera', (kind) => {
  test(`is read in ${CIRCUMSTANCES.length} circumstances`, async () => {
    const page = await browser.open('/read-a-label', { prepare: giveCamera, allow: notFound });
    const unread: string[] = [];
    const wrong: string[] = [];
    for (const [place, circumstances] of CIRCUMSTANCES.entries()) {
      const code = codeOf(kind, place + 10);
      const read = await readByCamera(page, await pictureOf(code, circumstances));
      if (read === null) unread.push(JSON.stringify(circumstances));
      else if (read !== code.gtin) wrong.push(`${code.gtin} as ${read}`);
    }
    reportDrill(`barcodes, ${kind}`, {
      pictures: CIRCUMSTANCES.length,
      read: CIRCUMSTANCES.length - unread.length - wrong.length,
      wrong: wrong.length,
      unread: unread.join(' '),
    });
    expect(wrong).toEqual([]);
    expect(unread.length).toBeLessThanOrEqual(0.05 * CIRCUMSTANCES.length);
  });
});

/** Slightly turned, shaded, curved and out of focus, alone and together. */
const DISTURBANCES: readonly Disturbance[] = [
  { turn: 1.5, shade: 0, curve: 0, blur: 0 },
  { turn: 0, shade: 0.5, curve: 0, blur: 0.6 },
  { turn: 0, shade: 0, curve: 14, blur: 0 },
  { turn: -2, shade: 0.35, curve: 8, blur: 0.8 },
  { turn: 3, shade: 0.2, curve: 0, blur: 0 },
];

/** Opens the page with the tools of the photograph. */
async function openPhotograph(): Promise<Page> {
  const page = await browser.open('/read-a-label', { allow: tesseractTalk });
  await page.getByRole('button', { name: 'Photograph the ingredients' }).click();
  await page.getByText('The photograph stays on this device').waitFor();
  return page;
}

async function readPicture(page: Page, language: string, buffer: Buffer): Promise<string> {
  await page
    .getByLabel('Choose a picture of the label')
    .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer });
  for (const { name } of LANGUAGES) {
    await page
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .setChecked(name === language);
  }
  await page.getByRole('button', { name: 'Read the text' }).click();
  await page.getByText(/^Read\./).waitFor({ timeout: 120_000 });
  return page.getByRole('textbox', { name: 'Ingredient statement' }).inputValue();
}

/** Allergens that the label shows, and of which a text that was read from its picture says that they are not in it. */
function denied({ statement }: RealStatement, text: string, unchecked: boolean): readonly string[] {
  const shown = explainStatement(vocabulary, { statement });
  return [...new Set([...shown.contains, ...shown.mayContain])].flatMap((allergen) => {
    const criteria = { ...NO_CRITERIA, avoidIngredients: [allergen] };
    const { match } = explainStatement(vocabulary, { statement: text, unchecked, criteria });
    return match?.criteria[0]?.status === 'met' ? [`${allergen} in “${text}”`] : [];
  });
}

interface Reading {
  readonly letters: number;
  readonly errors: number;
  readonly denied: readonly string[];
  /** Where a shopper says that she compared the text, and did not. */
  readonly deniedUnread: readonly string[];
}

async function readAll(
  pictures: readonly { statement: RealStatement; font: number; disturbance: Disturbance }[],
): Promise<readonly Reading[]> {
  const blank = await browser.blank();
  const readings: Reading[] = [];
  for (const { name } of LANGUAGES) {
    const own = pictures.filter(({ statement }) => statement.language === name);
    if (own.length === 0) continue;
    const page = await openPhotograph();
    for (const { statement, font, disturbance } of own) {
      const family = LABEL_FONTS[font % LABEL_FONTS.length] ?? LABEL_FONTS[0];
      const picture = await pictureOfLabel(blank, statement.statement, family, disturbance);
      const text = await readPicture(page, name, picture);
      const errors = editDistance(text.replace(/\s+/g, ' '), statement.statement);
      if (process.env['SHOW_READINGS'] !== undefined && errors > 0)
        process.stdout.write(
          `${errors} ${family} ${JSON.stringify(disturbance)}\n  ${statement.statement}\n  ${text}\n`,
        );
      readings.push({
        letters: statement.statement.length,
        errors,
        denied: denied(statement, text, true),
        deniedUnread: denied(statement, text, false),
      });
    }
    await page.close();
  }
  return readings;
}

function report(name: string, readings: readonly Reading[]): number {
  const sum = (of: (reading: Reading) => number) =>
    readings.reduce((total, reading) => total + of(reading), 0);
  const share = sum(({ errors }) => errors) / sum(({ letters }) => letters);
  reportDrill(name, {
    pictures: readings.length,
    letters: sum(({ letters }) => letters),
    'wrong letters in %': (100 * share).toFixed(2),
    'allergens answered "not in it"': sum((reading) => reading.denied.length),
    'the same, where she says she compared and did not': sum(
      (reading) => reading.deniedUnread.length,
    ),
  });
  return share;
}

describe('labels', () => {
  test('30 clean panels are read with at most 3 % wrong letters, and no allergen is denied', async () => {
    const statements = await realStatements(browser.origin());
    expect(statements).toHaveLength(30);
    const readings = await readAll(
      statements.map((statement, font) => ({ statement, font, disturbance: CLEAN })),
    );
    expect(report('clean labels', readings)).toBeLessThanOrEqual(0.03);
    expect(readings.flatMap((reading) => reading.denied)).toEqual([]);
  });

  test('50 disturbed ones with at most 5 %, and no allergen is denied', async () => {
    const statements = await realStatements(browser.origin());
    const pictures = Array.from({ length: 50 }, (_, place) => ({
      statement: statements[(place * 7) % statements.length] as RealStatement,
      font: place,
      disturbance: DISTURBANCES[place % DISTURBANCES.length] ?? CLEAN,
    }));
    const readings = await readAll(pictures);
    expect(report('disturbed labels', readings)).toBeLessThanOrEqual(0.05);
    expect(readings.flatMap((reading) => reading.denied)).toEqual([]);
  });
});
