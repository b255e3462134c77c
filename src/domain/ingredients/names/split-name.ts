import { normalizeName } from '../words/normalize-name.ts';
import { isFiberLabel, isFunctionWord } from './function-words.ts';
import { resolveFlavored, resolveName } from '../vocabulary/resolve-name.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

const CONJUNCTION = / ?(?:\band ?\/ ?or\b|\band\b|&|\bor\b|\bplus\b| \/ ) ?/i;

/** Words that make one name with the word before: "apple fiber" is never "apple" and "fiber". */
const CONTINUING = new Set(
  'fiber fibre powder extract juice puree oil oils flour protein proteins butter concentrate seed seeds milk paste starch syrup flavor flavors flavour flavours flavoring flavouring gum gums acid acids isolate isolates hydrolysate hydrolyzate meal bran germ crisp crisps chip chips coating solids solid fat nectar lecithin cream piece pieces chunk chunks crumb crumbs leaf root berry bean beans nut nuts blend complex mix palmitate acetate hydrochloride hcl citrate phosphate chloride oxide sulfate sulphate carbonate gluconate chelate mononitrate monohydrate albumin white whites powders caseinate casein color colour peptides peptide solids vinegar liquor mass nibs syrups juices grass sprout sprouts glycosides oligosaccharides'.split(
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
 * is cellulose gel, "puree" of "apple juice concentrate and puree" apple puree, "palm" of "palm and palm kernel oil" palm oil.
 */
export function sharing(
  part: string,
  parts: readonly string[],
  vocabulary: Vocabulary,
): string | null {
  const first = parts[0] ?? '';
  const last = parts[parts.length - 1] ?? '';
  const tail = last.split(' ').slice(-1)[0] ?? '';
  const heads = first.split(' ').slice(0, -1);
  if (part !== last && tail !== '' && resolves(`${part} ${tail}`, vocabulary))
    return `${part} ${tail}`;
  if (part === first) return null;
  for (let length = heads.length; length > 0; length -= 1) {
    const head = heads.slice(0, length).join(' ');
    if (length < heads.length && !resolves(head, vocabulary)) continue;
    if (resolves(`${head} ${part}`, vocabulary)) return `${head} ${part}`;
  }
  return null;
}

/** "sunflower and/or soy lecithin": words that an enumeration says once for all of its parts. */
const SAID_ONCE = /^(?:lecithins?|oils?|gums?|proteins?|flavou?rs?|juices?|fats?)$/i;

/** True where a part must be read with the last word of its enumeration, though it is a name by itself. */
export function lacksItsNoun(
  part: string,
  parts: readonly string[],
  vocabulary: Vocabulary,
): boolean {
  const tail = parts.at(-1)?.split(' ').at(-1) ?? '';
  return part !== parts.at(-1) && SAID_ONCE.test(tail) && resolves(`${part} ${tail}`, vocabulary);
}

/** The cheapest reading of the words so far. */
interface Step {
  readonly cost: number;
  readonly names: readonly string[];
  /** Words that stand in its names. */
  readonly kept: number;
}

type Kind = 'name' | 'mended' | 'connective' | 'noise' | null;

const COST: Readonly<Record<Exclude<Kind, null>, number>> = {
  name: 1,
  connective: 0.1,
  mended: 2,
  noise: 2.5,
};

/** What a run of words can be in a list without commas. Noise is one unknown word that no name begins with. */
function kindOf(
  piece: string,
  isFirst: boolean,
  isLast: boolean,
  lenient: boolean,
  vocabulary: Vocabulary,
): Kind {
  if (!isFirst && /^(?:and|&|or|,)$/i.test(piece)) return 'connective';
  if (isFunctionWord(piece) || isFiberLabel(piece)) return 'connective';
  if (isOneName(piece, vocabulary)) return 'name';
  if (!lenient) return null;
  if (piece.length >= 6 && resolveName(piece, vocabulary)?.by === 'spelling') return 'mended';
  if (piece.includes(' ') || vocabulary.resolve(piece) !== null) return null;
  return isLast && /^\p{L}{4,}$/u.test(piece) ? null : 'noise';
}

/**
 * Where commas are missing: the fewest known names that together are the whole text. `lenient` also takes misread
 * names, and leaves out noise that scanning put between them.
 */
function splitWhereCommasMiss(
  text: string,
  vocabulary: Vocabulary,
  lenient: boolean,
): readonly string[] | null {
  const words = text.split(' ');
  if (words.length > (lenient ? 16 : 30)) return null;
  const best: (Step | null)[] = [{ cost: 0, names: [], kept: 0 }];
  for (let to = 1; to <= words.length; to += 1) {
    let option: Step | null = null;
    for (let from = Math.max(0, to - (lenient ? 5 : 7)); from < to; from += 1) {
      const before = best[from];
      if (before === null || before === undefined) continue;
      const first = (words[from] ?? '').toLowerCase();
      if (from > 0 && CONTINUING.has(first) && !(first === 'milk' && to - from > 1)) continue;
      const piece = words.slice(from, to).join(' ');
      const kind = kindOf(piece, from === 0, to === words.length, lenient, vocabulary);
      // "sugar free chocolate" holds no sugar.
      if (kind === null || words[to]?.toLowerCase() === 'free') continue;
      const cost = before.cost + COST[kind];
      if (option !== null && cost >= option.cost) continue;
      option =
        kind === 'name' || kind === 'mended'
          ? { cost, names: [...before.names, piece], kept: before.kept + to - from }
          : { ...before, cost };
    }
    best.push(option);
  }
  const whole = best.at(-1) ?? null;
  return whole !== null && whole.kept * 2 >= words.length ? whole.names : null;
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
  if (resolved?.by === 'trimmed' && / (?:with|from|rich in) /i.test(text)) return [text];
  if (/\bflavou?red /i.test(text) && resolveFlavored(text, vocabulary)?.by === 'exact')
    return [text];
  const conjoined = CONJUNCTION.test(text) ? splitAtConjunctions(text, vocabulary) : null;
  if (conjoined !== null) return conjoined;
  const repaired = splitWhereCommasMiss(text, vocabulary, false);
  if (repaired !== null && (repaired.length > 1 || resolved === null)) return repaired;
  if (resolved === null) return splitWhereCommasMiss(text, vocabulary, true) ?? [text];
  return [text];
}
