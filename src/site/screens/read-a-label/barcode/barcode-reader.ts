import type { FoundCode, ReadAnswer } from './found-code.ts';

/** Timeout for a picture, including loading the reader for the first one. */
const FIRST_PATIENCE_MS = 30_000;
const PATIENCE_MS = 4_000;

/**
 * Reads the codes of pictures in a worker, one picture at a time. A worker that does not answer in time, or breaks, is
 * ended and replaced at the next picture; `read` rejects then.
 */
export class BarcodeReader {
  #worker: Worker | null = null;
  #answered = false;
  #next = 0;

  /** The codes of a picture, which is transferred to the worker. */
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

  /** Ends the worker; the next picture starts another. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#answered = false;
  }
}

/** Widths at which a picture from the gallery is looked at: small codes need the larger ones. */
const PICTURE_WIDTHS = [960, 1_600, 2_600];

/** The codes of a picture file; rejects where it is no picture or the reader fails. */
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
