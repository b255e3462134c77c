/** The corrections that the shopper makes to a photograph. */
export interface PictureEdit {
  /** Degrees, clockwise. */
  readonly turn: number;
  /** 0 (unchanged) to 100 (ink black, paper white). */
  readonly contrast: number;
  /** The part that is kept, in percent of width and height. */
  readonly crop: Crop;
}

export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const UNTOUCHED: PictureEdit = {
  turn: 0,
  contrast: 50,
  crop: { left: 0, top: 0, right: 100, bottom: 100 },
};

/**
 * The reader works best with letters 25 to 40 px high. Pictures are enlarged up to this width, and larger ones reduced
 * to it.
 */
const READ_WIDTH = 1_900;
const MAX_ENLARGED = 2.5;
const MAX_HEIGHT = 3_200;

/** Returns the rotated picture, not yet cropped, at `scale` times its size. */
function turned(picture: ImageBitmap, turn: number, scale: number): HTMLCanvasElement {
  const radians = (turn * Math.PI) / 180;
  const [across, down] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const [width, height] = [picture.width * scale, picture.height * scale];
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * across + height * down);
  canvas.height = Math.round(width * down + height * across);
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(radians);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas.');
  return context;
}

/** Returns the brightness, 0 to 255, inverted if light letters are on a dark background. */
function brightness({ data }: ImageData): Float32Array {
  const gray = new Float32Array(data.length / 4);
  let sum = 0;
  for (let at = 0; at < gray.length; at += 1) {
    const place = at * 4;
    const value =
      0.3 * (data[place] ?? 0) + 0.59 * (data[place + 1] ?? 0) + 0.11 * (data[place + 2] ?? 0);
    gray[at] = value;
    sum += value;
  }
  if (sum / gray.length >= 100) return gray;
  return gray.map((value) => 255 - value);
}

/** Returns the mean brightness around each pixel, computed with a summed-area table. */
function groundOf(gray: Float32Array, width: number, height: number, radius: number): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += gray[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const ground = new Float32Array(gray.length);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius)];
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      ground[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return ground;
}

/** Removes shadows (ink is darker than its surroundings) and stretches the contrast of the rest. */
function clear(canvas: HTMLCanvasElement, contrast: number): void {
  const context = contextOf(canvas);
  const { width, height } = canvas;
  const picture = context.getImageData(0, 0, width, height);
  const gray = brightness(picture);
  const ground = groundOf(gray, width, height, Math.max(12, Math.round(width / 30)));
  const black = 0.1 + contrast / 250;
  for (let at = 0; at < gray.length; at += 1) {
    const share = (gray[at] ?? 0) / Math.max(1, ground[at] ?? 1);
    const value = Math.max(0, Math.min(1, (share - black) / (1 - black))) * 255;
    picture.data.set([value, value, value, 255], at * 4);
  }
  context.putImageData(picture, 0, 0);
}

/** Returns the rotated and enhanced picture, uncropped and at most `width` px wide, as a preview while it is edited. */
export function previewPicture(
  picture: ImageBitmap,
  edit: PictureEdit,
  width: number,
): HTMLCanvasElement {
  const canvas = turned(picture, edit.turn, Math.min(1, width / picture.width));
  clear(canvas, edit.contrast);
  return canvas;
}

/** Returns the picture for the text reader: rotated, cropped, scaled and enhanced, with a white margin. */
export function preparePicture(picture: ImageBitmap, edit: PictureEdit): HTMLCanvasElement {
  const { left, top, right, bottom } = edit.crop;
  const share = Math.max(0.05, (right - left) / 100);
  const scale = Math.min(
    MAX_ENLARGED,
    READ_WIDTH / (picture.width * share),
    MAX_HEIGHT / picture.height,
  );
  const whole = turned(picture, edit.turn, scale);
  const part = document.createElement('canvas');
  part.width = Math.max(1, Math.round(whole.width * share));
  part.height = Math.max(1, Math.round((whole.height * Math.max(5, bottom - top)) / 100));
  contextOf(part).drawImage(
    whole,
    -Math.round((whole.width * left) / 100),
    -Math.round((whole.height * top) / 100),
  );
  clear(part, edit.contrast);
  const margin = 30;
  const framed = document.createElement('canvas');
  framed.width = part.width + 2 * margin;
  framed.height = part.height + 2 * margin;
  const context = contextOf(framed);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, framed.width, framed.height);
  context.drawImage(part, margin, margin);
  return framed;
}
