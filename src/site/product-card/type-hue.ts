import type { ProteinType } from '#domain/enumerations.ts';

/**
 * Classes for the hue of a protein type, as fill and as a small square before text. Packs, plots and lists share them.
 */
interface Hue {
  readonly fill: string;
  readonly swatch: string;
}

const HUES: Readonly<Record<ProteinType, Hue>> = {
  'Whey Isolate': { fill: 'fill-type-whey-isolate', swatch: 'swatch before:bg-type-whey-isolate' },
  'Whey Concentrate': {
    fill: 'fill-type-whey-concentrate',
    swatch: 'swatch before:bg-type-whey-concentrate',
  },
  'Whey Blend': { fill: 'fill-type-whey-blend', swatch: 'swatch before:bg-type-whey-blend' },
  'Hydrolyzed Whey': {
    fill: 'fill-type-hydrolyzed-whey',
    swatch: 'swatch before:bg-type-hydrolyzed-whey',
  },
  Casein: { fill: 'fill-type-casein', swatch: 'swatch before:bg-type-casein' },
  'Casein & Whey': { fill: 'fill-type-casein-whey', swatch: 'swatch before:bg-type-casein-whey' },
  'Plant Protein': { fill: 'fill-type-plant', swatch: 'swatch before:bg-type-plant' },
  'Pea + Rice': { fill: 'fill-type-pea-rice', swatch: 'swatch before:bg-type-pea-rice' },
  'Multi-Plant': { fill: 'fill-type-multi-plant', swatch: 'swatch before:bg-type-multi-plant' },
  'Multi-Source': { fill: 'fill-type-multi-source', swatch: 'swatch before:bg-type-multi-source' },
};
const UNKNOWN: Hue = { fill: 'fill-type-unknown', swatch: 'swatch before:bg-type-unknown' };

/** Returns the hue of a protein type; gray if the type is unknown. */
export function typeHue(type: ProteinType | null): Hue {
  return type === null ? UNKNOWN : HUES[type];
}

/** Returns whether a text is one of the protein types. */
export function isProteinType(text: string): text is ProteinType {
  return Object.hasOwn(HUES, text);
}
