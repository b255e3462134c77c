import type { BarcodeKind } from '#domain/product/record/read-barcode.ts';

/** A code in a picture, as the reader's worker answers. */
export interface FoundCode {
  readonly text: string;
  readonly kind: BarcodeKind;
  /** A QR code or Data Matrix: it corrects its own errors, one reading is enough. */
  readonly square: boolean;
}

/** What the worker is asked, one picture at a time; it closes the picture. */
export interface ReadRequest {
  readonly id: number;
  readonly picture: ImageBitmap;
}

export type ReadAnswer =
  | { readonly id: number; readonly found: readonly FoundCode[] }
  | { readonly id: number; readonly fault: string };
