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

/** How long the reader may take to start once it is loaded, in ms. */
const PATIENCE_MS = 30_000;

/** The current step, and its progress from 0 to 1. */
export interface Progress {
  readonly share: number;
  readonly step: 'loading' | 'reading';
}

/** Fetches a file into the browser's cache, where the worker finds it, and reports the size of each chunk. */
async function download(path: string, onBytes: (count: number) => void): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok || answer.body === null) throw new Error(`${path}: ${answer.status}`);
  const stream = answer.body.getReader();
  for (let { done, value } = await stream.read(); !done; { done, value } = await stream.read()) {
    onBytes(value?.length ?? 0);
  }
}

/** Reads pictures of printed text on this device; nothing is sent. */
export interface TextReader {
  read(picture: HTMLCanvasElement, onProgress: (progress: Progress) => void): Promise<ComposedText>;
  close(): void;
}

/** Loads the reader and the models of the languages. Rejects if the browser cannot run it. */
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
  const files = [`${OCR_FOLDER}/${OCR_CORE}.wasm`, ...languages.map(languageFile)];
  await Promise.all(files.map((file) => download(file, count)));
  let report = onProgress;
  let refuse: (reason: unknown) => void = () => undefined;
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  refused.catch(() => undefined);
  // A worker that may not compile WebAssembly reports nothing at all.
  const timer = setTimeout(() => refuse(new Error('The text reader did not start.')), PATIENCE_MS);
  const starting = createWorker([...languages], OEM.LSTM_ONLY, {
    workerPath: OCR_WORKER,
    corePath: `${OCR_FOLDER}/${OCR_CORE}.js`,
    // A blob worker would inherit the page's policy, which does not allow compiling WebAssembly.
    workerBlobURL: false,
    langPath: OCR_FOLDER,
    // The models are gzipped nevertheless, which the worker detects. Names that end in .gz are not served.
    gzip: false,
    cacheMethod: 'none',
    errorHandler: refuse,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') report({ step: 'reading', share: progress });
    },
  });
  const worker = await Promise.race([starting, refused]).finally(() => clearTimeout(timer));
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '300' });
  return {
    async read(picture, onRead) {
      report = onRead;
      return recognize(worker, picture);
    },
    close: () => void worker.terminate(),
  };
}

async function recognize(worker: Worker, picture: HTMLCanvasElement): Promise<ComposedText> {
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
