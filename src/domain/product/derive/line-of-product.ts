import { baseName, NO_NAME } from '../../flavors/base-name.ts';
import type { Recipe } from '../../flavors/group-member.ts';
import { type LineName, lineName, isMoreSpecific } from '../../flavors/line-name.ts';
import type { FlavoredName } from '../../flavors/read-flavor.ts';
import { capitalize } from '../../wording.ts';
import { areOfIsolate } from '../../flavors/near-figures.ts';
import { brandKey } from '../brand/brand-name.ts';
import { namesOf, type NamingTables } from './choose-facts.ts';
import type { Choices } from './compose-product.ts';
import type { MergedFigures } from '../figures/merge-figures.ts';
import { cleanName } from '../name/product-name.ts';
import { foldText } from '../../slug.ts';
import { OPERATOR_SOURCE, type SourceRecord } from '../record/source-record.ts';
import { saysOnlyHow } from '../name/unstated-name.ts';

/** Numbers of at most nine digits after leading zeros: a shop's own, assigned to no maker. */
const SHOPS_NUMBER = /^\?0000/;

/**
 * Brand, line and format, which all flavors of one product share, and what its name says besides. Without a brand, the
 * maker's part of the barcode takes its place, or only the line's name if the number is a shop's.
 */
export function lineOf(
  { brand, name, read, flavor, format, gtin, figures }: Omit<Choices, 'title'>,
  records: readonly [SourceRecord, ...SourceRecord[]],
  tables: NamingTables,
): {
  readonly baseKey: string;
  readonly optional: Pick<
    Recipe,
    'optionalWords' | 'called' | 'figureGap' | 'otherLines' | 'impliedWords'
  >;
  /** Whether its name says nothing but its brand or its flavor. */
  readonly isUnnamed: boolean;
  /** For a bar: whether it says how it is, but not that it is a bar. */
  readonly saysHow: boolean;
} {
  const [{ productKey }] = records;
  // Records without a name have nothing in common with other flavors.
  if (name.source === 'composed')
    return { baseKey: `?${productKey}||${format}`, optional: {}, isUnnamed: false, saysHow: false };
  const maker =
    brand.value === null ? `?${gtin.value?.slice(0, 9) ?? productKey}` : brandKey(brand.value);
  const { flavors, words, brands } = tables;
  const same = brands.sameLines.get(`${maker}|${format}`);
  const baseOf = (name: string, flavor: string | null, read?: FlavoredName) =>
    baseName(name, { brand: brand.value, flavor, read, flavors, words });
  const lineIn = (base: string) => lineName(base, format, words, same);
  const base = baseOf(name.value, flavor.written, read);
  const own = lineIn(base);
  const { line, figureGap, impliedWords } = own;
  const isOpen = figureGap !== null || (impliedWords === '' && hasFiguresOfIsolate(figures));
  const others = isOpen ? otherNames(records, name.value, brand.value, tables) : [];
  const otherLines = others
    .map((other) => lineIn(baseOf(other, null)).line)
    .filter((other) => isMoreSpecific(other, line));
  const isOperators = records[name.index]?.source === OPERATOR_SOURCE;
  const called = {
    title: capitalize(read.base),
    line: own.ownLine,
    isGeneric: own.isGeneric,
    origins: own.origins,
  };
  return {
    baseKey: `${makerOfLine(maker, own)}|${line}|${format}`,
    isUnnamed: base === NO_NAME && !isOperators,
    saysHow: format === 'bar' && !isOperators && saysOnlyHow(name.value, base, words),
    optional: {
      ...(isOperators ? {} : { called }),
      ...lineDetails(own),
      ...(otherLines.length === 0 ? {} : { otherLines: [...new Set(otherLines)] }),
    },
  };
}

/** What a name says besides its line. */
function lineDetails({
  optionalWords,
  figureGap,
  impliedWords,
}: LineName): Pick<Recipe, 'optionalWords' | 'figureGap' | 'impliedWords'> {
  return {
    ...(optionalWords === '' ? {} : { optionalWords }),
    ...(figureGap === null ? {} : { figureGap }),
    ...(impliedWords === '' ? {} : { impliedWords }),
  };
}

/** If the number is a shop's, the line's name alone identifies it. */
function makerOfLine(maker: string, { figureGap }: LineName): string {
  return figureGap === null && SHOPS_NUMBER.test(maker) ? '?' : maker;
}

function hasFiguresOfIsolate({ per100: { protein, carbohydrate, fat } }: MergedFigures): boolean {
  return areOfIsolate([protein, carbohydrate, fat]);
}

/** Other names in the records, without repetitions; looked up if the shown name is generic, or does not say that it is an isolate. */
function otherNames(
  records: readonly SourceRecord[],
  shown: string,
  brand: string | null,
  tables: NamingTables,
): readonly string[] {
  const written = new Set(records.flatMap(namesOf));
  const names = new Map(
    [...written].flatMap((each) => {
      const name = cleanName(each, brand, tables);
      return name === null ? [] : [[foldText(name), name] as const];
    }),
  );
  names.delete(foldText(shown));
  return [...names.values()];
}
