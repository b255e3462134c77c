import { crc32, deflateSync } from 'node:zlib';

/** A picture as pngjs reads it: four bytes (red, green, blue, alpha) per pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** How many of the most frequent colors are kept exactly: paper, ink, rules, accents. */
const EXACT = 48;

interface Counted {
  readonly rgb: number;
  readonly count: number;
}
type Channel = 0 | 8 | 16;
const CHANNELS: readonly Channel[] = [16, 8, 0];
const channelOf = (rgb: number, channel: Channel) => (rgb >> channel) & 255;

function countColors({ data }: Picture): Counted[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const rgb = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  }
  return [...counts]
    .map(([rgb, count]) => ({ rgb, count }))
    .toSorted((a, b) => b.count - a.count || a.rgb - b.rgb);
}

/** Returns the channel in which a set of colors has the widest range, and that range. */
function widest(box: readonly Counted[]): { channel: Channel; range: number } {
  let best: { channel: Channel; range: number } = { channel: 16, range: -1 };
  for (const channel of CHANNELS) {
    const values = box.map(({ rgb }) => channelOf(rgb, channel));
    const range =
      values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255);
    if (range > best.range) best = { channel, range };
  }
  return best;
}

function mean(box: readonly Counted[]): number {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  return CHANNELS.reduce<number>((rgb, channel) => {
    const sum = box.reduce((all, each) => all + channelOf(each.rgb, channel) * each.count, 0);
    return rgb | (Math.round(sum / total) << channel);
  }, 0);
}

/** Median cut: halves the widest box until there are as many boxes as wanted. */
function medianCut(colors: readonly Counted[], wanted: number): number[] {
  const boxes = colors.length === 0 ? [] : [{ box: [...colors], ...widest(colors) }];
  while (boxes.length < wanted) {
    const at = boxes.reduce(
      (best, { range }, place) => (range > (boxes[best]?.range ?? 0) ? place : best),
      0,
    );
    const chosen = boxes[at];
    if (chosen === undefined || chosen.range <= 0) break;
    const sorted = chosen.box.toSorted(
      (a, b) => channelOf(a.rgb, chosen.channel) - channelOf(b.rgb, chosen.channel),
    );
    const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
    let seen = 0;
    let cut = sorted.findIndex(({ count }) => (seen += count) >= half) + 1;
    cut = Math.min(Math.max(1, cut), sorted.length - 1);
    const parts = [sorted.slice(0, cut), sorted.slice(cut)].map((box) => ({ box, ...widest(box) }));
    boxes.splice(at, 1, ...parts);
  }
  return boxes.map(({ box }) => mean(box));
}

function nearest(rgb: number, palette: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, other] of palette.entries()) {
    const distance = CHANNELS.reduce<number>(
      (sum, channel) => sum + (channelOf(rgb, channel) - channelOf(other, channel)) ** 2,
      0,
    );
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * Returns a picture as a PNG with a palette of at most 256 colors (alpha is ignored). It is about a third of the size
 * of the browser's PNG, without a visible loss on flat pages.
 */
export function encodePalettePng(picture: Picture, colors = 128): Buffer {
  const counted = countColors(picture);
  const exact = counted.slice(0, Math.min(EXACT, colors)).map(({ rgb }) => rgb);
  const palette = [...exact, ...medianCut(counted.slice(exact.length), colors - exact.length)];
  const indexOf = new Map(counted.map(({ rgb }) => [rgb, nearest(rgb, palette)]));
  const { width, height, data } = picture;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const rgb = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      rows[y * (width + 1) + 1 + x] = indexOf.get(rgb) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(
    palette.flatMap((rgb) => CHANNELS.map((channel) => channelOf(rgb, channel))),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
