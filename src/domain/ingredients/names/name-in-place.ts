import { canonicalOfUnknown, resolveFlavored, resolveName } from '../vocabulary/resolve-name.ts';
import type { Place, Reader } from '../list/entry-drafts.ts';
import {
  isExplanation,
  isFunctionWord,
  withoutFunctionPrefix,
  withoutFunctionSuffix,
} from './function-words.ts';
import { normalizeName } from '../words/normalize-name.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** What a name means where it stands: "palm" below oils is palm oil, "isolate" below soy crisps soy protein isolate. */
export function resolveInPlace(name: string, place: Place, reader: Reader): VocabularyEntry | null {
  const { vocabulary } = reader;
  const parent = place.parent === null ? undefined : reader.drafts[place.parent];
  if (parent !== undefined) {
    const shared = /\b(oil|fat|juice)s?$/.exec(parent.canonical)?.[1];
    if (shared !== undefined) {
      const entry = vocabulary.names.get(normalizeName(`${name} ${shared}`));
      if (entry !== undefined) return entry;
    }
    const grain = /\b(soy|rice|pea|whey|milk)\b/.exec(parent.canonical)?.[1];
    const grade = /^(?:non-?gmo |organic )?(?:protein )?(isolate|concentrate)$/i.exec(
      name.trim(),
    )?.[1];
    if (grain !== undefined && grade !== undefined) {
      const entry = vocabulary.resolve(`${grain} protein ${grade}`);
      if (entry !== null) return entry;
    }
    if (place.kind === 'vitamins' && /^[a-ek][ -]?\d{0,2}$/i.test(name)) {
      const entry = vocabulary.resolve(`vitamin ${name}`);
      if (entry !== null) return entry;
    }
  }
  return (
    (resolveName(name, vocabulary) ?? resolveFlavored(name, vocabulary))?.entry ??
    flavorOf(name, vocabulary)
  );
}

/** Any "… flavor" is a flavor, whatever of; "natural … flavor" a natural one. */
function flavorOf(name: string, vocabulary: Vocabulary): VocabularyEntry | null {
  const found =
    /^(natural (?:and|&) artificial|natural|artificial)?\b.*\b(?:flavou?rs?|flavou?rings?|aroma)$/i.exec(
      name.trim(),
    );
  if (found === null) return null;
  return vocabulary.resolve(`${found[1] ?? ''} flavor`.trim());
}

/** A name without what joins it to the name before, or says what it is for. */
export function bareName(text: string, reader: Reader): string {
  const bare = text
    .replace(/^[ \-&/.+•'"`]+(?=\p{L})/u, '')
    .replace(
      /^(?:and\/or|and|or|plus|with|contains?|yielding|including|blend of|consisting of|from) /i,
      '',
    )
    .trim();
  if (reader.vocabulary.resolve(bare) !== null) return bare;
  if (isFunctionWord(bare)) return bare;
  return withoutFunctionSuffix(withoutFunctionPrefix(bare));
}

/** Nothing that can be an ingredient: stray letters, numbers, or a line of running text. */
export function isJunk(text: string, canonical: string): boolean {
  if (!/\p{L}{3}/u.test(text) || canonical === '') return true;
  if (isExplanation(text)) return true;
  return text.split(' ').length > 8;
}

const BARE_FLAVORS = new Set([
  'flavor',
  'natural flavor',
  'artificial flavor',
  'natural and artificial flavor',
]);

/** The vocabulary's name; for a flavor that it knows only as such, with what the flavor is of ("donut flavor"). */
export function canonicalOf(written: string, entry: VocabularyEntry | null): string {
  const text = written.replace(/ with other natural flavou?rs?$/i, '');
  if (entry === null) return compoundCanonical(text);
  if (!BARE_FLAVORS.has(entry.canonical)) return entry.canonical;
  const named = /\bflavou?r(?:ing|ed)?s?$/i.test(text)
    ? compoundCanonical(text).replace(/ flavoring$/, ' flavor')
    : '';
  return named.endsWith(` ${entry.canonical.split(' ').at(-1)}`) &&
    named.split(' ').length > entry.canonical.split(' ').length
    ? named
    : entry.canonical;
}

function compoundCanonical(text: string): string {
  return canonicalOfUnknown(
    text.replace(
      /\b(?:flavou?red|flavou?r(?= \w)|confectionery|compound|sugar[ -]free|style) /gi,
      '',
    ),
  );
}
