import { plainWords, type SentenceWords } from './sentence-words.ts';

const BULLET = /^\s*-(?=\p{L})/u;

/**
 * A sentence in one line, with semicolons for line breaks. Dashes that begin all of its lines are bullets where one stands before
 * a denial or a bound ("-no soy"); else each denies what it stands before ("-soy").
 */
export function withoutBullets(sentence: string, { phrases }: SentenceWords): string {
  const lines = sentence.split('\n').filter((line) => line.trim() !== '');
  const items = lines.map((line) => line.replace(BULLET, ''));
  const says = items.some((item) => {
    const first = plainWords(item).trim().split(/\s+/u)[0] ?? '';
    return phrases.get(first)?.some(({ kind }) => kind === 'negate' || kind === 'at-most') === true;
  });
  const bulleted = says && lines.every((line) => BULLET.test(line));
  return (bulleted ? items : lines).join(' ; ');
}
