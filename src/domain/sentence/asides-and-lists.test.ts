import { describe, expect, test } from 'vitest';
import { partsOf, readShipped as read, written } from '../../../tests/support/read-shipped.ts';
import { readTable } from '../../../tests/support/read-table.ts';

const isReadAs = (sentence: string, reading: string) =>
  expect(written(read(sentence))).toEqual(partsOf(reading));

describe('what is denied goes on', () => {
  test.each([
    ['no tree nuts (almond, cashew, walnut)', '-almond -cashew -tree nuts -walnut'],
    ['no dairy (milk), soy', '-dairy -milk -soy'],
    ['no soy (allergy), milk', '-milk -soy rest:allergy'],
    ['sin lácteos (leche, suero), soja', '-dairy -milk -soy -whey'],
    ['no nuts (peanuts are fine), soy', '-nuts -soy rest:peanuts are fine'],
    ['dairy-free (milk, whey, casein) powder', '-casein -dairy -milk -whey format:powder'],
  ])('in brackets and behind them: %s', isReadAs);

  test.each([
    ['vegan (no soy), whey isolate', '-soy flag:isVegan type:Whey Isolate'],
    ['whey (no soy or nuts) chocolate', '+whey -nuts -soy flavor:chocolate'],
    ['no gums (xanthan). whey', '+whey -gums -xanthan gum'],
    ['gluten free (certified) bar', 'flag:isGlutenFree format:bar rest:certified'],
    ['lactose free (whey isolate)', 'flag:isLactoseFree type:Whey Isolate'],
  ])('but not where it ended before them, or began in them: %s', isReadAs);

  test.each([
    ['no nuts including coconut', '-coconut -nuts'],
    ['keine Nüsse inklusive Kokos', '-coconut -nuts'],
    ['sans noix y compris coco', '-coconut -tree nuts'],
    ['no soy, even lecithin', '-lecithin -soy'],
    ['no sweeteners such as sucralose, aspartame', '-aspartame -sucralose -sweeteners'],
    ['no gums (e.g. xanthan, guar)', '-guar gum -gums -xanthan gum'],
    ['no nuts e.g peanuts', '-nuts -peanut'],
    ['ohne Nüsse, z. B. Mandeln', '-almond -nuts'],
    ['not even traces of peanut', '-peanut'],
    ["sans traces d'arachide", '-peanut'],
    ['ohne Spuren von Nüssen', '-nuts'],
    ['no puede contener frutos secos', '-nuts'],
    ['mag geen soja bevatten', '-soy'],
  ])('over words of including and of examples: %s', isReadAs);

  test.each([
    ['avoid - soy - nuts', '-nuts -soy'],
    ['–soy –milk', '-milk -soy'],
    ['whey – no soy', '+whey -soy'],
    ['gluten - free bar', 'flag:isGlutenFree format:bar'],
    ['no... peanuts', '-peanut'],
    ['peanuts??? no', '-peanut'],
  ])('over dashes, dots and question marks: %s', isReadAs);

  test.each([
    ['no chocolate or vanilla flavor', '-chocolate -vanilla'],
    ['no chocolate flavors', '-chocolate'],
    ['no peanut butter flavor', '-peanut butter'],
    ['no salted caramel flavored bars', '-salted caramel format:bar'],
    ['no colors or flavor', '-colors -flavor'],
    ['neutral taste', 'flavor:unflavored rest:taste'],
  ])('to tastes, by what they taste of: %s', isReadAs);
});

describe('what ends a denial', () => {
  test.each([
    [
      "I'm allergic to milk and eggs, need a chocolate powder",
      '-egg -milk flavor:chocolate format:powder',
    ],
    ['no sucralose; stevia fine', '-sucralose rest:stevia fine'],
    ['I want whey. No wait, casein.', '+whey type:Casein'],
    ['non dairy non gmo vanilla', '-dairy flag:isNonGMO flavor:vanilla'],
    ['no allergies, just want whey', '+whey'],
    ['pls no milk thx', '-milk'],
    ['no me gusta el chocolate, mejor vainilla', '-chocolate flavor:vanilla'],
    ['ik wil geen melk, wel ei', '+egg -milk'],
    ['sin lactosa, por favor, que soy intolerante', 'flag:isLactoseFree'],
    ["pas de lait ni d'œufs, mais du soja oui", '-egg -milk rest:soja oui'],
    ['no nuts, especially peanuts', '-nuts -peanut'],
    ['keine Nüsse, besonders Erdnüsse', '-nuts -peanut'],
    ['geen soja dankjewel', '-soy'],
    ['sono allergico alle arachidi e alla soia', '-peanut -soy'],
  ])('is read: %s', isReadAs);
});

test.each([
  ["must contain whey isolate, can't contain sucralose", '-sucralose type:Whey Isolate'],
  ['digestive enzymes but not lactase', '+enzymes -lactase'],
  ['nuts except almonds or cashews', '+nuts -almond -cashew'],
  ['sweeteners except stevia are not ok', '-sweeteners except stevia'],
  ['cutting whey', '+whey goal:Weight Management'],
  ['bored of chocolate, want vanilla', '-chocolate flavor:vanilla'],
  ['stevia makes me gag', '-stevia'],
  ['no cheap soy', '-soy rest:no cheap'],
  ['no bars peanuts', '-peanut rest:no bars'],
  ['sin sabor a chocolate', '-chocolate'],
  ['sin sabor', 'flavor:unflavored'],
  ['no organic soy', '-soy rest:no organic'],
  ['no cheap stuff with soy', '-soy rest:no cheap'],
  ['keine kleinen Nüsse', '-nuts rest:keine kleinen'],
  ['not vegan, whey', '+whey rest:not vegan'],
  ['zero carb whey', '+whey rest:zero carb'],
  ['Hühnereiweißunverträglichkeit', '-egg white'],
  ['lactos free', 'flag:isLactoseFree'],
  ['no sugar added', '-added sugars'],
])('what is said against a thing is not lost: %s', isReadAs);

test.each([
  ['no sugar-free products', 'rest:no sugar free'],
  ['reduce sugar', 'rest:reduce sugar'],
  ['cut gluten', 'rest:cut gluten'],
  ['allergic to everything except rice and pea', 'rest:allergic to everything except rice and pea'],
  ['ich bin allergisch gegen alles außer Reis', 'rest:ich bin allergisch gegen alles außer Reis'],
  ['used to drink whey, now vegan', 'flag:isVegan rest:used to drink whey rest:now'],
])('what can mean the opposite is neither asked for nor avoided: %s', isReadAs);

test.each([
  ['vegetarian protein bar', '-what vegetarians avoid format:bar'],
  ['ich bin Vegetarier und esse kein Soja', '-soy -what vegetarians avoid'],
  ['pescatarian, no soy', '-soy -what pescatarians avoid'],
  ['vegetariano sem ovo', '-egg -what vegetarians avoid'],
  ['not vegetarian', 'rest:not vegetarian'],
  ['pas végétarien', 'rest:pas végétarien'],
  ['pas vegan', 'rest:pas vegan'],
  ['végétalien', 'flag:isVegan'],
  ['may contain milk', 'rest:may contain milk'],
  ['GF DF vegan bar', '-dairy flag:isGlutenFree flag:isVegan format:bar'],
])('a diet says what is avoided: %s', isReadAs);

test.each([
  ['vegan diet', 'flag:isVegan'],
  ['carnivore diet protein', 'rest:carnivore diet'],
  ['não mais que 5 g de açúcar', 'sugar<=5'],
  ['coffee flavored', 'flavor:coffee'],
  ['nicht weniger als 20 g Eiweiß', 'protein>=20'],
  ['barra vegana sem adição de açúcar', '-added sugars flag:isVegan format:bar'],
  ['große Packung Whey', 'rest:große Packung Whey'],
  ['vanila vegan', 'flag:isVegan flavor:vanilla'],
  ['low-lactose whey', '+low-lactose +whey'],
  ['GF bar', 'flag:isGlutenFree format:bar'],
])('%s', isReadAs);

test('no word that is shown as not read, between a denial and a name, turns the name into a wish', () => {
  const words = readTable('data/vocabulary/sentence-words.tsv').flatMap((row) =>
    row['meaning']?.startsWith('unread') === true ? [row['words'] ?? ''] : [],
  );
  expect(words.length).toBeGreaterThan(1000);
  const turned = words.filter((word) =>
    read(`without ${word} peanuts`).mustHave.includes('peanut'),
  );
  // Salt in Italian: an amount, as in "zero carb whey".
  expect(turned).toEqual(['sale']);
});

describe('everyday words are no misspelt names', () => {
  test.each([
    ['something yummy', 'rest:yummy'],
    ['value for money whey', '+whey rest:money rest:value'],
    ['no money', 'rest:no money'],
    ['insulin', 'rest:insulin'],
    ['no sugar spikes', 'flag:isSugarFree rest:spikes'],
    ['kleine Riegel', 'format:bar rest:kleine'],
    ['ich würde gerne Vanille ohne Soja', '-soy flavor:vanilla'],
    ['siete', 'rest:siete'],
    ['questo', ''],
    // Which are no reason to take another word for them.
    ['Quest Bars', 'format:bar rest:Quest'],
    // What may be an allergen is still mended.
    ['allergic to wheat and barely', '-barley -wheat'],
    ['no guten', 'flag:isGlutenFree'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(reading === '' ? [] : partsOf(reading));
  });
});
