import { describe, expect, test } from 'vitest';
import { explainLabel } from '../label/explain-label.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';

/** Members of a group behind it, in braces. */
function tree(statement: string): string {
  const { ingredients } = explainLabel({ statement }, vocabulary);
  const membersOf = (group: number | null): string =>
    ingredients
      .flatMap(({ canonical, parent }, index) => {
        if (parent !== group) return [];
        const members = membersOf(index);
        return [members === '' ? canonical : `${canonical}{${members}}`];
      })
      .join(' | ');
  return membersOf(null);
}

describe('a letter that scanning glued to a name closes the bracket around it', () => {
  test.each([
    [
      'humectants (glycerol, maltitoll Milk Chocolate Flavoured Coating (sweeteners (isomalt), palm oil), water',
      'glycerin | maltitol | milk chocolate coating{isomalt | palm oil} | water',
    ],
    [
      'coating [palm oil, natural flavouringl Hydrolysed Collagen, water',
      'coating{palm oil | natural flavor} | hydrolyzed collagen | water',
    ],
    [
      'vegetable fibres (acacia gumj, acidulant [citric acid), salt',
      'gum arabic | citric acid | salt',
    ],
    [
      'coating (sugar, E4761 Hydrolysed Collagen',
      'coating{sugar | polyglycerol polyricinoleate} | hydrolyzed collagen',
    ],
    [
      'coating (sugar, vanillinl, whey protein isolate',
      'coating{sugar | vanillin} | whey protein isolate',
    ],
    // Where no bracket is missing, it closes none.
    ['coating (sugar, vanillinl, palm oil), water', 'coating{sugar | vanillin | palm oil} | water'],
  ])('%s', (statement, expected) => {
    expect(tree(statement)).toBe(expected);
  });

  test('and leaves the text open', () => {
    const { complete } = explainLabel({ statement: 'coating (sugar, vanillinl, salt' }, vocabulary);
    expect(complete).toBe(false);
  });
});

test.each([
  ['sweetener (sucralose) L-valine, salt', 'sucralose | l-valine | salt'],
  ['emulsifiant (lécithine de soja) cacao en poudre, arôme', 'soy lecithin | cocoa | flavor'],
  ['humectants (glycerol, maltitol) cocoa, salt', 'glycerin | maltitol | cocoa | salt'],
  [
    'emulsifier (soya) lecithin, sweetener (steviol) glycosides',
    'soy lecithin | steviol glycosides',
  ],
])('the comma behind the list of a function is lost: %s', (statement, expected) => {
  expect(tree(statement)).toBe(expected);
});

test.each([
  [
    'whey protein isolate, (whey protein, sunflower lecithin), salt',
    'whey protein isolate{whey protein | sunflower lecithin} | salt',
  ],
  ['protein blend (92%), (whey, casein) cocoa', 'protein blend{whey | casein} | cocoa'],
  [
    'canola oil, (medium chain triglycerides), salt',
    'canola oil | medium chain triglycerides | salt',
  ],
  ['coating (sugar, salt), (milk powder, cocoa)', 'coating{sugar | salt} | milk powder | cocoa'],
])('a comma before the list of a name: %s', (statement, expected) => {
  expect(tree(statement)).toBe(expected);
});

test('a word of a misspelt name is mended alone, too', () => {
  expect(tree('sugar, mattitol, mattitol syrup, salt')).toBe(
    'sugar | maltitol | maltitol syrup | salt',
  );
});

test('in the bracket of a protein that is never closed a nut is no protein', () => {
  expect(tree('milk protein (calcium caseinate, peanuts, salt')).toBe(
    'milk protein{calcium caseinate | peanut | salt}',
  );
});

describe('a comma too many', () => {
  test.each([
    ['nonfat dry ,milk, salt', 'nonfat dry milk | salt'],
    ['organic evaporated cane, sugar, salt', 'cane sugar | salt'],
    ['organic sweet, potato, beta, carotene', 'sweet potato | beta carotene'],
    [
      'protein blend (whey isolate, milk, protein isolate)',
      'protein blend{whey protein isolate | milk protein isolate}',
    ],
    // What the second half brings is not lost.
    ['sugar, soy, milk, peanut, butter', 'sugar | soy | milk | peanut | butter'],
    ['oats, emdsfer, milk', 'oat | emdsfer | milk'],
  ])('%s', (statement, expected) => {
    expect(tree(statement)).toBe(expected);
  });

  test('leaves the text open where its second half may be another thing', () => {
    const read = (statement: string) => explainLabel({ statement }, vocabulary);
    expect(read('milk, protein isolate, salt').proteinType).toBe('Casein');
    expect(read('nonfat dry, milk, salt').complete).toBe(true);
    // Who avoids potatoes may mean these.
    expect(read('organic sweet, potato, salt').complete).toBe(false);
  });
});

test.each([
  [
    'protein blend (OhYeah! blend consisting of whey protein isolate, casein), salt',
    'protein blend{protein blend{whey protein isolate | casein}} | salt',
  ],
  ['soy! blend, salt', 'soy | blends | salt'],
])('the sign of a brand is within a name: %s', (statement, expected) => {
  expect(tree(statement)).toBe(expected);
});

test('a coating whose bracket is never closed ends before the protein blend', () => {
  const statement =
    'chocolate coating (sugar, cocoa, protein blend (whey isolate, casein), syrup, filling (salt,';
  expect(tree(statement)).toMatch(/^chocolate coating\{sugar \| cocoa\} \| protein blend\{/u);
  const { proteinType } = explainLabel({ statement, truncated: true }, vocabulary);
  expect(proteinType).toBe('Casein & Whey');
});

test.each([
  [
    'whey concentrate, rice protein crisps (protein concentrate, rice)',
    ['whey protein concentrate', 'rice protein'],
  ],
  [
    'whey concentrate, soy protein crisps (soy protein isolate, salt)',
    ['whey protein concentrate', 'soy protein'],
  ],
  ['whey concentrate, soy protein crisps (rice flour, salt)', ['whey protein concentrate']],
])(
  'crisps are of the protein that they are called by, unless their list tells: %s',
  (statement, sources) => {
    expect(explainLabel({ statement }, vocabulary).proteinSources).toEqual(sources);
  },
);

test('a semicolon behind the heading of a bracket is its colon', () => {
  expect(tree('MyZyme (enzyme blend; protease, lactase), salt')).toBe(
    'enzyme blend{protease | lactase} | salt',
  );
});

test('a list however deep in brackets explains nothing', () => {
  expect(
    tree('minerals (vitamins (vitamin E (acetat [vitamin B6, salt], sucralose), cocoa'),
  ).toContain('sucralose');
});

test.each([
  ['sweetener (sucraicse), salt', 'sucralose | salt'],
  ['édulcorants (acésulfame K, sucra 1060), cacao', 'acesulfame potassium | sucralose | cocoa'],
])('of words as near, that which scanning makes of it: %s', (statement, expected) => {
  expect(tree(statement)).toBe(expected);
});

test.each([
  ['vitamin B (pyridoxine hydrochloride), salt', 'pyridoxine hydrochloride | salt'],
  ['fibres végétales (gomme d’acacia), sel', 'gum arabic | salt'],
  ['wild-caught, cold water white fish collagen', 'fish collagen'],
  [
    'CLA from sunflower oil, MCT from coconut and palm oil',
    'conjugated linoleic acid | medium chain triglycerides',
  ],
  ['almonds organic agave inulin syrup, sacha inchi seed oil', 'almond | inulin | sacha inchi oil'],
  [
    'huile de nigelle, Sanddornöl, estratto di cumino',
    'black cumin seed oil | sea buckthorn oil | cumin extract',
  ],
  [
    'salt. May contain milk. If you desire, add your favourite fruit and blend. Scoop inside container.',
    'salt',
  ],
])('%s', (statement, expected) => {
  expect(tree(statement)).toBe(expected);
});
