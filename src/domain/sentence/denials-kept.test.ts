import { expect, test } from 'vitest';
import { partsOf, readShipped as read, written } from '../../../tests/support/read-shipped.ts';

test.each([
  ['I eat no fish', '-fish rest:I eat'],
  ['I can have no nuts', '-nuts rest:I can have'],
  ['I eat everything except fish', '-fish rest:I eat everything'],
  ['I eat all except eggs and milk', '-egg -milk rest:I eat all'],
  ['I can eat nothing with nuts', '-nuts rest:I can eat'],
  ['ok with no sweeteners', '-sweeteners rest:ok with'],
])(
  'what is eaten is not asked for, and what is taken out of it is denied: %s',
  (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  },
);

test.each([
  ['à éviter: soja, lait', '-milk -soy'],
  ['da evitare: soia', '-soy'],
  ['without traces of nuts', '-nuts'],
  ['melk kan ik niet hebben', '-milk'],
  ['Milch meide ich', '-milk'],
  ['sucralose replaced by stevia', '+stevia -sucralose'],
  ['I cannot stand stevia', '-stevia'],
  ['nie Soja', '-soy'],
  ['jamais de lait', '-milk'],
  ['nunca leche', '-milk'],
  ['mai latte', '-milk'],
  ['nooit melk', '-milk'],
  ['nunca mais leite', '-milk'],
  ['invece della soia voglio pisello', '+pea -soy'],
  ['je réagis au lait', '-milk'],
  ['chapest soy', 'rest:chapest soy'],
  ['vanilla whey, sensitive stomach', '+whey flavor:vanilla rest:sensitive stomach'],
  ['quiero eliminar grasa', 'goal:Weight Management'],
  ['contains soy -> no', '-soy'],
  ['all sweeteners but stevia', '+sweeteners -stevia'],
  ['not derived from dairy', '-dairy'],
  ['not interested in casein', '-casein'],
  ['soy must be absent', '-soy'],
  ['unwelcome soy', 'rest:unwelcome soy'],
  ['niet zorbig melk', '-zorbig -milk'],
])('a denial that stands elsewhere is not turned round: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['sweeteners like sucralose are a no-go', '-sucralose -sweeteners'],
  ['sweeteners such as stevia are fine', 'rest:sweeteners rest:stevia are fine'],
  ['Süßstoffe wie Sucralose kommen für mich nicht in Frage', '-sucralose -sweeteners'],
  ['les édulcorants comme le sucralose, non merci', '-sucralose -sweeteners'],
  ['milk, egg and soy are fine', 'rest:egg rest:milk rest:soy are fine'],
  ['whey, milk and soy are not allowed', '-milk -soy -whey'],
])('what is said of an example or of the last name is said of all: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['no soy vanilla whey', '+whey -soy flavor:vanilla'],
  ['sem soja baunilha whey', '+whey -soy flavor:vanilla'],
  ['no dairy chocolate pea protein', '+pea protein -dairy flavor:chocolate'],
  ['no nuts chocolate bar', '-nuts flavor:chocolate format:bar'],
  ['no dairy vanilla whey', '-dairy -vanilla -whey'],
  ['no soy peanut butter bar', '-peanut butter -soy format:bar'],
  ['no vanilla chocolate bar', '-chocolate -vanilla format:bar'],
  ['no soy, vanilla whey', '-soy -vanilla -whey'],
])('a taste before a protein or a format begins what is looked for: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});

test.each([
  ['dairy vegetarian and soy free', '-dairy -soy -what vegetarians avoid'],
  ['milk vegan and soy free powder', '-milk -soy flag:isVegan format:powder'],
  ['whey vegetarian and soy free', '+whey -soy -what vegetarians avoid'],
  ['with milk, vegetarian and soy free', '+milk -soy -what vegetarians avoid'],
  ["i don't want to avoid soy", "rest:i don't want to avoid soy"],
])('a diet does not part an allergen from the word that denies it: %s', (sentence, reading) => {
  expect(written(read(sentence))).toEqual(partsOf(reading));
});
