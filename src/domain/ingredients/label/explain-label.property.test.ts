import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { understandTerm } from '../wishes/understand-term.ts';
import { explainLabel } from './explain-label.ts';

const word = fc.constantFrom(
  ...'whey protein isolate (milk) [soy] {, ; : . * _ & and/or 2% of less than contains may contain traces of Protein Blend: vitamins cocoa ( ) ] natural flavor sucralose pea-rice – • "x" &amp; 415 E950 (12,5 %) organic salt.Made in a facility milk, Kann lait'.split(
    ' ',
  ),
);
const statement = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
  fc.array(word, { maxLength: 60 }).map((words) => words.join('')),
);

test('any text is read without an error, and every entry stands in the text', () => {
  fc.assert(
    fc.property(statement, fc.boolean(), (text, truncated) => {
      const answer = explainLabel({ statement: text, truncated }, vocabulary);
      for (const [index, entry] of answer.ingredients.entries()) {
        expect(entry.parent === null || (entry.parent >= 0 && entry.parent < index)).toBe(true);
        expect(entry.canonical).not.toBe('');
      }
      expect(truncated && answer.veganByIngredients === true).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['opening brackets', '('.repeat(100_000)],
  ['crossed brackets', '('.repeat(50_000) + ']'.repeat(50_000)],
  ['commas', ','.repeat(100_000)],
  ['colons', 'blend: '.repeat(15_000)],
  ['contains', 'contains '.repeat(12_000)],
  ['may contain', 'may contain '.repeat(9_000)],
  ['one word', 'milk'.repeat(25_000)],
  ['spaces', ' '.repeat(100_000)],
  ['entities', '&amp;'.repeat(20_000)],
  ['percentages', '2 % or less of '.repeat(6_000)],
])('100 KB of %s are read, and say nothing', (_, text) => {
  const answer = explainLabel({ statement: text }, vocabulary);
  expect(answer.complete).toBe(false);
  expect(answer.proteinType).toBeNull();
});

test('an unknown word of 20 KB is searched for the words of allergens at its ends only', () => {
  let looks = 0;
  const allergenWords = new (class extends Map<string, VocabularyEntry> {
    override get(word: string) {
      looks += 1;
      return super.get(word);
    }
  })(vocabulary.lexicon.allergenWords);
  const lexicon = { ...vocabulary.lexicon, allergenWords };
  explainLabel({ statement: 'abc\\def\\'.repeat(2_500) }, { ...vocabulary, lexicon });
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(1_000);
});

test('any query word is understood without an error; members are names of the vocabulary', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 100 }), statement), (term) => {
      const understood = understandTerm(term, vocabulary);
      for (const member of understood.members) expect(vocabulary.entries.has(member)).toBe(true);
      expect(understood.kind === 'literal').toBe(understood.members.length === 0);
    }),
    { numRuns: 300 },
  );
});
