import { escapeXml } from '#domain/escape-xml.ts';
import type { ShareCard } from './share-card.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
/** The site's light-mode colors (a test keeps them equal to its design tokens). */
export const SHARE_COLORS = { paper: '#f7f6ef', ink: '#101912', soft: '#414b43' } as const;
const { paper: PAPER, ink: INK, soft: SOFT } = SHARE_COLORS;
const HEAVY = 'font-family="Archivo SemiBold" font-weight="850" font-stretch="condensed"';
const TEXT = 'font-family="Archivo SemiBold" font-weight="500"';
const BOLD = 'font-family="Archivo SemiBold" font-weight="700"';

/**
 * Breaks a text into at most `lines` lines of about `columns` characters. The last line ends in "…" if text was cut. A
 * word longer than a line is cut four characters early because its letters may be wide.
 */
export function wrapText(text: string, columns: number, lines: number): readonly string[] {
  const out: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= columns) {
      line = longer;
      continue;
    }
    if (line !== '') out.push(line);
    line = word.length > columns ? `${word.slice(0, columns - 4)}…` : word;
  }
  if (line !== '') out.push(line);
  if (out.length <= lines) return out;
  const last = out[lines - 1] ?? '';
  return [...out.slice(0, lines - 1), `${last.slice(0, columns - 1).trimEnd()}…`];
}

function rule(y: number, height: number, x1 = MARGIN, x2 = WIDTH - MARGIN): string {
  return `<rect x="${x1}" y="${y}" width="${x2 - x1}" height="${height}" fill="${INK}"/>`;
}

/** Draws up to four rows. Rows are higher if they have photographs. */
function drawRows({ rows, rowPhotographs = [] }: ShareCard, top: number, right: number): string {
  const pictured = rowPhotographs.some((each) => each !== null);
  const height = pictured ? 70 : 52;
  const left = MARGIN + (pictured ? 68 : 0);
  return rows
    .slice(0, 4)
    .map(([name, value], index) => {
      const y = top + index * height;
      const base = y + height / 2 + 12;
      const [shown = ''] = wrapText(name, right - MARGIN > 700 ? 48 : 22, 1);
      const photograph = rowPhotographs[index] ?? null;
      const pack =
        photograph === null
          ? ''
          : `<rect x="${MARGIN}" y="${y + 4}" width="52" height="65" fill="#fff"/><image x="${MARGIN}" y="${y + 4}" width="52" height="65" href="${photograph.address}"/>`;
      return `${rule(y, 2, MARGIN, right)}${pack}<text x="${left}" y="${base}" ${TEXT} font-size="28" fill="${INK}">${escapeXml(shown)}</text><text x="${right}" y="${base}" text-anchor="end" ${BOLD} font-size="28" fill="${INK}">${escapeXml(value)}</text>`;
    })
    .join('');
}

/** Draws the credits that the photographs' licenses require. Long credits use a smaller font. */
function drawCredit({ photograph, rowPhotographs = [] }: ShareCard): string {
  const credits = [photograph, ...rowPhotographs].flatMap((each) => each?.credit ?? []);
  const text = [...new Set(credits)].join('; ') || 'Every figure with its source';
  const size = Math.min(24, Math.floor((24 * 70) / text.length));
  return `<text x="${WIDTH - MARGIN}" y="594" text-anchor="end" ${TEXT} font-size="${size}" fill="${SOFT}">${escapeXml(text)}</text>`;
}

function drawPhotograph({ photograph }: ShareCard): string {
  if (photograph == null) return '';
  return `<rect x="564" y="342" width="156" height="196" fill="#fff"/><image x="566" y="344" width="152" height="192" href="${photograph.address}"/>`;
}

/**
 * Draws the picture as SVG, 1200 × 630: a nutrition label with the title, the big figure and up to four rows. All text
 * is escaped; no external resource is referenced.
 */
export function drawShareCard(card: ShareCard): string {
  const right = card.figure ? 720 : WIDTH - MARGIN;
  // An article card has only a title, which fills the picture.
  const alone = card.figure === null && card.rows.length === 0;
  const title = wrapText(card.title, alone ? 28 : card.figure ? 27 : 44, alone ? 4 : 3);
  const size = alone ? 92 : title.length > 2 ? 56 : 64;
  const lines = title.map(
    (text, index) =>
      `<text x="${MARGIN}" y="${(alone ? 234 : 206) + index * (size + 8)}" ${HEAVY} font-size="${size}" fill="${INK}">${escapeXml(text)}</text>`,
  );
  const stripe = card.color;
  const figure = card.figure
    ? `<rect x="776" y="132" width="360" height="360" fill="none" stroke="${INK}" stroke-width="3"/>` +
      `<rect x="776" y="132" width="360" height="22" fill="${stripe}"/>` +
      `<text x="956" y="378" text-anchor="middle" ${HEAVY} font-size="${card.figure.value.length > 3 ? 150 : 200}" fill="${INK}">${escapeXml(card.figure.value)}<tspan font-size="72">${escapeXml(card.figure.unit)}</tspan></text>` +
      `<text x="956" y="450" text-anchor="middle" ${TEXT} font-size="27" fill="${SOFT}">${escapeXml(card.figure.caption)}</text>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><rect width="${WIDTH}" height="14" fill="${stripe}"/>` +
    `<text x="${MARGIN}" y="100" ${BOLD} font-size="30" fill="${SOFT}">${escapeXml(wrapText(card.eyebrow, 40, 1)[0] ?? '')}</text>` +
    `${rule(120, 12, MARGIN, right)}${lines.join('')}` +
    `${drawRows(card, 206 + title.length * (size + 8) - 18, card.photograph ? 540 : right)}` +
    drawPhotograph(card) +
    `${figure}${rule(544, 6)}<text x="${MARGIN}" y="596" ${HEAVY} font-size="36" fill="${INK}">Proteinwise</text>${drawCredit(card)}</svg>`
  );
}
