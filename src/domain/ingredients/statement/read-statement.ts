import type { Atom } from '../names/atom.ts';
import { atomsOf } from '../names/find-atoms.ts';
import type { Lexicon } from '../vocabulary/meanings.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { withClaimingItems } from './claiming-items.ts';
import { withLanguageCodes, withoutBrands, withoutWebAddresses } from './codes-and-brands.ts';
import { withDescription } from './description.ts';
import { withoutProvided } from './footnotes.ts';
import { withoutRemarks } from './remarks.ts';
import { withFlavorHeadings, withFlavorRows } from './flavor-headings.ts';
import { withTastesOfFoods } from './foods-with-taste.ts';
import {
  isProse,
  type Pieces,
  type PlacedAtom,
  type Piece,
  type Span,
  type SpanKind,
} from './placed-atom.ts';
import { withoutPrintNotices } from './print-notice.ts';
import { placeAtoms } from './regions.ts';

/** A parsed statement: its pieces with their regions, and the spans that tile it. */
interface ParsedStatement {
  readonly placed: Pieces;
  readonly spans: readonly Span[];
  /** Phrases tried, to prove that reading is linear. */
  readonly tried: number;
}

/** The replacement character stands for unknown letters. */
const LOST = '\u{fffd}';

function kindInList({ kind, meaning }: Atom): SpanKind {
  if (kind === 'joiner' || kind === 'mark') return 'structure';
  if (kind === 'no ingredient' || kind === 'cue behind') return 'claim';
  if (kind !== 'cue') return kind;
  const cue = meaning?.cue ?? 'claim';
  return cue === 'minor part' ? 'quantity' : cue;
}

function kindOf(piece: PlacedAtom, { formsOf, statementWords }: Lexicon): SpanKind {
  if (isProse(piece.region)) return piece.region === 'address' ? piece.region : 'direction';
  if (piece.key === LOST) return 'unread';
  if (piece.region === 'list') return kindInList(piece);
  if (piece.kind === 'mark') return 'structure';
  const known =
    piece.kind !== 'unread' || formsOf(piece.key).some((form) => statementWords.has(form));
  return known ? piece.region : 'unread';
}

/** Languages with more evidence than one small word between names: "o" is a word in six. */
function evidentLanguages(placed: Pieces): ReadonlySet<string> {
  const evident = new Set<string>(['en']);
  const joined = new Set<string>();
  for (const { meaning, kind } of placed) {
    const language = meaning?.language ?? '';
    if (kind !== 'joiner' || joined.has(language)) evident.add(language);
    joined.add(language);
  }
  return evident;
}

function spanOf(piece: Piece, evident: ReadonlySet<string>): Span {
  const { start, end, span, meaning, others, repaired, basis, region } = piece;
  const named = meaning?.entry ?? (span === 'unread' ? others[0] : undefined);
  const language = meaning?.language ?? null;
  return {
    start,
    end,
    kind: span,
    entry: isProse(region) ? null : (named?.canonical ?? null),
    language: span !== 'unread' && language !== null && evident.has(language) ? language : null,
    repaired,
    basis: region === 'precaution' ? basis : null,
  };
}

/** Neighbors with the same reading: marks, unread words, words of one direction. */
function canMerge(a: Span, b: Span): boolean {
  if (a.kind !== b.kind || a.entry !== null || b.entry !== null) return false;
  return ['unread', 'structure', 'direction', 'address', 'claim'].includes(a.kind);
}

function tile(placed: Pieces, length: number): readonly Span[] {
  const spans: Span[] = [];
  const evident = evidentLanguages(placed);
  for (const piece of placed) {
    const span = spanOf(piece, evident);
    const last = spans.at(-1);
    if (last !== undefined && canMerge(last, span))
      spans[spans.length - 1] = { ...last, end: span.end };
    else spans.push(span);
  }
  if (spans.length === 0 && length > 0)
    spans.push({
      start: 0,
      end: length,
      kind: 'structure',
      entry: null,
      language: null,
      repaired: null,
      basis: null,
    });
  return spans.map((span, at) => ({
    ...span,
    start: at === 0 ? 0 : span.start,
    end: spans[at + 1]?.start ?? length,
  }));
}

/** Reads every character of a statement into spans; what has no other kind is "unread". Never throws; linear. */
export function readStatement(text: string, vocabulary: Vocabulary): ParsedStatement {
  const { lexicon } = vocabulary;
  const { atoms, tried } = atomsOf(text, lexicon);
  const claiming = withClaimingItems(withoutPrintNotices(atoms, lexicon), lexicon);
  const pieces = placeAtoms(claiming, lexicon).map(
    (piece): Piece => ({ ...piece, span: kindOf(piece, lexicon) }),
  );
  const branded = withoutBrands(withoutWebAddresses(withLanguageCodes(pieces, text)));
  const tasted = withTastesOfFoods(withFlavorRows(branded, vocabulary), vocabulary);
  const named = withFlavorHeadings(tasted, vocabulary);
  const listed = withDescription(named);
  const placed = withoutRemarks(withoutProvided(listed));
  return { placed, spans: tile(placed, text.length), tried };
}

export type ReadText = (text: string) => ParsedStatement;

/** Most texts kept; those of a few dozen products. */
const MAX_TEXTS = 200;

/** `readStatement` for many products, reading each text once: brands, claims and statements are repeated. */
export function rememberedReadings(vocabulary: Vocabulary): ReadText {
  const readings = new Map<string, ParsedStatement>();
  return (text) => {
    let reading = readings.get(text);
    if (reading === undefined) {
      reading = readStatement(text, vocabulary);
      if (readings.size >= MAX_TEXTS) readings.clear();
      readings.set(text, reading);
    }
    return reading;
  };
}
