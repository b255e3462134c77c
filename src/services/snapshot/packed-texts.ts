import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Size of the pages into which compressed texts are copied; a longer text has its own page. */
const PAGE_BYTES = 1_048_576;
/** A quarter of the size for 55 µs a product's document; read again in 20 µs. Higher levels gain a tenth. */
const FAST = { level: 1 };

/** Texts by number, compressed one by one, outside the JavaScript heap and so without cost for the garbage collector. */
export class PackedTexts {
  /** Compressed; plain data, which can be stored. */
  readonly packed: Map<number, Uint8Array>;
  #page: Buffer = Buffer.alloc(0);
  #used = 0;

  constructor(packed: Map<number, Uint8Array> = new Map()) {
    this.packed = packed;
  }

  set(id: number, text: string): void {
    const bytes = deflateRawSync(text, FAST);
    if (this.#used + bytes.length > this.#page.length) {
      this.#page = Buffer.allocUnsafeSlow(Math.max(PAGE_BYTES, bytes.length));
      this.#used = 0;
    }
    // Copied, because the result of zlib is a slice of a buffer of 16 KB.
    this.#page.set(bytes, this.#used);
    this.packed.set(id, this.#page.subarray(this.#used, this.#used + bytes.length));
    this.#used += bytes.length;
  }

  has(id: number): boolean {
    return this.packed.has(id);
  }

  /** The bytes of a text; undefined where there is none. */
  get(id: number): Buffer | undefined {
    const packed = this.packed.get(id);
    return packed === undefined ? undefined : inflateRawSync(packed);
  }
}
