import { foldText } from '../product/slug.ts';
import { FLAVOR_CORES, FLAVOR_EDGES, FLAVOR_QUALIFIERS } from './flavor-words.ts';

/** A product's name, taken apart. */
export interface FlavoredName {
  /** As a shopper reads it ("Double Rich Chocolate"); null where the name says none. */
  readonly flavor: string | null;
  /** The name without the flavour. Never empty: a name that is nothing but a flavour is its own base. */
  readonly base: string;
}

/** Words of the longest entry of `FLAVOR_CORES`, with room. */
const LONGEST_CORE = 5;
/** Words that tie a flavour to a name and belong to neither. */
const JOINING =
  /^(?:flavou?r(?:ed|s)?|naturally|artificially|natural|artificial|and|with|&|of|gout|goût|saveur|arome|geschmack|sabor|gusto)$/;
/** Written small within a flavour. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['with', 'of', 'de', 'la', 'au']);
/** How much is in the pack ("2 lbs", "12 x 60 g"), with what ties it to the name. */
const PACK_SIZE =
  /[\s,(-]*\b\d+(?:[.,]\d+)?\s*(?:x\s*\d+(?:[.,]\d+)?\s*)?(?:g|gr|kg|lbs?|oz|ml|l|fl oz|ct|count|pack|bars?|servings?)\b\.?\)?/gi;

/**
 * Reads the flavour out of a product's name: a part of the name, between commas, dashes or brackets, or a run of words
 * at its end or beginning, that holds at least one taste ("vanilla") and otherwise only words that colour tastes
 * ("creamy", "flavored"). "Protein Powder, Creamy Vanilla" → Creamy Vanilla + Protein Powder. A taste in the middle of
 * a name ("Brown Rice & Cocoa Protein Blend") is left there.
 */
export function readFlavor(name: string): FlavoredName {
  const clean = name.replace(/\s+/g, ' ').trim();
  return fromPart(clean) ?? fromEdge(clean) ?? { flavor: null, base: clean };
}

/** The name by which variants of one product know each other: base name without flavour, pack size and punctuation. */
export function baseName(name: string, flavor: string | null): string {
  const withoutSize = name.replace(PACK_SIZE, ' ');
  const base = readFlavor(withoutSize).base;
  const folded = foldText(base);
  const taste = foldText(flavor ?? '');
  const rest = taste === '' ? folded : ` ${folded} `.replace(` ${taste} `, ' ').trim();
  const words = rest
    .split(' ')
    .filter((word) => !/^(?:flavou?r(?:ed|s)?|naturally|artificially|the)$/.test(word));
  return words.join(' ') || folded || foldText(name);
}

/** A flavour as shown: title case, "flavored" left out, one spelling for "&" and "unflavored". */
export function displayFlavor(flavor: string): string {
  const bare = flavor
    .replace(/[.…®™\s]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?:and|n|'n'|'n|n')\s+/gi, ' & ')
    .replace(/\bunflavoured\b/gi, 'unflavored')
    .replace(/^(?:naturally|artificially)\s+|\s+(?:flavou?r(?:ed|s)?|geschmack)$/gi, '')
    .trim();
  return bare
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word)
        ? word
        : word.replace(
            /^(['"(]*)(\p{L})/u,
            (_, open: string, letter: string) => open + letter.toUpperCase(),
          ),
    )
    .join(' ');
}

function fromPart(name: string): FlavoredName | null {
  const parts = name.split(/(\s*[,;:|•/]\s+|\s+[-–—]\s*|\s*[-–—]\s+|\s*\(|\)\s*)/);
  for (let index = parts.length - 1; index >= 0; index -= 2) {
    const part = (parts[index] ?? '').trim();
    if (part === '' || !isFlavor(words(part))) continue;
    const { flavor, rest } = takeOut(part.split(' '));
    const before = parts.slice(0, rest === '' ? Math.max(0, index - 1) : index);
    const found = withBase(
      flavor,
      [...before, rest, index === 0 ? '' : ' ', ...parts.slice(index + 2)].join(''),
    );
    if (found) return found;
  }
  return null;
}

function fromEdge(name: string): FlavoredName | null {
  const all = name.split(' ');
  const run = longestRun(all);
  if (!run) return null;
  const [start, end] = run;
  const { flavor, rest } = takeOut(all.slice(start, end));
  return withBase(flavor, [...all.slice(0, start), rest, ...all.slice(end)].join(' '));
}

/** Parts a run of words into the flavour and the edge words that belong to the base ("Shake", "Super"); "flavored" belongs to neither. */
function takeOut(run: readonly string[]): { readonly flavor: string; readonly rest: string } {
  const list = run.map(plain);
  const kept = trimEdges(list);
  const start =
    kept.length === 0
      ? 0
      : list.findIndex(
          (_, index) => list.slice(index, index + kept.length).join(' ') === kept.join(' '),
        );
  const edges = [...run.slice(0, start), ...run.slice(start + kept.length)];
  return {
    flavor: displayFlavor(
      run
        .slice(start, start + kept.length)
        .join(' ')
        .replace(/[,;:"“”]+/g, ''),
    ),
    rest: edges.filter((word) => !JOINING.test(plain(word))).join(' '),
  };
}

function withBase(flavor: string, base: string): FlavoredName | null {
  const clean = base.replace(/\s+/g, ' ').replace(/^[\s,;:|•/&–—-]+|[\s,;:|•/&–—(-]+$/g, '');
  return /\p{L}/u.test(clean) && flavor !== '' ? { flavor, base: clean } : null;
}

/** The longest flavour that ends the name, or else the longest that begins it, as word positions. */
function longestRun(all: readonly string[]): readonly [number, number] | null {
  const list = all.map(plain);
  if (isFlavor(list)) return null;
  for (let start = 1; start < all.length; start += 1) {
    if (isFlavor(list.slice(start))) return [start, all.length];
  }
  for (let end = all.length - 1; end > 0; end -= 1) {
    const run = list.slice(0, end);
    if (isFlavor(run) && (trimEdges(run).length === end || /^flavou?r/.test(run.at(-1) ?? ''))) {
      return [0, end];
    }
  }
  return null;
}

/** Whether all words are tastes or colour tastes, at least one of them a taste, with none that must stay outside at the edges. */
function isFlavor(list: readonly string[]): boolean {
  const trimmed = trimEdges(list);
  if (trimmed.length === 0) return false;
  let found = false;
  for (let index = 0; index < trimmed.length; ) {
    const length = coreLength(trimmed, index);
    if (length > 0) {
      found = true;
      index += length;
    } else if (FLAVOR_QUALIFIERS.has(trimmed[index] ?? '')) index += 1;
    else return false;
  }
  return (
    found && list.every((word, index) => withinTrim(list, index) || FLAVOR_QUALIFIERS.has(word))
  );
}

function withinTrim(list: readonly string[], index: number): boolean {
  return coreLength(list, index) > 0 || !FLAVOR_EDGES.has(list[index] ?? '');
}

function coreLength(list: readonly string[], index: number): number {
  for (let length = Math.min(LONGEST_CORE, list.length - index); length > 0; length -= 1) {
    if (FLAVOR_CORES.has(list.slice(index, index + length).join(' '))) return length;
  }
  return 0;
}

function trimEdges(list: readonly string[]): readonly string[] {
  let start = 0;
  let end = list.length;
  while (start < end && coreLength(list, start) === 0 && FLAVOR_EDGES.has(plain(list[start] ?? '')))
    start += 1;
  while (
    end > start &&
    FLAVOR_EDGES.has(plain(list[end - 1] ?? '')) &&
    !endsInCore(list, start, end)
  )
    end -= 1;
  return list.slice(start, end);
}

function endsInCore(list: readonly string[], start: number, end: number): boolean {
  for (let from = Math.max(start, end - LONGEST_CORE); from < end; from += 1) {
    if (FLAVOR_CORES.has(list.slice(from, end).map(plain).join(' '))) return true;
  }
  return false;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/).map(plain).filter(Boolean);
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/[®™.,;:!*()"“”]/g, '')
    .replace(/’/g, "'");
}
