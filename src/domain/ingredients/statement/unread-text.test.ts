import { expect, test } from 'vitest';
import { namedInUnreadText } from './unread-text.ts';

test('what a text in another language or in pieces names', () => {
  expect(namedInUnreadText('Zutaten: MILK, soja; Sucralose, Acésulfame-K')).toEqual({
    allergens: ['milk', 'soy'],
    sweeteners: ['sucralose', 'acesulfame potassium'],
  });
  expect(namedInUnreadText('')).toEqual({ allergens: [], sweeteners: [] });
});

test.each([
  ['sucralosa', 'sucralose'],
  ['acesulfam', 'acesulfame potassium'],
  ['acésulfame', 'acesulfame potassium'],
  ['stévia', 'stevia'],
  ['steviol', 'stevia'],
  ['rébaudioside', 'stevia'],
  ['rebaudiosid', 'stevia'],
  ['monk fruit', 'monk fruit'],
  ['luo han guo', 'monk fruit'],
  ['Mönchsfrucht', 'monk fruit'],
  ['aspartamo', 'aspartame'],
  ['sacharine', 'saccharin'],
  ['saccharina', 'saccharin'],
  ['Thaumatine', 'thaumatin'],
  ['neotamo', 'neotame'],
])('"%s" is %s', (word, sweetener) => {
  expect(namedInUnreadText(`x ${word}`).sweeteners).toEqual([sweetener]);
  expect(namedInUnreadText(`x${word}`).sweeteners).toEqual([]);
});

test.each(
  'may contain|may also contain|trace|traces|made in|produced in|manufactured|facility|factory|direction|directions|suggested|recommended|mix 1|mixed 2|mix with|add 2|shake|stir|with milk'.split(
    '|',
  ),
)('behind "%s" a text says nothing of what is inside', (words) => {
  expect(namedInUnreadText(`soja ${words} egg sucralose`)).toEqual({
    allergens: ['soy'],
    sweeteners: [],
  });
  expect(namedInUnreadText(`soja x${words}x egg sucralose`).sweeteners).toEqual(['sucralose']);
});

test.each(['may soon contain', 'mix salt', 'add salt', 'may alsocontain'])(
  '"%s" ends nothing',
  (words) => {
    expect(namedInUnreadText(`${words} sucralose`).sweeteners).toEqual(['sucralose']);
  },
);
