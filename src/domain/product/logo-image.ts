/** Largest logo accepted, in bytes: it is shown 32 pixels wide. */
export const MAX_LOGO_BYTES = 65_536;
/** Width and height of a logo, in pixels. */
export const LOGO_PIXELS = { least: 16, most: 1_024 } as const;

export const LOGO_TYPES = { 'image/png': 'png', 'image/webp': 'webp' } as const;
export type LogoType = keyof typeof LOGO_TYPES;

export type LogoCheck =
  | {
      readonly ok: true;
      readonly type: LogoType;
      readonly width: number;
      readonly height: number;
    }
  | { readonly ok: false; readonly reason: string };

interface Picture {
  readonly type: LogoType;
  readonly width: number;
  readonly height: number;
  /** Whether the file ends where its format says: nothing missing, nothing appended. */
  readonly whole: boolean;
}

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The empty IEND chunk with its check sum. */
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

function holds(bytes: Uint8Array, at: number, what: readonly number[] | string): boolean {
  const codes = typeof what === 'string' ? Array.from(what, (c) => c.charCodeAt(0)) : what;
  return at >= 0 && codes.every((code, index) => bytes[at + index] === code);
}

/** The big-endian number of the bytes from `at` on. */
function bigEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

function littleEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let index = length - 1; index >= 0; index -= 1) {
    value = value * 256 + (bytes[at + index] ?? 0);
  }
  return value;
}

function readPng(bytes: Uint8Array): Picture | null {
  if (!holds(bytes, 0, PNG_START) || !holds(bytes, 12, 'IHDR')) return null;
  return {
    type: 'image/png',
    width: bigEndian(bytes, 16, 4),
    height: bigEndian(bytes, 20, 4),
    whole: holds(bytes, bytes.length - PNG_END.length, PNG_END),
  };
}

/** Width and height of the three kinds of WebP (RFC 9649, 2.5 to 2.7); null for anything else. */
function readWebpSize(bytes: Uint8Array): readonly [width: number, height: number] | null {
  if (holds(bytes, 12, 'VP8X')) {
    return [littleEndian(bytes, 24, 3) + 1, littleEndian(bytes, 27, 3) + 1];
  }
  if (holds(bytes, 12, 'VP8L') && holds(bytes, 20, [0x2f])) {
    const bits = littleEndian(bytes, 21, 4);
    return [(bits % 0x4000) + 1, (Math.floor(bits / 0x4000) % 0x4000) + 1];
  }
  if (holds(bytes, 12, 'VP8 ') && holds(bytes, 23, [0x9d, 0x01, 0x2a])) {
    return [littleEndian(bytes, 26, 2) % 0x4000, littleEndian(bytes, 28, 2) % 0x4000];
  }
  return null;
}

function readWebp(bytes: Uint8Array): Picture | null {
  if (!holds(bytes, 0, 'RIFF') || !holds(bytes, 8, 'WEBP')) return null;
  const size = readWebpSize(bytes);
  if (size === null) return null;
  const [width, height] = size;
  return {
    type: 'image/webp',
    width,
    height,
    whole: littleEndian(bytes, 4, 4) + 8 === bytes.length,
  };
}

/**
 * Checks that bytes are a picture that may be shown as a brand's logo: PNG or WebP by content, whatever the file's name
 * (no SVG, which can contain scripts), complete and without appended bytes, at most 64 KiB, 16 to 1,024 pixels wide and
 * high.
 */
export function checkLogo(bytes: Uint8Array): LogoCheck {
  const refuse = (reason: string): LogoCheck => ({ ok: false, reason });
  if (bytes.length > MAX_LOGO_BYTES) return refuse('must not be larger than 64 KiB');
  const picture = readPng(bytes) ?? readWebp(bytes);
  if (picture === null) return refuse('must be a PNG or WebP picture');
  if (!picture.whole) return refuse('is cut off, or has something behind its end');
  const { type, width, height } = picture;
  const { least, most } = LOGO_PIXELS;
  if (Math.min(width, height) < least || Math.max(width, height) > most) {
    return refuse(`must be ${least} to ${most} pixels wide and high; it is ${width} × ${height}`);
  }
  return { ok: true, type, width, height };
}
