import type { PrecautionBasis } from '../../product/enumerations.ts';
import type { Atom } from '../names/atom.ts';

/** What a stretch of text is for. */
export type Region = 'list' | 'declaration' | 'precaution' | 'denial' | 'direction' | 'address';

/** A piece of text with the region it stands in. */
export interface PlacedAtom {
  readonly atom: Atom;
  readonly region: Region;
  readonly basis: PrecautionBasis | null;
  /** How many brackets are open around it. */
  readonly depth: number;
  /** Ends a sentence. */
  readonly ends: boolean;
}
