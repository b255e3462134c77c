import { describe, expect, test } from 'vitest';
import { normalizeStatement } from '../words/normalize-statement.ts';

test('twenty thousand blanks are one', () => {
  expect(normalizeStatement(`a${' '.repeat(20_000)}b`)).toBe('a b');
});

describe('characters', () => {
  test.each([
    ['&amp;&AMP;', '&&'],
    ['a&lt;b&gt;c', 'a<b>c'],
    ['Mike&apos;s', "Mike's"],
    ['a&quot;b', 'a"b'],
    ['a&nbsp;b', 'a b'],
    ['Max&reg; Min&trade;', 'Max Min'],
    ['caf&eacute; cr&egrave;me', 'café crème'],
    ['M&ouml;hre, S&auml;ure, s&uuml;ß', 'Möhre, Säure, süß'],
    ['&#65;&#x42;&#X43;', 'ABC'],
    ['a&#0;b', 'a b'],
    ['a&#x110000;b', 'a b'],
    ['a&#x10ffff;b', 'a\u{10ffff}b'],
    ['a &zorb; b', 'a &zorb; b'],
    ['salt &amp pepper', 'salt & pepper'],
  ])('entities: %s', (written, expected) => {
    expect(normalizeStatement(written)).toBe(expected);
  });

  test.each([
    ['‘a’ ‚b′ c´s d`s', "'a' 'b' c's d's"],
    ['“a” „b″', '"a" "b"'],
    ['a‐b‑c‒d–e—f―g−h', 'a-b-c-d-e-f-g-h'],
    ['e\u0301', 'é'],
    ['Whey™, Salt®, A©, B℗, C℠', 'Whey , Salt , A , B , C'],
    ['Salt¹²³⁴⁵†‡§¶^~', 'Salt'],
    ['co\u00adcoa', 'cocoa'],
    ['a\t b\n  c ', 'a b c'],
    ['saltâ€¬, oilâ€™s', 'salt, oils'],
    ['saltâ€, oil â€¬¬¬x', 'salt, oil x'],
  ])('signs: %s', (written, expected) => {
    expect(normalizeStatement(written)).toBe(expected);
  });

  test.each([
    ['salt • oil · cocoa ● milk ▪ egg ■ soy', 'salt, oil, cocoa, milk, egg, soy'],
    ['salt• oil', 'salt oil'],
    ['Mike•s oil', "Mike's oil"],
    ['Mike•so', 'Mike so'],
    ['5•s', '5 s'],
  ])('bullets: %s', (written, expected) => {
    expect(normalizeStatement(written)).toBe(expected);
  });
});

describe('letters that scanning spoilt', () => {
  test.each([
    ['f!avour, mi|k, a|', 'flavour, milk, a|'],
    ['oi! flavour', 'oi! flavour'],
    ['SA!T', 'SA!T'],
    ['prote\\n', 'protein'],
    ['\\salt\\, oil', '\\salt\\, oil'],
    ['x!b2', 'x!b2'],
    ['coconut 011, coconut 0il, palm 01l', 'coconut oil, coconut oil, palm oil'],
    ['x 011', 'x 011'],
    ['coconut Cil, coconut 01', 'coconut oil, coconut 01'],
    ['mi/kilo', 'mi/kilo'],
    ['coconut 0112', 'coconut 0112'],
    ['mi/k, m1/k, ml/k, MI/K', 'milk, m1lk, mllk, MIlK'],
    ['semi/kilo', 'semi/kilo'],
    ['BaseTM, ATM', 'Base, ATM'],
    ['Vi- tamins, co - coa', 'Vitamins, co - coa'],
    ['mono- and di-, soy- or pea-, soy- from', 'mono- and di-, soy- or pea-, soy- from'],
    ['lecithin- an agent, lecithin- with oil', 'lecithin- an agent, lecithin- with oil'],
    ['soy- Protein', 'soy- Protein'],
    ['soy- a blend, soy- an isolate', 'soy- a blend, soy- an isolate'],
    ['co-coa, Vi-tamins', 'co-coa, Vi-tamins'],
    ['chocolate++, cocoa)+', 'chocolate, cocoa)'],
    ['E+', 'E'],
    ['+ salt', '+ salt'],
  ])('%s', (written, expected) => {
    expect(normalizeStatement(written)).toBe(expected);
  });
});

describe('numbers and marks', () => {
  test.each([
    ['_milk_, skim_milk, vit_12', 'milk, skim milk, vit 12'],
    ['12_g', '12 g'],
    ['niacin (vit. b3_, salt', 'niacin (vit b3), salt'],
    ['niacin (vit b3_ salt', 'niacin (vit b3 salt'],
    ['niacin (b3_, salt', 'niacin (b3, salt'],
    ['niacin, (vit. b3), salt', 'niacin (vit b3), salt'],
    ['niacin, (vitamin b-12), salt', 'niacin (vitamin b-12), salt'],
    ['niacin,(vitb3)', 'niacin (vitb3)'],
    ['niacin, (vit b 12)', 'niacin (vit b 12)'],
    ['tocopherol, (VIT E)', 'tocopherol (VIT E)'],
    ['niacin, (vit.b3)', 'niacin (vit b3)'],
    ['niacin, (vit z)', 'niacin, (vit z)'],
    ['niacin, (vit b123)', 'niacin, (vit b123)'],
    ['niacin, (vit b3 x)', 'niacin, (vit b3 x)'],
    ['x (vit, e), [vitamin,b12 ]', 'x (vit e), [vitamin b12 ]'],
    ['x (vit, z), vit, e)', 'x (vit, z), vit, e)'],
    ['x (vit, e, k)', 'x (vit, e, k)'],
    ['niacin, (salt), oil', 'niacin, (salt), oil'],
    ['vit. c', 'vit c'],
    ['vit.c', 'vit c'],
    ['invit.c', 'invit.c'],
    ['vit. 5', 'vit. 5'],
    ['red no. 40, NO.5', 'red no 40, no 5'],
    ['casino. 4', 'casino. 4'],
    ['no. x', 'no. x'],
    ['Maltodextrin D.E. 10, d. e. 5', 'Maltodextrin DE 10, DE 5'],
    ['D.E.10', 'D.E.10'],
    ['cocoa 7,6 %, 2 ,5 g)', 'cocoa 7.6 %, 2.5 g)'],
    ['enzyme 4,5 fip', 'enzyme 4.5 fip'],
    ['cocoa 7,65%', 'cocoa 7.65%'],
    ['cocoa 7,655%', 'cocoa 7,655%'],
    ['cocoa,5%', 'cocoa,5%'],
    ['b6,12 vitamins', 'b6,12 vitamins'],
    ['cocoa (min. 30 %), oil [minimum 5%]', 'cocoa , oil'],
    ['cocoa (<1%), salt {≥ 2 % min}', 'cocoa , salt'],
    ['cocoa (12.345 %)', 'cocoa'],
    ['cocoa ( 30 % ), oil (30%min)', 'cocoa , oil'],
    ['cocoa (min 30%), oil {> 5%]', 'cocoa , oil'],
    ['cocoa (30 % x)', 'cocoa (30 % x)'],
    ['cocoa (12 g)', 'cocoa (12 g)'],
    ['cocoa (1234 %)', 'cocoa (1234 %)'],
    ['BCAAs 2:1:1 (leucine)', 'BCAAs (leucine)'],
    ['blend 2:1', 'blend 2:1'],
    ['BCAAs 10:12:11, 123:1:1', 'BCAAs , 123:1:1'],
    ['chocolate (20% (sugar)', 'chocolate (sugar)'],
    ['chocolate [7.5 % [sugar]', 'chocolate [sugar]'],
    ['chocolate ( 20%(sugar)', 'chocolate (sugar)'],
    ['chocolate {5.25% {sugar}', 'chocolate {sugar}'],
    ['chocolate (20% sugar)', 'chocolate (20% sugar)'],
    ['fruit, & vegetable blend', 'fruit & vegetable blend'],
    ['Fruits, and vegetables mix', 'Fruits and vegetables mix'],
    ['grapefruit, & vegetable blend', 'grapefruit, & vegetable blend'],
    ['fruit, vegetable blend', 'fruit, vegetable blend'],
    ['fruit,& vegetables blend', 'fruit & vegetables blend'],
    ['fruit, & vegetable', 'fruit, & vegetable'],
  ])('%s', (written, expected) => {
    expect(normalizeStatement(written)).toBe(expected);
  });
});

describe('lines', () => {
  test.each([
    ['salt\nContains milk', 'salt. Contains milk'],
    ['salt \r\n\tCONTAIN: milk', 'salt. CONTAIN: milk'],
    ['salt\rMay contain milk', 'salt. May contain milk'],
    ['salt)\nAllergens: milk', 'salt). Allergens: milk'],
    ['salt]\nallergy advice', 'salt]. allergy advice'],
    ['cocoa 5%\nMade in a dairy', 'cocoa 5%. Made in a dairy'],
    ['salt*\nmade on a line', 'salt*. made on a line'],
    ['vitamin 12\nproduced in a dairy', 'vitamin 12. produced in a dairy'],
    ['salt\nprocessed in a dairy', 'salt. processed in a dairy'],
    ['salt\npacked in a dairy', 'salt. packed in a dairy'],
    ['salt\nmanufactured on a line', 'salt. manufactured on a line'],
    ['salt\n\nsugar', 'salt. sugar'],
    ['salt  \r\n\r\nsugar', 'salt. sugar'],
    ['salt\nsugar', 'salt sugar'],
    ['salt.\nContains milk', 'salt. Contains milk'],
    ['salt,\n\nsugar', 'salt, sugar'],
    ['salt\ncontainer of milk', 'salt container of milk'],
    ['salt\nmade of milk', 'salt made of milk'],
    ['salt contains milk', 'salt contains milk'],
  ])('end a sentence where one begins: %j', (written, expected) => {
    expect(normalizeStatement(written)).toBe(expected);
  });
});
