/// <reference lib="webworker" />
/**
 * Finds product codes in pictures, off the main thread. It uses the browser's own detector if that supports all
 * formats, and otherwise ZXing as WebAssembly, which is fetched only then. Only this script's own response allows
 * WebAssembly to be compiled (server/http/security.ts).
 */
import type { ReadResult } from 'zxing-wasm/reader';
import wasmFile from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { FoundCode, ReadAnswer, ReadRequest } from './found-code.ts';

declare const self: DedicatedWorkerGlobalScope;

/** The parts of the Shape Detection API that are used. */
interface Detector {
  detect(
    picture: ImageBitmap,
  ): Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}
type Reader = (picture: ImageBitmap) => Promise<readonly FoundCode[]>;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'qr_code'] as const;

/** Returns the browser's own detector; null if there is none, or if it does not support all formats. */
async function ownReader(): Promise<Reader | null> {
  const { BarcodeDetector } = self as unknown as { readonly BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  const supported = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  if (!FORMATS.every((format) => supported.includes(format))) return null;
  const detector = new BarcodeDetector({ formats: FORMATS });
  return async (picture) => {
    const codes = await detector.detect(picture);
    return codes.map(({ rawValue, format }) => ({
      text: rawValue,
      kind: format === 'upc_e' ? 'UPC-E' : 'other',
      square: format === 'qr_code',
    }));
  };
}

/** Too few scan lines cross slanted bars. The reader itself tries quarter turns. */
const TURNS = [0, Math.PI / 4, Math.PI / 8, (3 * Math.PI) / 8];

/** Number of scan lines that must agree. With two, blurred bars were read as other numbers with a valid check digit. */
const AGREEING_LINES = 4;

function pixelsOf(picture: ImageBitmap, turn: number): ImageData {
  const { width, height } = picture;
  const [across, down] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const canvas = new OffscreenCanvas(
    Math.ceil(width * across + height * down),
    Math.ceil(width * down + height * across),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas.');
  // The corners get the average color of the picture. White corners beside a dark pack mislead the reader's threshold.
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  context.fillStyle = `rgb(${red} ${green} ${blue})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(turn);
  context.drawImage(picture, -width / 2, -height / 2);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

async function zxingReader(): Promise<Reader> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  prepareZXingModule({ overrides: { locateFile: () => wasmFile } });
  return async (picture) => {
    let short: readonly FoundCode[] = [];
    for (const turn of TURNS) {
      const codes = await readBarcodes(pixelsOf(picture, turn), {
        formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'QRCode', 'DataMatrix'],
        maxNumberOfSymbols: 4,
        minLineCount: AGREEING_LINES,
      });
      const found = codes.filter(({ isValid }) => isValid);
      const long = found.filter(({ format }) => format !== 'UPCE');
      // Half of a slanted EAN-13 looks like a UPC-E, so a UPC-E only counts if nothing else is found at any angle.
      if (long.length > 0) return long.map(codeOf);
      if (found.length > 0) short = found.map(codeOf);
    }
    return short;
  };
}

/** ZXing expands a UPC-E to the full number. */
function codeOf({ text, format }: ReadResult): FoundCode {
  return { text, kind: 'other', square: format === 'QRCode' || format === 'DataMatrix' };
}

const reader = ownReader().then((own) => own ?? zxingReader());
// Every request awaits the reader and reports its failure. Without a request the rejection would be unhandled.
reader.catch(() => undefined);

async function answer({ id, picture }: ReadRequest): Promise<ReadAnswer> {
  try {
    const read = await reader;
    return { id, found: await read(picture) };
  } catch (error) {
    return { id, fault: String(error) };
  } finally {
    picture.close();
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answer(data).then((message) => self.postMessage(message));
});
