const CHUNK_BITS = 16;
const CHUNK = 2 ** CHUNK_BITS;

/** A list of 32-bit integers that grows without being copied. */
export class GrowingNumbers {
  readonly #chunks: Int32Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if ((this.#length & (CHUNK - 1)) === 0) this.#chunks.push(new Int32Array(CHUNK));
    (this.#chunks[this.#length >>> CHUNK_BITS] as Int32Array)[this.#length & (CHUNK - 1)] = value;
    this.#length++;
  }

  at(index: number): number {
    return (this.#chunks[index >>> CHUNK_BITS] as Int32Array)[index & (CHUNK - 1)] as number;
  }

  toArray(): Int32Array {
    const all = new Int32Array(this.#length);
    this.#chunks.forEach((chunk, row) => {
      const from = row * CHUNK;
      all.set(chunk.subarray(0, Math.min(CHUNK, this.#length - from)), from);
    });
    return all;
  }
}
