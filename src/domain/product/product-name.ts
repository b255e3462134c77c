import { softenCapitals } from './brand-name.ts';
import { foldText } from './slug.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

/**
 * A product's name for display: entities decoded, trade marks and a leading "Brand, " taken off, doubled parts said
 * once, capitals softened. Nothing is added. Null if nothing readable is left.
 */
export function cleanName(written: string | null, brand: string | null): string | null {
  let name = decodeEntities(written ?? '')
    .replace(/[®™©]|\p{Extended_Pictographic}/gu, '')
    .replace(/_+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;:])/g, '$1')
    .trim();
  name = withoutLeadingBrand(name, brand);
  name = withoutDoubledPart(name.replace(/\s+[-–]\s+[^-–]*\?$|\?+$/, ''))
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
    (whole, code: string | undefined, name: string | undefined) =>
      code !== undefined && Number(code) > 31 && Number(code) < 0x10_ff_ff
        ? String.fromCodePoint(Number(code))
        : (ENTITIES[name?.toLowerCase() ?? ''] ?? whole),
  );
}

/** Takes off "Vega, …" or "Vega - …", never "Vega One …": without a mark between, the brand may be part of the name. */
function withoutLeadingBrand(name: string, brand: string | null): string {
  if (brand === null) return name;
  const match = /^([^,:–—]{2,40}?)\s*(?:,|:|\s[-–—])\s+(.+)$/.exec(name);
  if (!match || foldText(match[1] ?? '') !== foldText(brand)) return name;
  return match[2] ?? name;
}

function withoutDoubledPart(name: string): string {
  const parts = name.split(/,\s*/);
  const kept = parts.filter(
    (part, index) => parts.findIndex((other) => foldText(other) === foldText(part)) === index,
  );
  return kept.join(', ');
}
