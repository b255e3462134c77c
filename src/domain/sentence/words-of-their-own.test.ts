import { describe, expect, test } from 'vitest';
import { partsOf, readShipped as read, written } from '../../../tests/support/read-shipped.ts';

describe('what no filter can express is left as it stands', () => {
  test.each([
    ['for my husband who has diabetes', 'rest:diabetes'],
    ['halal protein powder', 'format:powder rest:halal'],
    ['clean protein without heavy metals', 'rest:clean rest:without heavy metals'],
    ['not too sweet', 'rest:not too sweet'],
    ["a protein that won't upset my stomach, no dairy", "-dairy rest:won't upset my stomach"],
    ['paleo beef protein', '+beef protein rest:paleo'],
    ['hydrolyzed collagen peptides', '+hydrolyzed collagen'],
    ['isolate only, no soy', '-soy rest:isolate'],
    ['clear whey', '+whey rest:clear'],
    ['low fat', 'rest:low fat'],
    ['under 1 g of fat', 'rest:under 1 g of fat'],
    ['between 2 and 5 g of fat', 'rest:between 2 and 5 g of fat'],
    ['2-5 g carbs, whey', '+whey rest:2 5 g carbs'],
    ['more than 80 g protein per 100 g', 'rest:more than 80 g protein per 100 g'],
    ['Zucker unter 5 g pro 100 g, vegan', 'flag:isVegan rest:Zucker unter 5 g pro 100 g'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('a word of its own is no misspelling of another', () => {
  test.each([
    ['casein for night time', 'type:Casein rest:night time'],
    ['natural vanilla', 'flavor:vanilla rest:natural'],
    ['peach whey', '+whey flavor:peach'],
    ['whey with blueberries', '+whey +blueberry'],
    ['no mango', '-mango'],
    ['to stay in shape', 'rest:stay rest:shape'],
    ['my son likes chocolate, no nuts', '-nuts flavor:chocolate'],
    ['power bar', 'format:bar rest:power'],
    ['whey minis, chocolate', '+whey flavor:chocolate rest:minis'],
    ["trader joe's vanilla", "flavor:vanilla rest:trader joe's"],
    ['dutch chocolate whey', '+whey flavor:chocolate rest:dutch'],
    ['norway whey', '+whey rest:norway'],
    ['whey for brian', '+whey rest:brian'],
    ['great minds vanilla', 'flavor:vanilla rest:great minds'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('a part of a food that products and tastes are named by is avoided, and not asked for', () => {
  test.each([
    ['peanut butter crunch bar', '+peanut butter format:bar rest:crunch'],
    ['brownie batter whey', '+cake pieces +whey rest:batter'],
    ['crush protein bar', 'format:bar rest:crush'],
    ['6 layer bar', 'format:bar rest:6 layer'],
    ['whey without crunch', '-crunch +whey'],
    ['bar without crust and soy', '-crust -soy format:bar'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('what a denial governs', () => {
  test.each([
    ['no artificial colors or flavors', '-artificial colors -artificial flavor'],
    ['no artificial colors and no flavors', '-artificial colors -flavor'],
    ['not whey concentrate, only isolate', '-whey protein concentrate +isolate'],
    ["I don't eat soy and I'd rather have vanilla", '-soy flavor:vanilla'],
    ['no salt added', 'rest:no salt added'],
    ['bitte nichts mit Aspartam', '-aspartame'],
    ['milk protein is a problem', '-milk protein'],
    ['allergica al latte e alle uova', '-milk -egg'],
    ['allergique au lait et aux œufs', '-milk -egg'],
    ['soy sensible al gluten y a la leche', '-milk flag:isGlutenFree'],
    ['ich reagiere auf Soja', '-soy'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

test('a figure may stand between its name and its direction', () => {
  expect(written(read('protein 25g+, sugar 3g max'))).toEqual(partsOf('protein>=25 sugar<=3'));
});

describe('a figure is of the unit behind it', () => {
  test.each([
    ['vegan protein under 150 calories', 'flag:isVegan kcal<=150'],
    ['protein over 20 calories under 200 sugar under 3', 'kcal<=200 protein>=20 sugar<=3'],
    ['protein under 5g sugar', 'sugar<=5'],
    ['eiweiß unter 150 kalorien', 'kcal<=150'],
    ['sugar under 5g protein over 20g', 'protein>=20 sugar<=5'],
    ['calories under 200 protein over 20', 'kcal<=200 protein>=20'],
    ['protein under 20g', 'rest:protein under 20 g'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('all words of what is asked for are kept', () => {
  test.each([
    ['native whey', '+native whey'],
    ['powder with grass-fed collagen', '+grass-fed collagen format:powder'],
    ['gluten free oats', '+gluten free oats'],
    ['microfiltered whey, no soy', '+microfiltered whey -soy'],
    ['non denatured whey', '+undenatured whey'],
    ['nicht denaturiertes molkenprotein', '+undenatured whey protein'],
    // Who names these asks for no less than enzymes.
    ['digestive enzymes', '+enzymes'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('words around a name are no ingredients', () => {
  test.each([
    ['no creatine added', '-creatine'],
    ['no added flavors', '-flavor'],
    ['whey with added creatine', '+creatine +whey'],
    ["i don't tolerate lactose well", 'flag:isLactoseFree'],
    ['acne safe protein no whey', '-whey rest:acne safe'],
    ['not made in a facility with peanuts', '-peanut'],
    ['no may contain nuts', '-nuts'],
    ['which has the most protein', 'rest:the most protein'],
    ['least sugar', 'rest:least sugar'],
    ['sugar 0', 'flag:isSugarFree'],
    ['no sugar except honey', 'flag:isSugarFree rest:except honey'],
    ['gluten free except oats, no soy', '-soy flag:isGlutenFree rest:except oats'],
    ['anaphylactic to peanuts, need safe bar', '-peanut format:bar rest:need safe'],
    ['no sweet taste', 'rest:no sweet taste'],
    ['veggie bar', 'format:bar rest:veggie'],
    ['few calories', 'rest:few calories'],
    ['whey from germany', '+whey rest:germany'],
    ['carb free', 'rest:carb free'],
    ['ganho de massa', 'goal:Muscle Building'],
    ['om af te vallen', 'goal:Weight Management'],
    ['édulcoré à la stevia', '+stevia'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('a flavor of the catalogue is asked for by its name', () => {
  test.each([
    ['tiramisu whey', '+whey flavor:tiramisu'],
    [
      'strawberry cheesecake protein powder, no soy',
      '-soy flavor:strawberry cheesecake format:powder',
    ],
    ['french vanilla', 'flavor:french vanilla'],
    ["s'mores bar", "flavor:s'mores format:bar"],
    ['tiramisu flavor', 'flavor:tiramisu'],
    ['tiramisu or vanilla', 'flavor:tiramisu flavor:vanilla'],
    // It cannot be denied; what may be an allergy is read by its names.
    ['no tiramisu', 'rest:no tiramisu'],
    ['no almond & chocolate', '-almond -chocolate'],
    // An ingredient, and a quality.
    ['coconut', '+coconut'],
    ['all natural', 'rest:all natural'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('names joined by "or" are one wish, which one of them meets', () => {
  test.each([
    ['sweetened with stevia or monk fruit', '+stevia or monk fruit'],
    ['pea, rice or hemp protein, vegan', '+pea or rice or hemp protein flag:isVegan'],
    ['cocoa or vanilla bean and stevia', '+cocoa or vanilla bean +stevia'],
    ['stevia o eritritol', '+stevia or erythritol'],
    ['soy or dairy free', '-dairy -soy'],
    ['no soy or dairy', '-dairy -soy'],
    ['stevia or stevia', '+stevia'],
    // All are asked for where a choice could not be found by names.
    ['grass-fed whey or creatine', '+creatine +grass-fed whey'],
    ['with zorbium or stevia', '+stevia +zorbium'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});
