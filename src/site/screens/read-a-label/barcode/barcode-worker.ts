/// <reference lib="webworker" />
/**
 * Finds product codes in pictures, beside the page: with the browser's own detector where there is one for all kinds, else
 * with ZXing as WebAssembly. Only this script's own response allows WebAssembly to be compiled (server/http/security.ts).
 */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmFile from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { FoundCode, ReadAnswer, ReadRequest } from './found-code.ts';

declare const self: DedicatedWorkerGlobalScope;

/** The part of the Shape Detection API that is used. */
interface Detector {
  detect(
    picture: ImageBitmap,
  ): Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'qr_code'] as const;

async function makeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = self as unknown as { readonly BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  const supported = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  return FORMATS.every((format) => supported.includes(format))
    ? new BarcodeDetector({ formats: FORMATS })
    : null;
}

const detector = makeDetector();
prepareZXingModule({ overrides: { locateFile: () => wasmFile } });

async function detectBy(native: Detector, picture: ImageBitmap): Promise<readonly FoundCode[]> {
  const codes = await native.detect(picture);
  return codes.map(({ rawValue, format }) => ({
    text: rawValue,
    kind: format === 'upc_e' ? 'UPC-E' : 'other',
    square: format === 'qr_code',
  }));
}

/** Bars that lie slanted are crossed by no scan line of a level picture, nor of one turned by a right angle. */
const TURNS = [0, Math.PI / 4];

function pixelsOf(picture: ImageBitmap, turn: number): ImageData {
  const { width, height } = picture;
  const [across, down] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const canvas = new OffscreenCanvas(
    Math.ceil(width * across + height * down),
    Math.ceil(width * down + height * across),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(turn);
  context.drawImage(picture, -width / 2, -height / 2);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

async function decode(picture: ImageBitmap): Promise<readonly FoundCode[]> {
  for (const turn of TURNS) {
    const codes = await readBarcodes(pixelsOf(picture, turn), {
      formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'QRCode', 'DataMatrix'],
      maxNumberOfSymbols: 4,
      tryDenoise: true,
    });
    const found = codes.filter(({ isValid }) => isValid);
    if (found.length === 0) continue;
    // ZXing writes UPC-E out as the number it stands for.
    return found.map(({ text, format }) => ({
      text,
      kind: 'other',
      square: format === 'QRCode' || format === 'DataMatrix',
    }));
  }
  return [];
}

async function answer({ id, picture }: ReadRequest): Promise<ReadAnswer> {
  try {
    const native = await detector;
    return { id, found: await (native === null ? decode(picture) : detectBy(native, picture)) };
  } catch (error) {
    return { id, fault: String(error) };
  } finally {
    picture.close();
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answer(data).then((message) => self.postMessage(message));
});
