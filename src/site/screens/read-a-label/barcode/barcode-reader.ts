import type { FoundCode, ReadAnswer } from './found-code.ts';

/** Timeouts for a picture, in ms. The first one includes loading the reader. */
const FIRST_PATIENCE_MS = 30_000;
const PATIENCE_MS = 4_000;

/**
 * Reads the codes in pictures in a worker, one picture at a time. If a worker times out or breaks, `read` rejects, and
 * the next picture starts a new worker.
 */
export class BarcodeReader {
  #worker: Worker | null = null;
  #answered = false;
  #next = 0;

  /** Returns the codes in a picture, which is transferred to the worker. */
  read(picture: ImageBitmap): Promise<readonly FoundCode[]> {
    const worker = (this.#worker ??= new Worker(new URL('./barcode-worker.ts', import.meta.url), {
      type: 'module',
    }));
    const id = this.#next++;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answered = new Promise<readonly FoundCode[]>((resolve, reject) => {
      const fail = (reason: string) => {
        this.close();
        reject(new Error(reason));
      };
      timer = setTimeout(
        () => fail('The reader did not answer.'),
        this.#answered ? PATIENCE_MS : FIRST_PATIENCE_MS,
      );
      const listen = ({ data }: MessageEvent<ReadAnswer>) => {
        if (data.id !== id) return;
        this.#answered = true;
        if ('found' in data) resolve(data.found);
        else fail(data.fault);
      };
      const { signal } = end;
      worker.addEventListener('message', listen, { signal });
      worker.addEventListener('error', () => fail('The reader could not be started.'), { signal });
    });
    worker.postMessage({ id, picture }, [picture]);
    return answered.finally(() => {
      clearTimeout(timer);
      end.abort();
    });
  }

  /** Terminates the worker. The next picture starts another. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#answered = false;
  }
}

/** Widths at which a picture file is searched, in px: small codes need the larger ones. */
const PICTURE_WIDTHS = [960, 1_600, 2_600];

/** Returns the codes in a picture file. Rejects if it is no picture or the reader fails. */
export async function readPictureFile(file: Blob): Promise<readonly FoundCode[]> {
  const reader = new BarcodeReader();
  try {
    const whole = await createImageBitmap(file);
    let last = 0;
    for (const width of PICTURE_WIDTHS) {
      const resizeWidth = Math.min(width, whole.width);
      if (resizeWidth === last) break;
      last = resizeWidth;
      const found = await reader.read(
        await createImageBitmap(whole, { resizeWidth, resizeQuality: 'high' }),
      );
      if (found.length > 0) return found;
    }
    return [];
  } finally {
    reader.close();
  }
}
