import { expect, test } from 'vitest';
import { partsOf, readShipped as read, written } from '../../../tests/support/read-shipped.ts';

test.each([
  ["I can't have dairy but I'm ok with eggs", "-dairy rest:I'm ok with eggs"],
  ["I'm ok with soy and milk but not eggs", "-egg rest:I'm ok with soy and milk"],
  ['pas de problème avec le lait, sans soja', '-soy rest:pas de problème avec le lait'],
  ['zonder soja, melk mag', '-soy rest:melk mag'],
  ['fine with whey, vegan not needed', 'flag:isVegan rest:fine with whey rest:not needed'],
  ["no milk, eggs don't matter", "-milk rest:eggs don't matter"],
  ["sucralose isn't something i enjoy", "rest:sucralose isn't something i enjoy"],
  ["soy isn't great for me", "rest:soy isn't great"],
  ['Soja ist nicht mein Ding', 'rest:Soja ist nicht mein Ding'],
])(
  'what is put up with, or said in unknown words, is neither asked for nor denied: %s',
  (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  },
);

test.each([
  ["i'm not ok with soy", '-soy'],
  ['soy is not allowed, whey isolate please', '-soy type:Whey Isolate'],
  ['dairy is not an option, soy is fine', '-dairy rest:soy is fine'],
  ['soy is not.', '-soy'],
  ['soy allergies whey isolate', '-soy type:Whey Isolate'],
  ['not allowed: nuts and soy', '-nuts -soy'],
  ['Soja darf nicht drin sein', '-soy'],
  ['la soja no está permitida', '-soy'],
  ['lait à éviter, soja ok', '-milk rest:soja ok'],
])('what may not be there is denied: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['not whey but pea protein', '+pea protein -whey'],
  ['kein Whey sondern Erbse', '+pea -whey'],
  ['no dairy but whey isolate', '-dairy except whey protein isolate'],
  ['no nuts, but almonds are ok', '-nuts except almond'],
  ['no milk but almonds are ok', '-milk rest:almonds are ok'],
  ['any protein but soy', '-soy'],
  ['every vegan bar but chocolate', '-chocolate flag:isVegan format:bar'],
  ['any whey but with stevia', '+stevia +whey'],
  ['no milk but nuts', '-milk rest:but nuts'],
  ['no whey but soy free', '-whey -soy rest:free'],
])('a contrast asks for the second, if it cannot be an allergy: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['vegan -soy', '-soy flag:isVegan'],
  ['- soy, + whey', '+whey -soy'],
  ['-milk -soy +pea', '+pea -milk -soy'],
  ['❌ soy ✅ whey', '+whey -soy'],
  ['without milk + egg', '-egg -milk'],
])('signs deny and ask: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['no sugar alchohols', '-sugar alcohols'],
  ['no monk friut', '-monk fruit'],
  ['no sunflower lecethin', '-sunflower lecithin'],
  ['no milk cassein', '-milk type:Casein'],
  ['not too many calories', 'rest:not too many calories'],
  ['no brand preference, for daily use', 'rest:no brand preference'],
  ['any brand but Optimum Nutrition', 'rest:any brand but Optimum Nutrition'],
])('words near a name of one or two words: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['no bars', 'format:powder format:rtd'],
  ['vegan, no bars or shakes', 'flag:isVegan format:powder'],
  ['bars not powders', 'format:bar'],
  ['whey except bars', '+whey format:powder format:rtd'],
  ['not a bar and vegan', 'flag:isVegan format:powder format:rtd'],
  // They are about the oil and the soy.
  ['no bars with palm oil', '-palm oil rest:no bars'],
  ['no soy bars', '-soy format:bar'],
])('a format that is denied leaves the others: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['no lactose, egg white only', '+egg white flag:isLactoseFree'],
  ['no milk, egg white instead', '+egg white -milk'],
  // They may be denied as well as wished.
  ['no added sugar, monk fruit sweetened', '-added sugars rest:monk fruit sweetened'],
  ['no dairy, rice based', '-dairy rest:rice based'],
  ['dairy free, stevia sweetened', '+stevia -dairy'],
  ['nothing but egg white', '+egg white'],
  ['I prefer stevia to sucralose', '+stevia -sucralose'],
  ['lieber Stevia als Sucralose', '+stevia -sucralose'],
  ['plutôt du pois que du soja', '+pea -soy'],
  ['prefer whey, close to stevia', '+stevia +whey rest:close'],
  ['no xylitol or other sugar alcohols', '-sugar alcohols -xylitol'],
  ['does not taste chalky', 'rest:does not taste chalky'],
  ['only natural sweeteners', '-artificial sweeteners'],
])('a word may say that the name before it is wanted, or preferred: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['no birthday cake or chocolate', '-chocolate rest:no birthday cake'],
  ['no french vanilla or chocolate', '-chocolate rest:no french vanilla'],
  ['no vegan or keto', 'rest:no vegan or keto'],
  ['no soy or birthday cake', '-soy rest:birthday cake'],
  ['no lemon cheesecake and custard', '-custard rest:no lemon cheesecake'],
  ['strawberry banana free', '-banana -strawberry'],
  ['tiramisu free, vanilla', 'flavor:vanilla rest:tiramisu free'],
  ['dairy and tiramisu free', '-dairy rest:tiramisu free'],
  ['no milk, lemon cheesecake and soy', '-milk -soy rest:lemon cheesecake'],
  ['no tiramisu, nuts and soy', '-nuts -soy rest:no tiramisu'],
  ['without caramel birthday cake or soy', '-caramel -soy rest:birthday cake'],
  ['no birthday cake white chocolate', '-white chocolate rest:no birthday cake'],
  ['no added sugar french vanilla', '-added sugars flavor:french vanilla'],
  // All of its words are names.
  ['no soy or strawberry banana', '-banana -soy -strawberry'],
])('what "or" adds to what cannot be denied is not asked for: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['soy dairy free', '-dairy -soy'],
  ['casein and whey free', '-casein -whey'],
  ['milk egg soy free bar', '-egg -milk -soy format:bar'],
  ['dairy soy gluten free vegan', '-dairy -soy flag:isGlutenFree flag:isVegan'],
  ['with nuts dairy free', '+nuts -dairy'],
  ['peanut bar, soy free', '+peanut -soy format:bar'],
  ['nuts, lactose free', '+nuts flag:isLactoseFree'],
  ['egg white dairy free', '+egg white -dairy'],
])(
  '"free" denies the allergens that stand beside the last without a comma: %s',
  (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  },
);

test.each([
  ['allergic to casein and whey', '-casein -whey'],
  ['no whey and casein, vanilla', '-casein -vanilla -whey'],
  ['no soy, whey and casein', '-casein -soy -whey'],
  ['ohne Casein und Whey', '-casein -whey'],
  ['no pea and rice', '-pea -rice'],
  ['whey and casein give me hives', '-casein -whey'],
  ['no soy; whey and casein', '-soy type:Casein & Whey'],
  ['whey and casein', 'type:Casein & Whey'],
  ['allergic to hydrolyzed whey', '-hydrolyzed whey protein'],
  ['ohne pflanzliches Eiweiß', '-plant proteins'],
])('a protein type is denied by its names: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['no sugar, milk and soy', '-milk -soy flag:isSugarFree'],
  ['no sugar, gluten or nuts', '-nuts flag:isGlutenFree flag:isSugarFree'],
  ['no sugar/dairy', '-dairy flag:isSugarFree'],
  ['ohne Zucker, Milch, Soja', '-milk -soy flag:isSugarFree'],
  ['no sugar, whey isolate', 'flag:isSugarFree type:Whey Isolate'],
  ['no sugar, vanilla', 'flag:isSugarFree flavor:vanilla'],
  ['sugar free, with milk', '+milk flag:isSugarFree'],
])('what a flag denies goes on over a comma to allergens: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['no (tree) nuts', '-tree nuts'],
  ['no soy (lecithin ok)', '-soy rest:lecithin ok'],
  ['allergen free bar', '-allergen format:bar'],
  ['top 8 free', '-top 8'],
  ['top 9 allergen free', '-top 9 allergen'],
  ['allergen friendly', 'rest:allergen'],
])('a word in brackets, and all allergens at once: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['whey sans lactose au chocolat', '+whey flavor:chocolate flag:isLactoseFree'],
  ['barre sans soja à la fraise', '-soy flavor:strawberry format:bar'],
  ['proteine senza soia alla vaniglia', '-soy flavor:vanilla'],
  ['allergique au lait au chocolat', '-milk -chocolate'],
  ['allergique au lait, au chocolat et aux noix', '-milk -chocolate -tree nuts'],
])('words for a taste end a denial that has none of them: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});
