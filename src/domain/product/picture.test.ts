import { describe, expect, it } from 'vitest';
import { PICTURE_FORMATS, PICTURE_WIDTHS, picturePath, readPictureName } from './picture.ts';

describe('the address of a picture', () => {
  it('says which picture, how wide, how written; and back', () => {
    for (const width of PICTURE_WIDTHS) {
      for (const format of PICTURE_FORMATS) {
        const file = { version: '0123456789abcdef', width, format };
        const path = picturePath(file);
        expect(path).toBe(`/pictures/0123456789abcdef-${width}.${format}`);
        expect(readPictureName(path.slice('/pictures/'.length))).toEqual(file);
      }
    }
  });

  it.each([
    '',
    '0123456789abcdef-200.webp',
    '0123456789abcdef-160.svg',
    '../0123456789abcdef-160.webp',
    '0123456789ABCDEF-160.webp',
    '0123456789abcdef-160.webp/..',
  ])('is no other text: “%s”', (name) => expect(readPictureName(name)).toBeNull());
});
