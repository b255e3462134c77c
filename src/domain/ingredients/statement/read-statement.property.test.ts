import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLooks } from '../../../../tests/support/count-looks.ts';
import { readJsonLines } from '../../../../tests/support/read-json-lines.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { ALLERGENS } from '../../enumerations.ts';
import { explainLabel } from '../label/explain-label.ts';
import { placeAtoms } from './regions.ts';
import { readStatement } from './read-statement.ts';

const LABELLED = readJsonLines<{ ingredients_text: string }>('data/labelled/given.jsonl').map(
  (row) => row.ingredients_text,
);

/** 10,000 changes of labels as printed are judged in every gate by tests/truth/never-frees.test.ts. */
const CASES = process.env['NIGHTLY'] === '1' ? 10_000 : 1_000;

const piece = fc.constantFrom(
  ...'whey protein isolate|(milk)|, |; |. |Sojalecithin|lait|kann Spuren von |enthalten|may contain |contains |peanuts|Emdsfer|naïve|12,5 %|&amp;|_soja_|süß\u00admolke|œuf|Ｓｏｙ|E 471|without |sugar|gluten free|[|]|)|(|\n\n|\ud83d\ude00'.split(
    '|',
  ),
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.constantFrom(...LABELLED),
);

test('spans tile any text, from its first character to its last, and the text can be redrawn from them', () => {
  fc.assert(
    fc.property(text, (written) => {
      const { spans } = readStatement(written, vocabulary);
      expect(spans.map(({ start, end }) => written.slice(start, end)).join('')).toBe(written);
      for (const { start, end } of spans) expect(end).toBeGreaterThan(start);
    }),
    { numRuns: CASES },
  );
});

test.each(['whey protein isolate, ', 'Kann Spuren von Milch enthalten. ', 'Emdsfer, ', 'organic '])(
  'the phrases tried grow with the text and no faster: %s',
  (repeated) => {
    const tried = (times: number) => readStatement(repeated.repeat(times), vocabulary).tried;
    expect(tried(400)).toBeLessThan(tried(100) * 4.5);
  },
);

/** How often atoms are looked at to place those of a text. */
function looksAtAtoms(written: string): number {
  const { placed: atoms } = readStatement(written, vocabulary);
  const { list, looks } = countLooks(atoms);
  placeAtoms(list, vocabulary.lexicon);
  return looks();
}

test.each([
  'no ',
  'milk, no ',
  'made in a facility that handles no ',
  'may contain milk ',
  'made in ',
])('a text of nothing but words that open statements is placed in linear time: %s', (repeated) => {
  expect(looksAtAtoms(repeated.repeat(800))).toBeLessThan(looksAtAtoms(repeated.repeat(200)) * 5);
});

const names = fc.constantFrom(
  ...'milk|peanuts|soy lecithin|cocoa|pea protein|wheat flour|egg white|salt|sucralose|almonds|Milch|arachides|huevo'.split(
    '|',
  ),
);
const list = fc.array(names, { minLength: 1, maxLength: 6 });

test('an unread word never makes a text complete, nor hides what is in it', () => {
  fc.assert(
    fc.property(list, fc.nat(6), (all, at) => {
      const with_ = [...all.slice(0, at), 'Xqzvwk', ...all.slice(at)];
      const [before, after] = [all, with_].map((each) =>
        explainLabel({ statement: each.join(', ') }, vocabulary),
      );
      expect(after?.complete).toBe(false);
      expect(after?.contains).toEqual(expect.arrayContaining([...(before?.contains ?? [])]));
    }),
    { numRuns: 300 },
  );
});

test('a list with any of its pieces taken away is not complete, or names all that it named', () => {
  fc.assert(
    fc.property(list, fc.nat(), (all, seed) => {
      const written = `${all.join(', ')}.`;
      const whole = explainLabel({ statement: written }, vocabulary);
      const inner = whole.spans.filter(({ kind }) => kind !== 'structure');
      const gone = inner[seed % inner.length];
      if (gone === undefined) return;
      const left = explainLabel(
        { statement: written.slice(0, gone.start) + written.slice(gone.end) },
        vocabulary,
      );
      if (left.complete) expect(left.contains).toEqual(whole.contains);
    }),
    { numRuns: 300 },
  );
});

test('two statements one after the other name what each of them names', () => {
  fc.assert(
    fc.property(list, list, (one, other) => {
      const contains = (statement: string) => explainLabel({ statement }, vocabulary).contains;
      const [first, second] = [`${one.join(', ')}. `, `${other.join(', ')}.`];
      expect(contains(first + second)).toEqual(
        expect.arrayContaining([...contains(first), ...contains(second)]),
      );
    }),
    { numRuns: 200 },
  );
});

const written = fc
  .array(
    fc.constantFrom(
      ...'milk|peanuts|soy lecithin|cocoa|pea protein|wheat flour|egg white|salt|sucralose|Milch|arachides|emulsifier (lecithins)|may contain nuts. |contains: soy. |mix with water. |gluten free. '.split(
        '|',
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(', ').replaceAll('. ,', '.'));
const unknownWord = fc
  .string({
    unit: fc.constantFrom(...'b d g k q v w x z j'.split(' ')),
    minLength: 4,
    maxLength: 9,
  })
  .filter((word) => !vocabulary.lexicon.words.has(word));

/** The allergens of which a text may be called free. */
function freeOf(statement: string, truncated = false): readonly string[] {
  const { complete, contains, mayContain } = explainLabel({ statement, truncated }, vocabulary);
  return complete
    ? ALLERGENS.filter((each) => !contains.includes(each) && !mayContain.includes(each))
    : [];
}

test('an unread word at any place frees of nothing', () => {
  fc.assert(
    fc.property(written, unknownWord, fc.nat(), (statement, word, seed) => {
      const words = statement.split(' ');
      words.splice(seed % (words.length + 1), 0, word);
      expect(freeOf(statement)).toEqual(expect.arrayContaining([...freeOf(words.join(' '))]));
    }),
    { numRuns: CASES },
  );
});

test('a name put into an unknown word frees of nothing', () => {
  fc.assert(
    fc.property(written, unknownWord, fc.nat(), (statement, word, seed) => {
      const { spans } = explainLabel({ statement }, vocabulary);
      const namesOfIt = spans.filter(({ kind }) => kind === 'name');
      const name = namesOfIt[seed % Math.max(1, namesOfIt.length)];
      if (name === undefined) return;
      const put = `${statement.slice(0, name.start)}${word} ${statement.slice(name.end)}`;
      expect(freeOf(statement)).toEqual(expect.arrayContaining([...freeOf(put)]));
    }),
    { numRuns: CASES },
  );
});

test('a text known to be cut, at any place, frees of nothing', () => {
  fc.assert(
    fc.property(written, fc.nat(), (statement, seed) => {
      expect(freeOf(statement.slice(0, seed % (statement.length + 1)), true)).toEqual([]);
    }),
    { numRuns: CASES },
  );
});
