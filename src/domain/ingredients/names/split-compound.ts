import type { Lexicon } from '../vocabulary/meanings.ts';
import { unfoldedIndex } from '../words/fold-word.ts';
import type { Token } from '../words/tokens.ts';

/** Languages that write compounds as one word; in others words are joined only by a missing space. */
const COMPOUNDING = new Set('de nl da sv no fi hu'.split(' '));
const SHORTEST = 7;
const LONGEST = 45;
const MAX_REMEMBERED = 20_000;

/** How a language joins words. */
interface Joining {
  readonly shortest: number;
  readonly links: readonly string[];
  readonly most: number;
}

const COMPOUNDS: Joining = { shortest: 3, links: ['', 's', 'n', 'en', 'er', 'es', 'e'], most: 5 };
const RUN_TOGETHER: Joining = { shortest: 4, links: [''], most: 3 };

/** The known words that a compound consists of after a first one; null unless every part is known. */
function partsFrom(
  first: string,
  word: string,
  parts: ReadonlySet<string>,
  joining: Joining,
  most: number,
): readonly string[] | null {
  if (!parts.has(first)) return null;
  for (const link of joining.links) {
    if (!word.startsWith(link, first.length)) continue;
    const rest = word.slice(first.length + link.length);
    if (parts.has(rest)) return [first + link, rest];
    if (most === 2) continue;
    for (let end = rest.length - joining.shortest; end >= joining.shortest; end -= 1) {
      const found = partsFrom(rest.slice(0, end), rest, parts, joining, most - 1);
      if (found !== null) return [first + link, ...found];
    }
  }
  return null;
}

function splitKey(key: string, lexicon: Lexicon): readonly string[] | null {
  const beginnings = beginningsOf(key, lexicon);
  if (beginnings.length === 0) return null;
  for (const [language, parts] of lexicon.parts) {
    const joining = COMPOUNDING.has(language) ? COMPOUNDS : RUN_TOGETHER;
    for (const first of beginnings) {
      const rest = key.length - first.length;
      if (first.length < joining.shortest || rest < joining.shortest) continue;
      const found = partsFrom(first, key, parts, joining, joining.most);
      if (found !== null) return found;
    }
  }
  return null;
}

/** The words of any language that it begins with, longest first. */
function beginningsOf(key: string, { words }: Lexicon): readonly string[] {
  const found: string[] = [];
  for (let end = key.length - 3; end >= 3; end -= 1) {
    const first = key.slice(0, end);
    if (words.has(first)) found.push(first);
  }
  return found;
}

function splitDenial(key: string, lexicon: Lexicon): readonly string[] | null {
  for (const end of lexicon.denyingSuffixes) {
    const before = key.slice(0, -end.length);
    if (key.endsWith(end) && before.length > 2 && isKnown(lexicon.formsOf(before), lexicon))
      return [before, end];
  }
  return null;
}

export function isKnown(forms: readonly string[], { words }: Lexicon): boolean {
  return forms.some((form) => words.has(form));
}

/** The tokens of a text, and whether each is a word of some phrase. */
export interface KnownTokens {
  readonly tokens: readonly Token[];
  readonly known: readonly boolean[];
}

/** Splits unknown words into their parts if every part is known ("Molkenproteinpulver", "glutenfrei"). */
export function splitCompounds(
  written: readonly Token[],
  text: string,
  lexicon: Lexicon,
): KnownTokens {
  if (lexicon.compounds.size > MAX_REMEMBERED) lexicon.compounds.clear();
  const tokens: Token[] = [];
  const known: boolean[] = [];
  for (const token of written) {
    const whole = token.kind === 'word' && isKnown(token.forms, lexicon);
    const parts = token.kind === 'word' && !whole ? partsOfWord(token.key, lexicon) : null;
    if (parts === null) {
      tokens.push(token);
      known.push(whole);
    } else
      for (const part of partsOfToken(token, parts, text, lexicon)) {
        tokens.push(part);
        known.push(isKnown(part.forms, lexicon));
      }
  }
  return { tokens, known };
}

export function partsOfWord(key: string, lexicon: Lexicon): readonly string[] | null {
  if (key.length < SHORTEST || key.length > LONGEST) return null;
  let parts = lexicon.compounds.get(key);
  if (parts === undefined) {
    parts = splitDenial(key, lexicon) ?? splitKey(key, lexicon);
    lexicon.compounds.set(key, parts);
  }
  return parts;
}

function partsOfToken(
  token: Token,
  parts: readonly string[],
  text: string,
  { formsOf }: Lexicon,
): readonly Token[] {
  const written = text.slice(token.start, token.end);
  let from = 0;
  return parts.map((key, at): Token => {
    const start = token.start + unfoldedIndex(written, from);
    from += key.length;
    const end = at === parts.length - 1 ? token.end : token.start + unfoldedIndex(written, from);
    const spaced = at === 0 && token.spaced;
    return { ...token, key, forms: formsOf(key), start, end, spaced };
  });
}
