import { describe, expect, it } from 'vitest';
import { explainLine } from '#domain/ingredients/label/explain-line.ts';
import { readJsonLines } from '../support/read-json-lines.ts';
import { vocabulary } from '../support/shipped-vocabulary.ts';

interface LabelledPart {
  readonly id: string;
  readonly text: string;
  readonly language: string;
}

/** A span as `explain-label` prints it. A word shared by several languages may name all of them. */
interface PrintedSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly language?: string | readonly string[] | null;
}

const parts = readJsonLines<LabelledPart>('data/labelled/languages.jsonl');

/** Returns how many characters of a part were read in each language. */
function readIn(spans: readonly PrintedSpan[]): ReadonlyMap<string, number> {
  const characters = new Map<string, number>();
  for (const { start, end, language } of spans)
    for (const each of [language ?? []].flat())
      characters.set(each, (characters.get(each) ?? 0) + end - start);
  return characters;
}

describe('the language of a part of a statement', () => {
  const read = parts.map(({ id, text, language }, index) => {
    const answer = explainLine(JSON.stringify({ id, statement: text }), index, vocabulary);
    const characters = readIn((answer['spans'] ?? []) as readonly PrintedSpan[]);
    const most = Math.max(0, ...characters.values());
    return {
      id,
      spans: Array.isArray(answer['spans']),
      complete: answer['complete'] === true,
      right: most === 0 || characters.get(language) === most,
    };
  });

  it('is decided right, or the part counts as not read', () => {
    expect(parts.length).toBeGreaterThanOrEqual(300);
    expect(read.every(({ spans }) => spans)).toBe(true);
    const wrong = read.filter(({ right }) => !right).map(({ id }) => id);
    expect(wrong.length, wrong.join(' ')).toBeLessThanOrEqual(parts.length / 100);
  });

  it('is never guessed wrong where an absence could be concluded', () => {
    expect(read.filter(({ right, complete }) => !right && complete)).toEqual([]);
  });
});
