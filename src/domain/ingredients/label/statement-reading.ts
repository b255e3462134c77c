import { PRECAUTION_BASES } from '../../enumerations.ts';
import { distinct } from '../../wording.ts';
import { type Span, SPAN_KINDS } from '../statement/placed-atom.ts';
import type { LabelExplanation } from './label.ts';

/** What a product's page shows of its statement; computed when the product is derived, and stored with it. */
export interface StatementReading {
  readonly spans: readonly Span[];
  /** Intense sweeteners and sugar alcohols, by canonical name. */
  readonly sweeteners: readonly string[];
  readonly addedSugars: readonly string[];
}

/** A stored span: it begins where the one before ends. Trailing nulls are left out. */
type PackedSpan = readonly [
  length: number,
  kind: number,
  entry?: string | null,
  language?: string | null,
  repaired?: string | null,
  basis?: number,
];
type Packed = readonly [PackedSpan[], readonly string[], readonly string[]];

/** The part of an explanation that the page shows. */
export function readingOf(explanation: LabelExplanation): StatementReading {
  const { spans, sweeteners, polyols, addedSugars } = explanation;
  return { spans, sweeteners: distinct([...sweeteners, ...polyols]), addedSugars };
}

function packSpan({ start, end, kind, entry, language, repaired, basis }: Span): PackedSpan {
  const length = end - start;
  const index = SPAN_KINDS.indexOf(kind);
  if (basis !== null) {
    return [length, index, entry, language, repaired, PRECAUTION_BASES.indexOf(basis)];
  }
  if (repaired !== null) return [length, index, entry, language, repaired];
  if (language !== null) return [length, index, entry, language];
  return entry === null ? [length, index] : [length, index, entry];
}

/** A reading as text, a quarter of the size of its JSON. */
export function packReading({ spans, sweeteners, addedSugars }: StatementReading): string {
  return JSON.stringify([spans.map(packSpan), sweeteners, addedSugars] satisfies Packed);
}

/** Reads the packed text of a statement's reading; null if it belongs to a statement of another length. */
export function unpackReading(packed: string, statement: string): StatementReading | null {
  const [stored, sweeteners, addedSugars] = JSON.parse(packed) as Packed;
  let end = 0;
  const spans = stored.map(
    ([length, kind, entry = null, language = null, repaired = null, basis]) => {
      const start = end;
      end += length;
      return {
        start,
        end,
        kind: SPAN_KINDS[kind] ?? 'unread',
        entry,
        language,
        repaired,
        basis: basis === undefined ? null : (PRECAUTION_BASES[basis] ?? null),
      };
    },
  );
  return end === statement.length ? { spans, sweeteners, addedSugars } : null;
}
