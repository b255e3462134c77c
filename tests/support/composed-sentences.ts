import { seeded } from '../../bench/match-population.ts';

/**
 * Parts of shoppers' sentences: names of every kind, words that govern them, amounts, alternatives and conjunctions.
 */
const PARTS = {
  name: [
    'soy',
    'milk',
    'whey protein',
    'sugar alcohols',
    'sucralos',
    'zorbium',
    'sugar',
    'sweeteners',
    'nuts',
    'casein',
  ],
  before: [
    'no',
    'without',
    'with',
    'i want',
    'avoid',
    'not',
    'free of',
    'allergic to',
    'for',
    'cutting',
    'low',
    'except',
  ],
  behind: [
    'free',
    'is ok',
    'gives me hives',
    'allergy',
    'is not',
    'please',
    'flavor',
    'under 1 g',
    'except milk',
  ],
  amount: [
    'under 2 g',
    '20 g',
    'max. 150 kcal',
    'at least 20 g protein',
    '5 g or less of',
    'protein 25 g+',
    '0 g',
    'under $2 per 25 g protein',
  ],
  choice: [
    'vegan',
    'powder',
    'chocolate',
    'whey isolate',
    'weight loss',
    'Vega',
    'grass-fed',
    'lactose free',
    'laktosefrei',
    'no sugar',
  ],
  joint: [',', 'and', 'or', ';', '.', '/', 'but', 'because', 'but not'],
} as const;

const SHAPES = [
  ['before', 'name'],
  ['before', 'name', 'joint', 'name'],
  ['name', 'behind'],
  ['amount', 'name'],
  ['amount'],
  ['choice'],
  ['before', 'choice'],
  ['before', 'amount', 'name'],
  ['choice', 'name'],
] as const;

/** Returns `count` different sentences of two to four phrases, the same on every run. */
export function composedSentences(count: number): readonly string[] {
  const random = seeded(7);
  const one = <Each>(list: readonly Each[]) => list[Math.floor(random() * list.length)] as Each;
  const phrase = () =>
    one(SHAPES)
      .map((part) => one<string>(PARTS[part]))
      .join(' ');
  const sentences = new Set<string>();
  while (sentences.size < count) {
    let sentence = phrase();
    for (let more = 1 + Math.floor(random() * 3); more > 0; more--)
      sentence += ` ${one([',', ...PARTS.joint])} ${phrase()}`;
    sentences.add(sentence);
  }
  return [...sentences];
}
