/**
 * What reading a photograph loads, only when it is asked for: names, and sizes as they travel (KB of 1,000 bytes, said before
 * loading and tested). The build copies the files out of the packages (vite.config.ts).
 */
export const OCR_VERSION = '7.0.0';
export const OCR_FOLDER = `/assets/tesseract-${OCR_VERSION.replaceAll('.', '-')}`;
export const OCR_WORKER = `${OCR_FOLDER}/worker.min.js`;
/** Tesseract for processors with SIMD: those for which browsers compile WebAssembly under our policy. */
export const OCR_CORE = 'tesseract-core-simd-lstm';

/** The program: worker, core and glue. */
export const READER_KB = 1_000;
/** The core as it lies in memory, by which progress is measured. */
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

/** The address of a language's model, packed by gzip: the reader unpacks it. */
export const languageFile = (code: OcrLanguage) => `${OCR_FOLDER}/${code}.traineddata`;
