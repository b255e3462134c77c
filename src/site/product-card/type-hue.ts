import type { ProteinType } from '#domain/product/enumerations.ts';

/** Classes that give a protein type its hue, as fill and as background; the same in chips, packs and plots. */
interface Hue {
  readonly fill: string;
  readonly background: string;
}

const HUES: Readonly<Record<ProteinType, Hue>> = {
  'Whey Isolate': { fill: 'fill-type-whey-isolate', background: 'bg-type-whey-isolate' },
  'Whey Concentrate': {
    fill: 'fill-type-whey-concentrate',
    background: 'bg-type-whey-concentrate',
  },
  'Whey Blend': { fill: 'fill-type-whey-blend', background: 'bg-type-whey-blend' },
  'Hydrolyzed Whey': { fill: 'fill-type-hydrolyzed-whey', background: 'bg-type-hydrolyzed-whey' },
  Casein: { fill: 'fill-type-casein', background: 'bg-type-casein' },
  'Casein & Whey': { fill: 'fill-type-casein-whey', background: 'bg-type-casein-whey' },
  'Plant Protein': { fill: 'fill-type-plant', background: 'bg-type-plant' },
  'Pea + Rice': { fill: 'fill-type-pea-rice', background: 'bg-type-pea-rice' },
  'Multi-Plant': { fill: 'fill-type-multi-plant', background: 'bg-type-multi-plant' },
  'Multi-Source': { fill: 'fill-type-multi-source', background: 'bg-type-multi-source' },
};
const UNKNOWN: Hue = { fill: 'fill-type-unknown', background: 'bg-type-unknown' };

/** The hue of a protein type; grey where the type is not known. */
export function typeHue(type: ProteinType | null): Hue {
  return type === null ? UNKNOWN : HUES[type];
}

/** Whether a text is one of the protein types. */
export function isProteinType(text: string): text is ProteinType {
  return Object.hasOwn(HUES, text);
}
