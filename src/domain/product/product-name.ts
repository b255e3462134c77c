import { softenCapitals } from './brand-name.ts';
import { foldText } from './slug.ts';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
  ['nbsp', ' '],
]);

/** What stands behind the name of a product that no record names. */
const UNSTATED_NAME = ' (name not stated)';

/** A name for a product that no record names, made of what is known of it. */
export function composeName(parts: string): string {
  return `${parts}${UNSTATED_NAME}`;
}

/** Whether a record states the name. */
export function isNameStated(name: string): boolean {
  return !name.endsWith(UNSTATED_NAME);
}

/**
 * A product's name for display: entities decoded, trade marks and a leading "Brand, " taken off, doubled parts said
 * once, capitals softened. Nothing is added. Null if nothing readable is left.
 */
export function cleanName(written: string | null, brand: string | null): string | null {
  let name = decodeEntities(written ?? '')
    .replace(/[®™©]|\p{Extended_Pictographic}/gu, '')
    .replace(/[\s_]+/g, ' ')
    .replace(/ ([,;:])/g, '$1')
    .trim();
  name = withoutLeadingBrand(name, brand);
  name = withoutDoubledPart(name.replace(/ [-–] [^-–]*\?$|\?+$/, ''))
    .replace(/^[\s,;:.–—-]+|[\s,;:–—(-]+$/g, '')
    .trim();
  if (!/\p{L}{2}/u.test(name)) return null;
  const soft = softenCapitals(name);
  return soft.charAt(0).toUpperCase() + soft.slice(1);
}

/** `&amp;`, `&#40;` and the like as characters; a missing semicolon (cut-off source) is forgiven for numbers. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7});?|([a-z]+);)/gi,
    (whole, code: string | undefined, name: string | undefined) => {
      const point = Number(code);
      if (point > 31 && point < 0x10_ff_ff && !isHalfOfPair(point))
        return String.fromCodePoint(point);
      return (name && ENTITIES.get(name.toLowerCase())) ?? whole;
    },
  );
}

/** A surrogate: no character by itself. */
function isHalfOfPair(point: number): boolean {
  return point >= 0xd800 && point <= 0xdfff;
}

/** Takes off "Vega, …" or "Vega - …", never "Vega One …": without a mark between, the brand may be part of the name. */
function withoutLeadingBrand(name: string, brand: string | null): string {
  if (brand === null) return name;
  const match = /^([^,:–—]{2,40}?)(?:,|:| [-–—]) (.+)/.exec(name);
  if (!match || foldText(match[1] ?? '') !== foldText(brand)) return name;
  return match[2] ?? name;
}

function withoutDoubledPart(name: string): string {
  const parts = name.split(/, ?/);
  const kept = parts.filter(
    (part, index) => parts.findIndex((other) => foldText(other) === foldText(part)) === index,
  );
  return kept.join(', ');
}
