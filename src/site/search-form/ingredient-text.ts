/** The text of an ingredient field: terms separated by commas; "X except a; b" takes members out of a family. */
import { cleanTerms } from '#contract/criteria.ts';

/** The terms of a field, trimmed, blanks and repeats (in any case) dropped. */
export function splitTerms(text: string): string[] {
  return cleanTerms(text.split(','));
}

/** Terms as the text of a field. */
export function joinTerms(terms: readonly string[]): string {
  return terms.join(', ');
}

/** The term being typed: the text after the last comma. */
export function lastTerm(text: string): string {
  return text.slice(text.lastIndexOf(',') + 1).trim();
}

/** The field after a suggestion was chosen for the term being typed: ready for the next one. */
export function completeLastTerm(text: string, chosen: string): string {
  const before = text.slice(0, text.lastIndexOf(',') + 1).trim();
  return `${before === '' ? '' : `${before} `}${chosen}, `;
}

/** What is taken out of a family by the term's own words. */
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

/** The field with one of its terms written otherwise. */
export function replaceTerm(text: string, term: string, replacement: string): string {
  return joinTerms(
    splitTerms(text).map((each) =>
      each.toLowerCase() === term.toLowerCase() ? replacement : each,
    ),
  );
}

/** The field with one member taken out of one of its families. */
export function withException(text: string, term: string, member: string): string {
  return replaceTerm(text, term, written(familyOf(term), [...exceptionsOf(term), member]));
}

/** The field with a member put back into its family. */
export function withoutException(text: string, term: string, member: string): string {
  const left = exceptionsOf(term).filter((each) => each.toLowerCase() !== member.toLowerCase());
  return replaceTerm(text, term, written(familyOf(term), left));
}
