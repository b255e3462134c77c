import { useId } from 'react';
import type { Span, SpanKind } from '#domain/ingredients/statement/placed-atom.ts';

/** How each kind is marked: names underlined, text that is no ingredient subdued, unread parts shaded. */
const LOOKS: Readonly<Record<SpanKind, string>> = {
  name: '',
  function: 'text-soft',
  quality: 'italic',
  quantity: 'text-soft',
  structure: '',
  declaration: 'font-semibold',
  precaution: 'font-semibold text-amber',
  denial: 'text-soft line-through',
  claim: 'text-soft',
  heading: 'font-semibold',
  direction: 'text-soft',
  address: 'text-soft',
  unread: 'bg-amber-wash text-amber',
};

const ALLERGEN = 'font-semibold text-clay';

const KIND_NAMES: Readonly<Record<SpanKind, string>> = {
  name: 'an ingredient',
  function: 'what an additive is for',
  quality: 'a quality',
  quantity: 'how much',
  structure: 'separators and small words',
  declaration: 'said to be contained',
  precaution: 'a precaution',
  denial: 'said not to be in it',
  claim: 'no ingredient',
  heading: 'a heading',
  direction: 'how to use or store it',
  address: 'who made it, and where',
  unread: 'not read',
};

let languageNames: Intl.DisplayNames | undefined;

/**
 * Created when a word of another language first occurs, because `Intl` is slow to initialize
 * (docs/decisions/browser.md).
 */
function nameOfLanguage(language: string): string | undefined {
  languageNames ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return languageNames.of(language);
}

/** Returns what a span was read as: "milk (German), a precaution: traces". */
function hintOf({ kind, entry, language, repaired, basis }: Span): string {
  if (kind === 'unread') return entry === null ? 'not read' : `not read; resembles “${entry}”`;
  const spoken = language === null || language === 'en' ? undefined : nameOfLanguage(language);
  const named = entry === null ? '' : `${entry}${spoken === undefined ? '' : ` (${spoken})`}`;
  const role = entry !== null && kind === 'name' ? '' : KIND_NAMES[kind];
  const how = [role, basis ?? ''].filter((part) => part !== '').join(': ');
  const mended = repaired === null ? '' : 'spelling mended';
  return [named, how, mended].filter((part) => part !== '').join(', ');
}

/**
 * Returns the punctuation around a selectable name: "(" before it and ")," after it. It is part of the name's button. A
 * button is an inline box, so brackets outside would stay on the previous line, and punctuation after a two-line name
 * would be far from it.
 */
function marksAround(spans: readonly Span[], at: number, text: string): readonly [string, string] {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span === undefined || !isChosen(span)) return ['', ''];
  const written = ({ start, end }: Span) => text.slice(start, end);
  const lead = before?.kind === 'structure' ? /[([{]*$/u.exec(written(before)) : null;
  const tail =
    next?.kind === 'structure' && !/\s$/u.test(written(span))
      ? /^[^\s([{]*/u.exec(written(next))
      : null;
  return [lead?.[0] ?? '', tail?.[0] ?? ''];
}

function isChosen({ kind, entry }: Span): boolean {
  return entry !== null && kind !== 'unread' && kind !== 'structure';
}

/** The label's own words with what each was read as, shown on hover, focus or tap. Unread parts are shaded. */
export function MarkedStatement({
  text,
  spans,
  allergens,
}: {
  text: string;
  spans: readonly Span[];
  /** Names of the allergens in it, and canonical names of the ingredients that are allergens. */
  allergens: readonly string[];
}) {
  /** "peanuts" of an allergen is "peanut" as an entry. */
  const alarms = new Set(allergens.flatMap((name) => [name, name.replace(/s$/, '')]));
  const has = (kind: SpanKind) => spans.some((span) => span.kind === kind);
  return (
    <>
      <p className="max-w-text text-sm leading-relaxed break-words">
        {spans.map((span, at) => {
          const written = text.slice(span.start, span.end);
          if (span.kind === 'structure') {
            const [, taken] = marksAround(spans, at - 1, text);
            const [left] = marksAround(spans, at + 1, text);
            return written.slice(taken.length, written.length - left.length);
          }
          const marks = marksAround(spans, at, text);
          const alarming =
            (span.kind === 'name' || span.kind === 'declaration') && alarms.has(span.entry ?? '');
          return (
            <Marked
              key={span.start}
              span={span}
              written={written}
              marks={marks}
              look={alarming ? ALLERGEN : LOOKS[span.kind]}
            />
          );
        })}
      </p>
      <p className="mt-2 text-xs text-soft">
        Underlined: read as an ingredient; point at a word or choose it to see which.{' '}
        {allergens.length > 0 && (
          <>
            <span className={ALLERGEN}>Red</span>: allergen.{' '}
          </>
        )}
        {has('precaution') && (
          <>
            <span className={LOOKS.precaution}>Amber</span>: a warning.{' '}
          </>
        )}
        {has('unread') && (
          <>
            <mark className={LOOKS.unread}>Shaded</mark>: not read, so nothing is concluded from
            what is missing.
          </>
        )}
      </p>
    </>
  );
}

interface MarkedProps {
  readonly span: Span;
  readonly written: string;
  /** The punctuation right before and after it. */
  readonly marks: readonly [string, string];
  readonly look: string;
}

function Marked({ span, written, marks, look }: MarkedProps) {
  const id = useId();
  const { kind, entry } = span;
  const word = written.trimEnd();
  const blank = written.slice(word.length);
  const hint = hintOf(span);
  if (kind === 'unread') {
    return (
      <>
        <mark className={LOOKS.unread} title={hint}>
          {word}
          <span className="sr-only"> (not read)</span>
        </mark>
        {blank}
      </>
    );
  }
  if (entry === null) {
    return (
      <>
        <span className={look} title={hint}>
          {word}
        </span>
        {blank}
      </>
    );
  }
  return (
    <>
      <button type="button" popoverTarget={id} title={hint} className="read-word">
        <Mark text={marks[0]} />
        <u className={look || undefined}>{word}</u>
        <Mark text={marks[1]} />
      </button>
      <span id={id} popover="auto" className="reading">
        {`${word}: ${hint}`}
      </span>
      {blank}
    </>
  );
}

/** Punctuation is hidden from the button's accessible name, which is the word alone. */
function Mark({ text }: { text: string }) {
  return text === '' ? null : <span aria-hidden="true">{text}</span>;
}
