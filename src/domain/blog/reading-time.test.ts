import { describe, expect, it } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'protein').join(' ');

describe('reading time', () => {
  // @spec Blog reading time = words divided by 200, rounded up.
  it.each([
    [199, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
    [1_500, 8],
  ])('gives %i words %i minutes', (count, minutes) => {
    expect(readingMinutes(`<p>${words(count)}</p>`)).toBe(minutes);
  });

  it('gives an empty article one minute', () => {
    expect(readingMinutes('')).toBe(1);
  });

  it('counts what is read, not the markup or bare signs', () => {
    expect(countWords('<p class="a b">Whey&nbsp;<strong>isolate</strong> – 25 g</p>')).toBe(4);
  });

  it('parts words at spaces that do not break, and counts numbers but no signs', () => {
    expect(countWords('a&nbsp;b&#160;c')).toBe(3);
    expect(countWords('1 – 2')).toBe(2);
    expect(countWords('– + –')).toBe(0);
  });

  it('keeps words of neighbouring elements apart', () => {
    expect(countWords('<td>one</td><td>two</td>')).toBe(2);
  });
});
