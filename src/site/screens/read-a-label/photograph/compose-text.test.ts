import { expect, it } from 'vitest';
import { composeText, findWord, SURE } from './compose-text.ts';

const sure = (line: string) => line.split(' ').map((text) => ({ text, confidence: 95 }));

it('lines become one text, words parted at the end of a line are joined', () => {
  const { text, doubtful } = composeText([
    sure('Whey protein iso-'),
    sure('late (milk), vitamin'),
    sure('B-12, low-'),
    sure('Fat cocoa'),
  ]);
  expect(text).toBe('Whey protein isolate (milk), vitamin B-12, low- Fat cocoa');
  expect(doubtful).toEqual([]);
});

it('marks what the reader is not sure of, where it stands', () => {
  const { text, doubtful } = composeText([
    [
      { text: 'Whey', confidence: SURE },
      { text: 'rnilk,', confidence: SURE - 1 },
    ],
    [{ text: 'soy', confidence: 20 }],
  ]);
  expect(text).toBe('Whey rnilk, soy');
  expect(doubtful.map(({ word, start }) => [word, text.slice(start, start + word.length)])).toEqual(
    [
      ['rnilk,', 'rnilk,'],
      ['soy', 'soy'],
    ],
  );
});

it('a doubtful word is found where it has moved to, the nearest one', () => {
  expect(findWord('milk, soy, milk', { word: 'milk', start: 12 })).toBe(11);
  expect(findWord('whole milk, soy', { word: 'milk', start: 0 })).toBe(6);
  expect(findWord('whey', { word: 'milk', start: 0 })).toBeNull();
});

it('nothing read is an empty text', () => {
  expect(composeText([])).toEqual({ text: '', doubtful: [] });
});
