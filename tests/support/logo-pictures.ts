import { deflateSync, crc32 } from 'node:zlib';

/** Returns a chunk of a PNG with its checksum. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns a real PNG of one color (red, green, blue). */
export function aPng(width: number, height = width, color = [200, 60, 30]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => color).flat()]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a WebP file around a chunk, sufficient for reading its header. */
export function aWebp(type: 'VP8 ' | 'VP8L' | 'VP8X', data: readonly number[]): Buffer {
  const file = Buffer.alloc(20 + data.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write(`WEBP${type}`, 8, 'latin1');
  file.writeUInt32LE(data.length, 16);
  file.set(data, 20);
  return file;
}
