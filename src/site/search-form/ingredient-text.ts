/** The text of an ingredient field: terms separated by commas. "X except a; b" excludes members of a family. */
import { cleanTerms } from '#contract/criteria.ts';

/** Returns the terms of a field, trimmed, without empty ones and case-insensitive duplicates. */
export function splitTerms(text: string): string[] {
  return cleanTerms(text.split(','));
}

/** Returns terms as the text of a field. */
export function joinTerms(terms: readonly string[]): string {
  return terms.join(', ');
}

/** Returns the term being typed: the text after the last comma. */
export function lastTerm(text: string): string {
  return text.slice(text.lastIndexOf(',') + 1).trim();
}

/** Returns the field after a suggestion was accepted for the term being typed, ready for the next term. */
export function completeLastTerm(text: string, chosen: string): string {
  const before = text.slice(0, text.lastIndexOf(',') + 1).trim();
  return `${before === '' ? '' : `${before} `}${chosen}, `;
}

/** Returns the members that a term excludes from its family. */
export function exceptionsOf(term: string): string[] {
  const written = /\s+except(?:\s+for)?\s+(.+)$/i.exec(term)?.[1] ?? '';
  return written
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function familyOf(term: string): string {
  return term.replace(/\s+except(?:\s+for)?\s+.+$/i, '').trim();
}

function written(family: string, exceptions: readonly string[]): string {
  return exceptions.length === 0 ? family : `${family} except ${exceptions.join('; ')}`;
}

/** Returns the field with one of its terms replaced. */
export function replaceTerm(text: string, term: string, replacement: string): string {
  return joinTerms(
    splitTerms(text).map((each) =>
      each.toLowerCase() === term.toLowerCase() ? replacement : each,
    ),
  );
}

/** Returns the field with one member excluded from one of its families. */
export function withException(text: string, term: string, member: string): string {
  return replaceTerm(text, term, written(familyOf(term), [...exceptionsOf(term), member]));
}

/** Returns the field with an excluded member restored to its family. */
export function withoutException(text: string, term: string, member: string): string {
  const left = exceptionsOf(term).filter((each) => each.toLowerCase() !== member.toLowerCase());
  return replaceTerm(text, term, written(familyOf(term), left));
}
