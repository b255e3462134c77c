/**
 * The files for reading a photograph, which are loaded only on request: names, and sizes as transferred (KB of 1,000
 * bytes, stated before loading and tested). The build copies the files from the packages (vite.config.ts).
 */
export const OCR_VERSION = '7.0.0';
export const OCR_FOLDER = `/assets/tesseract-${OCR_VERSION.replaceAll('.', '-')}`;
export const OCR_WORKER = `${OCR_FOLDER}/worker.min.js`;
/** Tesseract for processors with SIMD: those for which browsers compile WebAssembly under our policy. */
export const OCR_CORE = 'tesseract-core-simd-lstm';

/** Size of the program: worker, core and glue code. */
export const READER_KB = 1_000;
/** Size of the core in memory, by which progress is measured. */
export const CORE_BYTES = 2_857_601;

/** Languages of labels, each with the size of its model. */
export const OCR_LANGUAGES = [
  { code: 'eng', name: 'English', kilobytes: 2_953 },
  { code: 'deu', name: 'German', kilobytes: 1_334 },
  { code: 'fra', name: 'French', kilobytes: 708 },
  { code: 'spa', name: 'Spanish', kilobytes: 2_101 },
  { code: 'ita', name: 'Italian', kilobytes: 1_661 },
] as const;
export type OcrLanguage = (typeof OCR_LANGUAGES)[number]['code'];

/** Returns the address of a language's model. It is gzipped, and the reader decompresses it. */
export const languageFile = (code: OcrLanguage) => `${OCR_FOLDER}/${code}.traineddata`;
