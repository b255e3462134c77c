import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { type ComposedText, composeText } from './compose-text.ts';
import {
  CORE_BYTES,
  languageFile,
  OCR_CORE,
  OCR_FOLDER,
  OCR_LANGUAGES,
  OCR_WORKER,
  type OcrLanguage,
} from './ocr-files.ts';

/** How far the work is, from 0 to 1, and what is being done. */
export interface Progress {
  readonly share: number;
  readonly step: 'loading' | 'reading';
}

/** Fetches a file and tells of each piece; browsers and the service worker keep it. */
async function download(path: string, onBytes: (count: number) => void): Promise<Uint8Array> {
  const answer = await fetch(path);
  if (!answer.ok || answer.body === null) throw new Error(`${path}: ${answer.status}`);
  const pieces: Uint8Array[] = [];
  const stream = answer.body.getReader();
  for (let { done, value } = await stream.read(); !done; { done, value } = await stream.read()) {
    if (value === undefined) continue;
    pieces.push(value);
    onBytes(value.length);
  }
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
}

/** Reads pictures of printed text on this device; nothing is sent. */
export interface TextReader {
  read(picture: HTMLCanvasElement, onProgress: (progress: Progress) => void): Promise<ComposedText>;
  close(): void;
}

/** Loads the reader and the models of the languages; rejects where the browser cannot run it. */
export async function openTextReader(
  languages: readonly OcrLanguage[],
  onProgress: (progress: Progress) => void,
): Promise<TextReader> {
  const sizes = OCR_LANGUAGES.filter(({ code }) => languages.includes(code));
  const total = sizes.reduce((sum, { kilobytes }) => sum + kilobytes * 1_000, CORE_BYTES);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    onProgress({ step: 'loading', share: Math.min(1, loaded / total) });
  };
  const models = await Promise.all(
    languages.map(async (code) => ({ code, data: await download(languageFile(code), count) })),
  );
  // The worker then finds it in the browser's own store.
  await download(`${OCR_FOLDER}/${OCR_CORE}.wasm`, count);
  let tell = onProgress;
  const worker = await createWorker(models, OEM.LSTM_ONLY, {
    workerPath: OCR_WORKER,
    corePath: `${OCR_FOLDER}/${OCR_CORE}.js`,
    // A worker out of a blob would go by the page's policy, under which nothing is compiled.
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') tell({ step: 'reading', share: progress });
    },
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '300' });
  return {
    async read(picture, onRead) {
      tell = onRead;
      return recognise(worker, picture);
    },
    close: () => void worker.terminate(),
  };
}

async function recognise(worker: Worker, picture: HTMLCanvasElement): Promise<ComposedText> {
  const { data } = await worker.recognize(
    picture,
    { rotateAuto: true },
    { text: false, blocks: true },
  );
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return composeText(lines.map(({ words }) => words));
}
