import { dateInWords, MONTHS } from '../date-in-words.ts';

interface NamedSource {
  readonly name: string;
  /** ISO 8601 date, year and month, or year. */
  readonly retrieved: string;
}

/**
 * The title of a source for shoppers: "Open Food Facts, October 2026" for "Open Food Facts 2026 (groQu extract)". A
 * month in the name is kept, since the source may have been read later.
 */
export function sourceTitle({ name, retrieved }: NamedSource): string {
  const plain = name.replace(/\s*\([^)]*\)$/, '');
  if (MONTHS.some((month) => plain.includes(month))) return plain;
  const undated = plain.replace(/ \d{4}(?:-\d{2,4}(?:-\d{2})?)?$/, '');
  return retrieved === '' ? undated : `${undated}, ${dateInWords(retrieved.slice(0, 7))}`;
}

/** The titles of several sources by name; sources with the same title are told apart by the text in the brackets of their names. */
export function sourceTitles(sources: readonly NamedSource[]): ReadonlyMap<string, string> {
  const titles = sources.map(sourceTitle);
  return new Map(
    sources.map(({ name }, place) => {
      const title = titles[place] ?? name;
      const alone = titles.filter((other) => other === title).length === 1;
      const aside = alone ? '' : (/ \([^)]*\)$/.exec(name)?.[0] ?? '');
      return [name, title + aside];
    }),
  );
}
