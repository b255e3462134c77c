import type { ProteinType } from '#domain/enumerations.ts';

/** Notes on each protein type for shoppers: what it is, whom it suits, what to look for. */
export const TYPE_NOTES: Readonly<
  Record<ProteinType, { readonly what: string; readonly suits: string; readonly mind: string }>
> = {
  'Whey Isolate': {
    what: 'Whey filtered until about 90% of the dry matter is protein.',
    suits: 'Little fat and sugar around the protein; often fine with lactose intolerance.',
    mind: 'Low in lactose does not mean lactose free. It is milk protein, so not for anyone with a milk allergy.',
  },
  'Whey Concentrate': {
    what: 'Whey filtered less: most sports powders use a grade of about 80% protein.',
    suits: 'Good value where milk is tolerated.',
    mind: 'Has a gram or a few of lactose per scoop.',
  },
  'Whey Blend': {
    what: 'More than one kind of whey, usually concentrate and isolate.',
    suits: 'A middle way in price and lactose.',
    mind: 'Which weighs more is in the order of the brackets, not on the front.',
  },
  'Hydrolyzed Whey': {
    what: 'Whey whose chains were cut by enzymes.',
    suits: 'People who want it to dissolve and digest fast.',
    mind: 'Bitter, dearer, and not shown to build more muscle than ordinary whey.',
  },
  Casein: {
    what: 'The other milk protein. It clots in the stomach and is digested slowly.',
    suits: 'Thick shakes, long gaps between meals.',
    mind: 'Contains lactose unless it is a caseinate or says otherwise.',
  },
  'Casein & Whey': {
    what: 'Both milk proteins together, as in milk itself.',
    suits: 'Shakes meant to fill you up.',
    mind: '“Milk protein” on its own usually means this.',
  },
  'Plant Protein': {
    what: 'One plant source, such as soy, pea, hemp or pumpkin.',
    suits: 'Vegan diets, milk allergy (check traces).',
    mind: 'One amino acid is usually short. With enough protein in the day it does not matter.',
  },
  'Pea + Rice': {
    what: 'The two that fill each other’s gaps: pea has the lysine, rice the methionine.',
    suits: 'Plant protein with a balanced profile.',
    mind: 'Look at how much of it is protein: added fat and fiber are common.',
  },
  'Multi-Plant': {
    what: 'Three or more plant sources, or another mix of two.',
    suits: 'Vegan diets, taste and texture.',
    mind: 'A pinch of chia at the end of the list is decoration.',
  },
  'Multi-Source': {
    what: 'Sources of different kinds: milk with soy, egg, collagen …',
    suits: 'Bars and meal replacements.',
    mind: 'Collagen counts as protein on the label but lacks tryptophan entirely.',
  },
};

/** Measured protein quality of ingredients; the sources are under the table. */
export const QUALITY_SCORES = [
  { protein: 'Whey protein isolate', pdcaas: 1, diaas: 1.09, limiting: 'histidine' },
  { protein: 'Whey protein concentrate', pdcaas: 1, diaas: 0.97, limiting: 'histidine' },
  { protein: 'Soy protein isolate', pdcaas: 0.98, diaas: 0.9, limiting: 'methionine + cysteine' },
  {
    protein: 'Pea protein concentrate',
    pdcaas: 0.89,
    diaas: 0.82,
    limiting: 'methionine + cysteine',
  },
  { protein: 'Rice protein concentrate', pdcaas: 0.42, diaas: 0.37, limiting: 'lysine' },
] as const;
