/** Texts are packed into pages of so many bytes; a longer one has a page of its own. */
const PAGE_BYTES = 1_048_576;

/** Texts by number, packed as UTF-8 into a few large pages outside the JavaScript heap: nothing for a collector to walk. */
export class PackedTexts {
  #page: Buffer = Buffer.alloc(0);
  #used = 0;
  readonly #texts = new Map<number, Buffer>();

  set(id: number, text: string): void {
    const length = Buffer.byteLength(text);
    if (this.#used + length > this.#page.length) {
      this.#page = Buffer.allocUnsafeSlow(Math.max(PAGE_BYTES, length));
      this.#used = 0;
    }
    this.#page.write(text, this.#used);
    this.#texts.set(id, this.#page.subarray(this.#used, this.#used + length));
    this.#used += length;
  }

  has(id: number): boolean {
    return this.#texts.has(id);
  }

  /** The bytes of a text; undefined where there is none. */
  get(id: number): Buffer | undefined {
    return this.#texts.get(id);
  }
}
