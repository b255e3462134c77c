import { PROTEIN_TYPES, type ProteinType } from '#domain/enumerations.ts';
import type { GroupLook } from '../charts/scatter-plot.tsx';
import { typeHue } from '../product-card/type-hue.ts';

/** Milk proteins are dots and squares, plant proteins triangles, mixtures crosses: color is never the only cue. */
const LOOKS: Readonly<Record<ProteinType, Omit<GroupLook, 'fill'>>> = {
  'Whey Isolate': { shape: 'dot', stroke: 'stroke-type-whey-isolate' },
  'Whey Concentrate': { shape: 'dot', stroke: 'stroke-type-whey-concentrate' },
  'Whey Blend': { shape: 'dot', stroke: 'stroke-type-whey-blend' },
  'Hydrolyzed Whey': { shape: 'dot', stroke: 'stroke-type-hydrolyzed-whey' },
  Casein: { shape: 'square', stroke: 'stroke-type-casein' },
  'Casein & Whey': { shape: 'square', stroke: 'stroke-type-casein-whey' },
  'Plant Protein': { shape: 'triangle', stroke: 'stroke-type-plant' },
  'Pea + Rice': { shape: 'triangle', stroke: 'stroke-type-pea-rice' },
  'Multi-Plant': { shape: 'triangle', stroke: 'stroke-type-multi-plant' },
  'Multi-Source': { shape: 'cross', stroke: 'stroke-type-multi-source' },
};

/** The group of products whose type is unknown. Other groups are indexes of `PROTEIN_TYPES`. */
export const UNKNOWN_TYPE = -1;

/** How the marks of a type look. */
export function typeLook(group: number): GroupLook {
  const type = PROTEIN_TYPES[group];
  if (type === undefined) {
    return { shape: 'dot', stroke: 'stroke-type-unknown', fill: typeHue(null).fill, faint: true };
  }
  return { ...LOOKS[type], fill: typeHue(type).fill };
}

/** Returns the name of a protein type by its group; −1 is the unknown type. */
export function typeName(group: number): string {
  return PROTEIN_TYPES[group] ?? 'Type not stated';
}
