import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { expandUpcE } from '#domain/product/record/read-barcode.ts';
import { withCheckDigit } from './check-digit.ts';

export type PicturedKind = 'EAN13' | 'EAN8' | 'UPCA' | 'UPCE' | 'QRCode';

/** How a pack is held in front of the camera. */
export interface Circumstances {
  /** Degrees. */
  readonly turn: number;
  /** Sigma of the blur, in pixels of a frame 1,280 wide; 0 is sharp. */
  readonly blur: number;
  /** 1 is daylight, 0.25 a dark shelf. */
  readonly light: number;
  /** Width of the code in pixels of a frame 1,280 wide. */
  readonly width: number;
}

export const FRAME = { width: 1_280, height: 720 } as const;

const wasm = readFileSync(
  createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'),
);
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** A linear congruential generator, so that each run has the same numbers. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A code as it is drawn, and its GTIN-13. */
export interface PicturedCode {
  readonly kind: PicturedKind;
  readonly content: string;
  readonly gtin: string;
}

/** Returns a code of a kind, a different one for each seed. Its number is never one for use within shops. */
export function codeOf(kind: PicturedKind, seed: number): PicturedCode {
  const next = numbersFrom(seed * 7_919 + kind.length);
  const digits = (count: number) => Array.from({ length: count }, () => next(10)).join('');
  const as = (content: string, gtin = content): PicturedCode => ({
    kind,
    content,
    gtin: gtin.padStart(13, '0'),
  });
  if (kind === 'EAN13') return as(withCheckDigit(`4${digits(11)}`));
  if (kind === 'EAN8') return as(withCheckDigit(`9${digits(6)}`));
  if (kind === 'UPCA') return as(withCheckDigit(`01${digits(9)}`));
  if (kind === 'UPCE') {
    // Ends in 5 to 9, because the other forms of zero suppression do not allow every preceding digit.
    const body = `01${digits(3)}${1 + next(9)}${5 + next(5)}`;
    const fitting = Array.from({ length: 10 }, (_, check) => `${body}${check}`).find(
      (each) => expandUpcE(each) !== null,
    );
    return as(fitting ?? '', expandUpcE(fitting ?? '') ?? '');
  }
  const gtin = withCheckDigit(`4${digits(11)}`);
  return as(`https://id.gs1.org/01/0${gtin}/10/LOT${digits(3)}?17=270131`, gtin);
}

/** Returns the frame of a camera that sees the code on a pack: JPEG, 1,280 × 720. */
export async function pictureOf(
  { kind, content }: PicturedCode,
  { turn, blur, light, width }: Circumstances,
): Promise<Buffer> {
  const { svg, error } = await writeBarcode(content, {
    format: kind,
    scale: 4,
    addQuietZones: true,
  });
  if (error !== '') throw new Error(`${kind} ${content}: ${error}`);
  const code = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width, kernel: 'lanczos3' })
    .flatten({ background: '#fff' })
    .extend({ top: 30, bottom: 30, left: 40, right: 40, background: '#fff' })
    .toBuffer();
  const turned = await sharp(code)
    .rotate(turn, { background: '#9a8f7c' })
    .toBuffer({ resolveWithObject: true });
  const fitted = await sharp(turned.data)
    .resize({
      width: Math.min(FRAME.width - 20, turned.info.width),
      height: Math.min(FRAME.height - 20, turned.info.height),
      fit: 'inside',
    })
    .toBuffer();
  const frame = sharp({ create: { ...FRAME, channels: 3, background: '#9a8f7c' } }).composite([
    { input: fitted, gravity: 'centre' },
  ]);
  const seen = sharp(await frame.png().toBuffer()).linear(light, 6);
  return (blur === 0 ? seen : seen.blur(blur)).jpeg({ quality: 80 }).toBuffer();
}
