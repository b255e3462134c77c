import type { BarcodeKind } from '#domain/product/record/read-barcode.ts';

/** A code in a picture, as the worker returns it. */
export interface FoundCode {
  readonly text: string;
  readonly kind: BarcodeKind;
  /** Whether it is a QR code or Data Matrix. These correct errors themselves, so one reading is enough. */
  readonly square: boolean;
}

/** A request to the worker, one picture at a time. The worker closes the picture. */
export interface ReadRequest {
  readonly id: number;
  readonly picture: ImageBitmap;
}

export type ReadAnswer =
  | { readonly id: number; readonly found: readonly FoundCode[] }
  | { readonly id: number; readonly fault: string };
