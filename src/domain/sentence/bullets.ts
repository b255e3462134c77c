import { isOfKind, plainWords, type SentenceWords } from './sentence-words.ts';

const BULLET = /^\s*-(?=\p{L})/u;

/** "+ whey, -soy": signs for what is wanted and what is not. */
const SIGN = /(?<=^|[\s,;])([+-])\s*(?=\p{L})/gu;

/** If a sentence has both "+" and "-", each applies to the word after it. */
function withSigns(sentence: string): string {
  const signs = new Set([...sentence.matchAll(SIGN)].map(([, sign]) => sign));
  return signs.size < 2
    ? sentence
    : sentence.replace(SIGN, (_, sign) => (sign === '+' ? '✓ ' : '-'));
}

/** "Contains soy -> no" says what "contains soy: no" says. */
const ARROW = /[-=]+>|[→⇒➔]/gu;

/**
 * A sentence in one line, with semicolons for line breaks. Dashes at the beginning of all lines are bullets if one
 * precedes a denial or a bound ("-no soy"); otherwise each denies what follows it ("-soy").
 */
export function withoutBullets(sentence: string, words: SentenceWords): string {
  const lines = sentence.split('\n').filter((line) => line.trim() !== '');
  const items = lines.map((line) => line.replace(BULLET, ''));
  const says = items.some((item) => {
    const [plain = ''] = plainWords(item).split(' ');
    return ['negate', 'at-most'].some((kind) => isOfKind({ plain }, kind, words));
  });
  const bulleted = says && lines.every((line) => BULLET.test(line));
  return withSigns((bulleted ? items : lines).join(' ; ')).replace(ARROW, ' : ');
}
