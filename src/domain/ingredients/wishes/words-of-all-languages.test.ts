import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { understandWish } from './understand-wish.ts';

const avoided = (written: string) => understandWish(written, 'avoid', vocabulary);

describe('an avoided word is understood in every language that shoppers write', () => {
  test.each([
    ['Milch', 'milk', 'de'],
    ['Molke', 'whey', 'de'],
    ['Erdnüsse', 'peanut', 'de'],
    ['erdnusse', 'peanut', null],
    ['Erdnuesse', 'peanut', null],
    ['Weizen', 'wheat', 'de'],
    ['Ei', 'egg', 'de'],
    ['lait', 'milk', 'fr'],
    ['œuf', 'egg', 'fr'],
    ['arachides', 'peanut', null],
    ['cacahuetes', 'peanut', null],
    ['leche', 'milk', 'es'],
    ['huevo', 'egg', 'es'],
    ['latte', 'milk', 'it'],
    ['uova', 'egg', null],
    ['melk', 'milk', 'nl'],
    ['pinda', 'peanut', null],
    ['leite', 'milk', 'pt'],
    ['amendoim', 'peanut', 'pt'],
    ['lactosérum', 'whey', 'fr'],
  ])('%s is %s', (written, name, language) => {
    const [term, ...others] = avoided(written);
    expect(others).toEqual([]);
    expect(term?.kind).not.toBe('literal');
    expect([term?.name, ...(term?.members ?? [])]).toContain(name);
    if (language !== null) expect(term?.language).toBe(language);
  });

  const ENGLISH: readonly (readonly [string, ...string[]])[] = [
    ['milk', 'Milch', 'lait', 'leche', 'latte', 'melk', 'leite'],
    ['dairy', 'Milchprodukte', 'produits laitiers', 'lácteos', 'latticini', 'zuivel', 'laticínios'],
    ['whey', 'Molke', 'lactosérum', 'suero de leche', 'siero di latte', 'wei', 'soro de leite'],
    ['casein', 'Kasein', 'caséine', 'caseína', 'caseina', 'caseïne', 'caseína'],
    ['egg', 'Ei', 'œuf', 'huevo', 'uovo', 'eieren', 'ovo'],
    ['fish', 'Fisch', 'poisson', 'pescado', 'pesce', 'vis', 'peixe'],
    [
      'crustacean shellfish',
      'Krebstiere',
      'crustacés',
      'crustáceos',
      'crostacei',
      'schaaldieren',
      'crustáceos',
    ],
    ['mollusks', 'Weichtiere', 'mollusques', 'moluscos', 'molluschi', 'weekdieren', 'moluscos'],
    ['peanut', 'Erdnüsse', 'cacahuètes', 'cacahuetes', 'arachidi', "pinda's", 'amendoins'],
    ['tree nuts', 'Schalenfrüchte', 'noix', 'nueces', 'noci', 'schaalvruchten', 'nozes'],
    [
      'nuts',
      'Nüsse',
      'fruits secs à coque',
      'frutos secos',
      'frutta secca',
      'noten',
      'frutos secos',
    ],
    ['almond', 'Mandeln', 'amandes', 'almendras', 'mandorle', 'amandelen', 'amêndoas'],
    ['hazelnut', 'Haselnüsse', 'noisettes', 'avellanas', 'nocciole', 'hazelnoten', 'avelãs'],
    ['soy', 'Soja', 'soja', 'soja', 'soia', 'soja', 'soja'],
    ['wheat', 'Weizen', 'blé', 'trigo', 'frumento', 'tarwe', 'trigo'],
    ['gluten', 'Gluten', 'gluten', 'gluten', 'glutine', 'gluten', 'glúten'],
    ['barley', 'Gerste', 'orge', 'cebada', 'orzo', 'gerst', 'cevada'],
    ['rye', 'Roggen', 'seigle', 'centeno', 'segale', 'rogge', 'centeio'],
    ['oat', 'Hafer', 'avoine', 'avena', 'avena', 'haver', 'aveia'],
    ['sesame', 'Sesam', 'sésame', 'sésamo', 'sesamo', 'sesam', 'sésamo'],
    ['mustard', 'Senf', 'moutarde', 'mostaza', 'senape', 'mosterd', 'mostarda'],
    ['celery', 'Sellerie', 'céleri', 'apio', 'sedano', 'selderij', 'aipo'],
    ['sulfites', 'Sulfite', 'sulfites', 'sulfitos', 'solfiti', 'sulfieten', 'sulfitos'],
    ['lupin', 'Lupine', 'lupin', 'altramuces', 'lupini', 'lupine', 'tremoços'],
    ['sugar', 'Zucker', 'sucre', 'azúcar', 'zucchero', 'suiker', 'açúcar'],
    [
      'sweeteners',
      'Süßstoffe',
      'édulcorants',
      'edulcorantes',
      'edulcoranti',
      'zoetstoffen',
      'adoçantes',
    ],
    [
      'artificial sweeteners',
      'künstliche Süßstoffe',
      'édulcorants artificiels',
      'edulcorantes artificiales',
      'dolcificanti artificiali',
      'kunstmatige zoetstoffen',
      'adoçantes artificiais',
    ],
    [
      'sugar alcohols',
      'Zuckeralkohole',
      'polyols',
      'polioles',
      'polioli',
      'suikeralcoholen',
      'polióis',
    ],
    ['sucralose', 'Sucralose', 'sucralose', 'sucralosa', 'sucralosio', 'sucralose', 'sucralose'],
    ['aspartame', 'Aspartam', 'aspartame', 'aspartamo', 'aspartame', 'aspartaam', 'aspartame'],
    [
      'palm oil',
      'Palmöl',
      'huile de palme',
      'aceite de palma',
      'olio di palma',
      'palmolie',
      'óleo de palma',
    ],
    [
      'emulsifiers',
      'Emulgatoren',
      'émulsifiants',
      'emulgentes',
      'emulsionanti',
      'emulgatoren',
      'emulsionantes',
    ],
    [
      'thickeners',
      'Verdickungsmittel',
      'épaississants',
      'espesantes',
      'addensanti',
      'verdikkingsmiddelen',
      'espessantes',
    ],
    [
      'preservatives',
      'Konservierungsstoffe',
      'conservateurs',
      'conservantes',
      'conservanti',
      'conserveermiddelen',
      'conservantes',
    ],
    ['colors', 'Farbstoffe', 'colorants', 'colorantes', 'coloranti', 'kleurstoffen', 'corantes'],
    ['gelatin', 'Gelatine', 'gélatine', 'gelatina', 'gelatina', 'gelatine', 'gelatina'],
    ['collagen', 'Kollagen', 'collagène', 'colágeno', 'collagene', 'collageen', 'colágeno'],
    ['honey', 'Honig', 'miel', 'miel', 'miele', 'honing', 'mel'],
    ['coconut', 'Kokosnuss', 'noix de coco', 'coco', 'cocco', 'kokosnoot', 'coco'],
    ['cocoa', 'Kakao', 'cacao', 'cacao', 'cacao', 'cacao', 'cacau'],
    ['caffeine', 'Koffein', 'caféine', 'cafeína', 'caffeina', 'cafeïne', 'cafeína'],
    ['corn', 'Mais', 'maïs', 'maíz', 'mais', 'maïs', 'milho'],
    ['rice', 'Reis', 'riz', 'arroz', 'riso', 'rijst', 'arroz'],
    ['pea', 'Erbsen', 'pois', 'guisantes', 'piselli', 'erwten', 'ervilhas'],
    ['hemp', 'Hanf', 'chanvre', 'cáñamo', 'canapa', 'hennep', 'cânhamo'],
    ['sunflower', 'Sonnenblumen', 'tournesol', 'girasol', 'girasole', 'zonnebloem', 'girassol'],
    ['beef', 'Rind', 'bœuf', 'ternera', 'manzo', 'rundvlees', 'carne bovina'],
    ['pork', 'Schwein', 'porc', 'cerdo', 'maiale', 'varken', 'porco'],
    ['lecithin', 'Lecithin', 'lécithine', 'lecitina', 'lecitina', 'lecithine', 'lecitina'],
    ['yeast', 'Hefe', 'levure', 'levadura', 'lievito', 'gist', 'levedura'],
    ['salt', 'Salz', 'sel', 'sal', 'sale', 'zout', 'sal'],
    ['lactose', 'Laktose', 'lactose', 'lactosa', 'lattosio', 'lactose', 'lactose'],
    ['fruits', 'Früchte', 'fruits', 'frutas', 'frutta', 'vruchten', 'frutas'],
  ];

  test.each(ENGLISH)(
    '%s covers the same things as its words in six languages',
    (english, ...others) => {
      const [wanted] = avoided(english);
      expect(wanted?.members.length).toBeGreaterThan(0);
      for (const written of others) {
        const [term] = avoided(written);
        const missed = wanted?.members.filter((name) => term?.members.includes(name) !== true);
        expect({ written, name: term?.name, missed }).toEqual({
          written,
          name: term?.name,
          missed: [],
        });
      }
    },
  );

  test.each([
    ['milc', 'milk'],
    ['wey', 'whey'],
    ['sucralos', 'sucralose'],
    ['penut', 'peanut'],
  ])('%s is understood, or asked about: %s', (written, meant) => {
    const [term] = avoided(written);
    if (term?.kind === 'literal') expect(term.didYouMean).toContain(meant);
    else expect(term?.name).toBe(meant);
  });
});

test.each([
  ['farina', 'wheat flour'],
  ['Glutamat', 'monosodium glutamate'],
  ['enzimi', 'enzymes'],
  ['enzymen', 'enzymes'],
  ['potas', 'potassium'],
])('%s means what its English word means: %s', (written, name) => {
  expect(avoided(written).map((term) => term.name)).toEqual([name]);
});

test.each([
  ['alergico a las nueces', 'tree nuts'],
  ['alergico a nozes', 'tree nuts'],
  ['intolerance au lactose', 'dairy'],
  ['bin allergisch gegen Haselnuesse', 'hazelnut'],
  ['weder Milch noch Ei', 'milk, egg'],
  ['ni lait ni oeufs', 'milk, egg'],
  ['ni leche ni huevo', 'milk, egg'],
  ['ne latte ne uova', 'milk, egg'],
  ['nem leite nem ovo', 'milk, egg'],
  ['noch melk noch ei', 'milk, egg'],
  ['APLV', 'milk'],
  ['proteine del latte vaccino', 'milk'],
  ['koemelkeiwit', 'milk'],
])('words around an avoided name may stand without their accents: %s', (written, names) => {
  const terms = avoided(written);
  expect(terms.map(({ name }) => name).join(', ')).toBe(names);
});
