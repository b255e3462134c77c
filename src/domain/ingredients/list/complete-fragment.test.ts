import { expect, test } from 'vitest';
import { aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import { completeFragment } from './complete-fragment.ts';

const vocabulary = aVocabulary(
  [
    'acesulfame potassium',
    'chocolate',
    'chocolate chip',
    'cocoa',
    'sodium citrate',
    'sodium caseinate',
    'sodium caseinate powder',
    'processed cheese',
    'organic sugar cane',
    'whey protein isolate',
    'whey protein concentrate',
    'whey protein',
    'xanthan gum',
    'guar gum flour',
    'zebra fruit',
  ],
  { 'acesulfame k': 'acesulfame potassium', 'guar gum flower': 'xanthan gum' },
);

test.each([
  ['whole already', 'cocoa', 'cocoa'],
  ['the only name that begins so', 'acesulfame pota', 'acesulfame potassium'],
  ['two names of one thing', 'acesulfame', 'acesulfame potassium'],
  ['the first in the order of names', 'acesu', 'acesulfame potassium'],
  ['the last in the order of names', 'zebr', 'zebra fruit'],
  ['in any form', 'Organic Xantha', 'xanthan gum'],
  ['one name and longer ones', 'sodium casei', 'sodium caseinate'],
  ['one word of several names', 'whey prot', 'whey protein'],
])('a name that breaks off is %s: %s', (_, text, expected) => {
  expect(completeFragment(text, vocabulary)?.canonical).toBe(expected);
});

test.each([
  ['several names begin so', 'chocolat'],
  ['several names of several words begin so', 'sodium c'],
  ['no name begins so', 'quux'],
  ['no name of several words begins so', 'quux flo'],
  ['it tells of a making', 'process'],
  ['it tells of a making', 'Proces'],
  ['it is too short', 'xan'],
  ['it only praises', 'organic su'],
  ['what is common to all is no name', 'guar gu'],
])('where %s it is not guessed: %s', (_, text) => {
  expect(completeFragment(text, vocabulary)).toBeNull();
});
