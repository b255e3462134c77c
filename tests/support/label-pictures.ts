import type { Page } from 'playwright-core';

/** Font families in which labels are drawn: a grotesque, a narrow one, a serif and a humanist. */
export const LABEL_FONTS = [
  'Liberation Sans',
  'Liberation Sans Narrow',
  'Liberation Serif',
  'DejaVu Sans',
] as const;

/** How the photograph of a label is distorted. */
export interface Disturbance {
  /** Degrees. */
  readonly turn: number;
  /** How much darker one edge is, 0 to 1. */
  readonly shade: number;
  /** Rise of the middle of a line above its ends, in pixels of a picture 1,400 wide, because a tub is round. */
  readonly curve: number;
  /** Pixels. */
  readonly blur: number;
}

export const CLEAN: Disturbance = { turn: 0, shade: 0, curve: 0, blur: 0 };

/**
 * Returns a PNG of a statement as a label prints it, drawn by the browser of `page`. The page must not be of a site
 * with a policy.
 */
export async function pictureOfLabel(
  page: Page,
  statement: string,
  font: (typeof LABEL_FONTS)[number],
  disturbance: Disturbance,
): Promise<Buffer> {
  const text = await page.evaluate(
    ([words, family, { turn, shade, curve, blur }]) => {
      const [width, margin, size] = [1_400, 60, 34];
      const measure = document.createElement('canvas').getContext('2d');
      if (measure === null) throw new Error('There is no canvas.');
      measure.font = `${size}px "${family}"`;
      const lines: string[] = [];
      for (const word of words.split(/\s+/)) {
        const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
        if (lines.length > 0 && measure.measureText(longer).width <= width - 2 * margin)
          lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      const height = 2 * margin + Math.round(lines.length * size * 1.45);
      const make = () => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height: height + 2 * curve });
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('There is no canvas.');
        context.fillStyle = '#f4f1ea';
        context.fillRect(0, 0, canvas.width, canvas.height);
        return { canvas, context };
      };
      const flat = make();
      flat.context.fillStyle = '#1b1b1b';
      flat.context.font = measure.font;
      for (const [row, line] of lines.entries())
        flat.context.fillText(line, margin, curve + margin + (row + 0.8) * size * 1.45);
      const bent = make();
      for (let x = 0; x < width; x += 1) {
        const rise = curve * (1 - ((2 * x) / width - 1) ** 2);
        bent.context.drawImage(
          flat.canvas,
          x,
          0,
          1,
          flat.canvas.height,
          x,
          -rise,
          1,
          flat.canvas.height,
        );
      }
      const seen = make();
      const { canvas, context } = seen;
      if (blur > 0) context.filter = `blur(${blur}px)`;
      context.translate(width / 2, canvas.height / 2);
      context.rotate((turn * Math.PI) / 180);
      context.drawImage(bent.canvas, -width / 2, -canvas.height / 2);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.filter = 'none';
      const dusk = context.createLinearGradient(0, 0, width, canvas.height);
      dusk.addColorStop(0, 'rgba(0,0,0,0)');
      dusk.addColorStop(1, `rgba(0,0,0,${shade})`);
      context.fillStyle = dusk;
      context.fillRect(0, 0, width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [statement, font, disturbance] as const,
  );
  return Buffer.from(text, 'base64');
}

/**
 * Returns the number of letters that must be inserted, removed or replaced to turn one text into the other
 * (Levenshtein).
 */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
