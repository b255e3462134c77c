import type { PrecautionBasis } from '../../product/enumerations.ts';
import type { CueKind } from './meanings.ts';

export const BASES: Readonly<Record<string, PrecautionBasis>> = {
  'precaution-traces': 'traces',
  'precaution-may': 'may contain',
  'precaution-facility': 'facility',
};
export const CUES: Readonly<Record<string, CueKind>> = {
  'precaution-traces': 'precaution',
  'precaution-may': 'precaution',
  'precaution-facility': 'precaution',
  declaration: 'declaration',
  denial: 'denial',
  heading: 'heading',
  list: 'heading',
  taste: 'heading',
  claim: 'claim',
  sweetened: 'claim',
  direction: 'direction',
  storage: 'direction',
  nutrition: 'direction',
  address: 'address',
  company: 'address',
  quantity: 'quantity',
};
