/** Bytes of one buffer. */
const CHUNK = 1024 * 1024;

/**
 * Texts kept as bytes, side by side in large buffers: thousands of small ones leave gaps in the C library's heap
 * (docs/decisions/0148). When the bound is reached all are forgotten; those of keys that are gone go with their buffer.
 */
export class ByteStore<K extends object> {
  readonly #bound: number;
  #kept = new WeakMap<K, Buffer>();
  #chunk: Buffer = Buffer.alloc(0);
  #used = 0;
  #held = 0;

  /** `bound` in bytes. */
  constructor(bound: number) {
    this.#bound = bound;
  }

  /** Bytes of all buffers since it last forgot. */
  get held(): number {
    return this.#held;
  }

  get(key: K): Buffer | undefined {
    return this.#kept.get(key);
  }

  /** The text as bytes. One longer than a buffer is not kept. */
  keep(key: K, text: string): Buffer {
    const length = Buffer.byteLength(text);
    if (length > CHUNK) return Buffer.from(text);
    if (this.#used + length > this.#chunk.length) this.#begin();
    const bytes = this.#chunk.subarray(this.#used, this.#used + length);
    bytes.write(text);
    this.#used += length;
    this.#kept.set(key, bytes);
    return bytes;
  }

  #begin(): void {
    if (this.#held + CHUNK > this.#bound) {
      this.#kept = new WeakMap();
      this.#held = 0;
    }
    this.#chunk = Buffer.allocUnsafeSlow(CHUNK);
    this.#held += CHUNK;
    this.#used = 0;
  }
}
