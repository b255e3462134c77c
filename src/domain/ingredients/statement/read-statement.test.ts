import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';
import { allergensOfEntry } from '../vocabulary/entry-facts.ts';

const explain = (statement: string) => explainLabel({ statement }, vocabulary);

/** "name milk · unread Flavourina": the spans of a statement without its structure. */
function spansOf(statement: string): readonly string[] {
  return explain(statement)
    .spans.filter(({ kind }) => kind !== 'structure')
    .map(({ kind, start, end, entry }) => `${kind} ${entry ?? statement.slice(start, end).trim()}`);
}

describe('the three readings of the sketch', () => {
  test('an unread word stays one, and nothing is concluded', () => {
    const statement =
      'Whey Protein Isolate (Milk) (88%), Emulsifier (Soya Lecithin), Sweetener (Sucralose), Flavourina';
    expect(spansOf(statement)).toEqual([
      'name whey protein isolate',
      'name milk',
      'quantity 88%',
      'function Emulsifier',
      'name soy lecithin',
      'function Sweetener',
      'name sucralose',
      'unread flavor',
    ]);
    expect(explain(statement)).toMatchObject({
      complete: false,
      contains: ['milk', 'soy'],
      unknown: ['Flavourina'],
    });
  });

  test('a German label is read to its end', () => {
    const answer = explain(
      'Molkenproteinkonzentrat (Milch) 96 %, fettarmes Kakaopulver, Aroma, Süßungsmittel: Sucralose. Kann Spuren von Gluten, Ei und Soja enthalten.',
    );
    expect(answer).toMatchObject({ complete: true, contains: ['milk'], veganByIngredients: false });
    expect(answer.proteinType).toBe('Whey Concentrate');
    expect(answer.precautions.map(({ allergen, basis }) => `${allergen}: ${basis}`)).toEqual(
      expect.arrayContaining(['egg: traces', 'soy: traces', 'gluten: traces']),
    );
  });

  test('of a damaged text every presence is believed and no absence', () => {
    const answer = explain(
      'Isolat de Prolélne de Whey [Lait) (91%), Emulsifiant [LEthihëde sqa? Cobrant (E150cl Edulcorant [Sucralose), ALLERGÈNES Pour les allergènes, voir ingrédients en gras Peut aussi contenir. œuf',
    );
    expect(answer).toMatchObject({ complete: false, contains: ['milk'], mayContain: ['egg'] });
    expect(answer.sweeteners).toEqual(['sucralose']);
  });
});

describe('statements beside the list', () => {
  test.each([
    ['Pea protein. May contain milk, soy and almonds.', 'milk,tree nuts,soy'],
    ['Erbsenprotein. Kann Spuren von Sellerie und Senf enthalten.', 'celery,mustard'],
    ['Protéine de pois. Peut contenir des traces de lupin.', 'lupin'],
    ['Proteína de guisante. Puede contener trazas de huevo.', 'egg'],
    ['Pea protein. Made in a facility that also processes oats.', 'gluten'],
    ['Pea protein. May contain wheat.', 'wheat,gluten'],
    ['Pea protein. Milk and soy may be present.', 'milk,soy'],
    ['Pea protein. May be present: milk.', 'milk'],
    // A comma scanned as a full stop; what nobody knows behind two allergens.
    [
      'Erbsenprotein. Kann enthalten: Erdnüsse. Mandeln. Milch, Soja.',
      'milk,tree nuts,peanuts,soy',
    ],
    ['Erbsenprotein. Kann enthalten: Milch. Soja Senf Xonyb', 'milk,soy,mustard'],
    ['Proteína de ervilha. Pode conter vestlgios de leite.', 'milk'],
    ['Erbsenprotein. Kann Schalenfruchte enthalten.', 'tree nuts'],
  ])('%s', (statement, allergens) => {
    const { mayContain, contains } = explain(statement);
    expect(mayContain.join()).toBe(allergens);
    expect(contains).toEqual([]);
  });

  test('behind a precaution a list that names anything else is a list', () => {
    expect(explain('Pea protein. May contain nuts. Milk, salt.').contains).toEqual(['milk']);
    expect(explain('Pea protein. May contain nuts. Milk xonyb').contains).toEqual(['milk']);
  });

  test('"Traces of milk may be present" are traces', () => {
    expect(explain('Pea protein. Traces of milk may also be present.').mayContainBasis).toBe(
      'traces',
    );
  });

  test.each([
    ['Açúcar, cacau. CONTÉM GLÚTEN.', 'gluten'],
    ['Açúcar, cacau. Não contém glúten. Contém lactose.', 'milk'],
    ['Sucre, sel marin, algues marines, magnésium marin', ''],
    ['Zucchero, sale marino', ''],
    ['Sucre, collagène marin', 'fish'],
    ["Sucre, collagène d'origine marine", 'fish'],
    ['Rice protein, salt. Kosher dairy.', 'milk'],
    ['Farine de riz, sel, biscuit pur beurre', 'milk'],
    ['Farine de riz, sel, pur beurre de cacao', ''],
    ['Farine de riz, sel, anacardes', 'tree nuts'],
    ['Harina de trigo sarraceno, sal', ''],
    ['Latte di cocco in polvere, sale', ''],
    ['Nasiona babki płesznik, sól', ''],
    ['Zucchero, sale. Può essere aggiunto a yogurt o latte.', ''],
    ['Pflanzliche Öle (Raps, Sheanuss), Salz', ''],
    ['Eiweißdrink Erdbeer. Zutaten: Wasser, Zucker', ''],
    ['Reismehl, Salz. So geht’s: 100 g mit 1 Ei und Milch verrühren.', ''],
    ['Pea protein. Free from: soy, gluten and dairy.', ''],
    ['Erbsenprotein. Frei von: Gluten, Laktose.', ''],
    // Also where the first thing denied is no allergen.
    ['Pea protein. Free from: artificial colors, gluten, soy.', ''],
    // The code of a country, not a denial.
    ['NO: Ingredienser: melk, salt.', 'milk'],
  ])('what is in it: %s', (statement, allergens) => {
    expect(explain(statement).contains.join()).toBe(allergens);
  });

  test('no name of a food brings an allergen that its entry does not carry, whatever its words are from', () => {
    const from = [...vocabulary.lexicon.phrases].flatMap(([word, { meanings }]) =>
      meanings.some(({ kind, value }) => kind === 'quality' && value.startsWith('from '))
        ? [word]
        : [],
    );
    const names = readFileSync('data/vocabulary/names.tsv', 'utf8')
      .split('\n')
      .map((row) => row.split('\t'))
      .filter(([name = '']) => name.split(' ').some((word) => from.includes(word)));
    expect(names.length).toBeGreaterThan(25);
    const wrong = names.filter(([name = '', canonical = '']) => {
      const own = allergensOfEntry(vocabulary.entries.get(canonical) ?? null);
      const brought = explain(name).contains;
      return brought.some((each) => each !== 'gluten' && !own.includes(each));
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('a precaution tells the names it used', () => {
    expect(explain('Rice protein. May contain almonds and cashews.').precautions).toEqual([
      { allergen: 'tree nuts', basis: 'may contain', names: ['almond', 'cashew'] },
    ]);
  });

  test('what is denied is not in it; a denial in a list ends with its item', () => {
    expect(explain('Pea protein, cocoa. Free from soy, milk and eggs.').contains).toEqual([]);
    expect(explain('Erbsenprotein, ohne Zucker, Weizenmehl').contains).toContain('wheat');
    for (const sentence of [
      'Free from soy, gluten and added sugar.',
      'Free from soy, dairy, and preservatives.',
      'No soy, dairy, added sugar or preservatives.',
    ])
      expect([sentence, explain(`Pea protein, cocoa. ${sentence}`)]).toMatchObject([
        sentence,
        { contains: [], complete: true },
      ]);
    expect(explain('No added sugar, milk and cocoa.').contains).toEqual(['milk']);
  });

  test('who must not eat it is told of a precaution', () => {
    expect(
      explain('Whey, salt. Made with soya; not suitable for nut allergy sufferers.').mayContain,
    ).toContain('tree nuts');
  });

  test('"contains" with additives goes on with the list', () => {
    const { ingredients } = explain(
      'Açúcar, cacau. Contém: emulsificante lecitina de girassol, aromatizante vanilina.',
    );
    expect(ingredients.map(({ canonical }) => canonical)).toEqual(
      expect.arrayContaining(['sunflower lecithin', 'vanillin']),
    );
  });

  test('a list that goes on behind a statement is read on', () => {
    expect(explain('Rice protein, salt. May contain soy. Peanuts, cocoa.').contains).toEqual([
      'peanuts',
    ]);
  });

  test('two languages: what either names is in it', () => {
    const answer = explain(
      'Ingredients: pea protein, salt. Zutaten: Erbsenprotein, Salz, Erdnüsse.',
    );
    expect(answer.contains).toEqual(['peanuts']);
  });
});

test('grains that hold gluten bring gluten; each is told by name', () => {
  expect(explain('oat flour, barley malt')).toMatchObject({
    contains: ['gluten'],
    glutenSources: ['barley', 'oats'],
  });
  expect(explain('wheat flour').contains).toEqual(['wheat', 'gluten']);
});

test('qualities stand with their name', () => {
  const [first, second] = explain('organic grass-fed whey protein, roasted almonds').ingredients;
  expect(first?.qualities).toEqual(['organic', 'grass-fed']);
  expect(second?.qualities).toEqual(['roasted']);
});
