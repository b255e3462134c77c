import { normalizeName } from './normalize-name.ts';
import { isFiberLabel, isFunctionWord } from './function-words.ts';
import { resolveName } from './resolve-name.ts';
import type { Vocabulary } from './vocabulary.ts';

const CONJUNCTION = /\s*(?:\band\s?\/\s?or\b|\band\b|&|\bor\b|\bplus\b|\s\/\s)\s*/i;

/** Words that make one name with the word before: "apple fiber" is never "apple" and "fiber". */
const CONTINUING = new Set(
  'fiber fibre powder extract juice puree oil oils flour protein proteins butter concentrate seed seeds milk paste starch syrup flavor flavors flavour flavours flavoring flavouring gum gums acid acids isolate isolates hydrolysate hydrolyzate meal bran germ crisp crisps chip chips coating solids solid fat nectar sugar lecithin cream piece pieces chunk chunks crumb crumbs water leaf root berry bean beans nut nuts blend complex mix palmitate acetate hydrochloride hcl citrate phosphate chloride oxide sulfate sulphate carbonate gluconate chelate mononitrate monohydrate albumin white whites powders caseinate casein color colour peptides peptide solids vinegar liquor mass nibs syrups juices salt grass sprout sprouts glycosides oligosaccharides'.split(
    ' ',
  ),
);

function resolves(text: string, vocabulary: Vocabulary): boolean {
  return vocabulary.resolve(text) !== null;
}

/** "cellulose gum and gel", "palm and palm kernel oil", "vitamins a & d": each part with the word it shares. */
function splitAtConjunctions(text: string, vocabulary: Vocabulary): string[] | null {
  const parts = text
    .split(CONJUNCTION)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 8) return null;
  for (const part of parts)
    if (resolveName(part, vocabulary) === null && sharing(part, parts, vocabulary) === null)
      return null;
  return parts;
}

/**
 * The full name of a part of an enumeration that shares a word with another part: "gel" of "cellulose gum and gel"
 * is cellulose gel, "palm" of "palm and palm kernel oil" is palm oil.
 */
export function sharing(
  part: string,
  parts: readonly string[],
  vocabulary: Vocabulary,
): string | null {
  const first = parts[0] ?? '';
  const last = parts[parts.length - 1] ?? '';
  const tail = last.split(' ').slice(-1)[0] ?? '';
  const head = first.split(' ').slice(0, -1).join(' ');
  if (part !== last && tail !== '' && resolves(`${part} ${tail}`, vocabulary))
    return `${part} ${tail}`;
  if (part !== first && head !== '' && resolves(`${head} ${part}`, vocabulary))
    return `${head} ${part}`;
  return null;
}

/** Where commas are missing: the fewest known names that together are the whole text. */
function splitWhereCommasMiss(text: string, vocabulary: Vocabulary): string[] | null {
  const words = text.split(' ');
  if (words.length < 2 || words.length > 30) return null;
  const best: ({ cost: number; from: number; known: boolean } | null)[] = [
    { cost: 0, from: -1, known: true },
  ];
  for (let to = 1; to <= words.length; to += 1) {
    let option: { cost: number; from: number; known: boolean } | null = null;
    for (let from = Math.max(0, to - 7); from < to; from += 1) {
      const before = best[from];
      if (before === null || before === undefined) continue;
      const first = (words[from] ?? '').toLowerCase();
      if (from > 0 && CONTINUING.has(first)) continue;
      const piece = words.slice(from, to).join(' ');
      const connective = from > 0 && /^(?:and|&|or|,)$/i.test(piece);
      const known =
        connective || isFunctionWord(piece) || isFiberLabel(piece) || isOneName(piece, vocabulary);
      if (!known) continue;
      const cost = before.cost + (connective ? 0.1 : 1);
      if (option === null || cost < option.cost) option = { cost, from, known: true };
    }
    best.push(option);
  }
  if (best[words.length] === null) return null;
  const pieces: string[] = [];
  for (let to = words.length; to > 0; ) {
    const from = best[to]?.from ?? 0;
    pieces.unshift(words.slice(from, to).join(' '));
    to = from;
  }
  const names = pieces.filter(
    (piece) => !/^(?:and|&|or)$/i.test(piece) && !isFunctionWord(piece) && !isFiberLabel(piece),
  );
  return names.length > 0 ? names : null;
}

function isOneName(piece: string, vocabulary: Vocabulary): boolean {
  const entry = vocabulary.resolve(piece);
  if (entry === null) return false;
  const key = normalizeName(piece);
  return key.length > 2 && !/^\d+$/.test(key);
}

/**
 * The names in a text that stands between two separators: itself where it is one known name, else its parts at
 * "and", "&", "or", or where commas are missing; itself again where nothing fits.
 */
export function splitName(text: string, vocabulary: Vocabulary): readonly string[] {
  const resolved = resolveName(text, vocabulary);
  if (resolved?.by === 'exact') return [text];
  if (resolved?.by === 'trimmed' && /\s(?:with|from|rich in)\s/i.test(text)) return [text];
  const conjoined = CONJUNCTION.test(text) ? splitAtConjunctions(text, vocabulary) : null;
  if (conjoined !== null) return conjoined;
  const repaired = splitWhereCommasMiss(text, vocabulary);
  if (repaired !== null && (repaired.length > 1 || resolved === null)) return repaired;
  return [text];
}
