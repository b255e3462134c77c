import { describe, expect, test } from 'vitest';
import { readTable } from '../../../tests/support/read-table.ts';
import { partsOf, readShipped as read, written } from '../../../tests/support/read-shipped.ts';

const table = readTable('data/labelled/sentences.tsv');

describe('sentences as shoppers type them', () => {
  test('are 300 at least, half of them written before the rules, in seven languages', () => {
    expect(table.length).toBeGreaterThanOrEqual(300);
    expect(table.filter(({ written: when }) => when === 'before').length).toBeGreaterThanOrEqual(
      149,
    );
    expect(new Set(table.map(({ language }) => language)).size).toBe(7);
  });

  test('are read as a person reads them, but for these', () => {
    const otherwise = table
      .map(({ sentence = '', reading = '' }) => ({
        sentence,
        got: written(read(sentence)).join(' '),
        wanted: partsOf(reading).join(' '),
      }))
      .filter(({ got, wanted }) => got !== wanted);
    if (process.env['SHOW'] !== undefined)
      process.stdout.write(`${JSON.stringify(otherwise, null, 2)}\n`);
    // None of them asks for what was not named, or for what is denied.
    expect(otherwise.map(({ sentence, got }) => [sentence, got])).toEqual([
      ['non dairy creamer free', '-creamer'],
      ['whey or plant', 'rest:plant rest:whey'],
      ['whey but not concentrate', 'rest:whey but not concentrate'],
      ['ice cream flavor whey without aspartame', '+ice cream +whey -aspartame'],
    ]);
  });

  test('no denial is turned round', () => {
    const turned = table.flatMap(({ sentence = '', reading = '' }) => {
      const denied = partsOf(reading).filter((part) => part.startsWith('-'));
      const got = read(sentence);
      return denied
        .filter((part) => got.mustHave.includes(part.slice(1)))
        .map((part) => `${sentence}: ${part}`);
    });
    expect(table.some(({ reading = '' }) => reading.startsWith('-'))).toBe(true);
    expect(turned).toEqual([]);
  });
});

describe('a word that is not known', () => {
  test('is avoided, wanted, or shown: never dropped', () => {
    expect(read('without zorbium').avoid).toEqual(['zorbium']);
    expect(read('with zorbium').mustHave).toEqual(['zorbium']);
    expect(read('zorbium powder').remainder).toEqual(['zorbium']);
  });

  test('stands in its place in the sentence whatever is around it', () => {
    for (const sentence of ['vegan zorbium bar', 'zorbium, no soy', 'under 100 kcal zorbium'])
      expect(read(sentence).remainder.join(' ')).toContain('zorbium');
  });
});

describe('for whom it is', () => {
  test.each([
    ['whey without sugar for my grandmother', 'flag:isSugarFree +whey rest:grandmother'],
    ['kein Soja für meine Oma, keine Milch', '-soy -milk rest:Oma'],
    ['sans lait pour mamie', '-milk rest:mamie'],
    ['sin lactosa para mi abuela', 'flag:isLactoseFree rest:abuela'],
    // What is named is avoided all the same: a denial is never turned round.
    ['no soy for me or peanuts', '-soy -peanut'],
    ['without zorbium', '-zorbium'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('what a hurried shopper types', () => {
  test.each([
    ['powder except casein', '-casein format:powder'],
    ['keto shake, no sugar alcohols', '-sugar alcohols flag:isKetoFriendly format:rtd'],
    ['whey isolate sans sucralose saveur vanille', '-sucralose type:Whey Isolate flavor:vanilla'],
    ['sans saveur vanille', '-vanilla'],
    ['sans édulcorant, chocolat', '-sweeteners flavor:chocolate'],
    ['no soy vanilla whey isolate powder', '-soy flavor:vanilla format:powder type:Whey Isolate'],
    ['no artificial sweeteners, vanilla', '-artificial sweeteners flavor:vanilla'],
    ['ohne Süßstoffe, Schokolade', '-sweeteners flavor:chocolate'],
    ['sin edulcorantes, vainilla', '-sweeteners flavor:vanilla'],
    ['senza dolcificanti, cioccolato', '-sweeteners flavor:chocolate'],
    ['zonder zoetstoffen, chocolade', '-sweeteners flavor:chocolate'],
    ['sem adoçantes, baunilha. vegan', '-sweeteners flavor:vanilla flag:isVegan'],
    ['sans lait, chocolat', '-milk -chocolate'],
    ['no sweeteners, chocolate, peanuts', '-sweeteners -chocolate -peanut'],
    ['no sweeteners or chocolate', '-sweeteners -chocolate'],
    ['sin soja sabor a chocolate', '-soy flavor:chocolate'],
    ['whey protein that isnt sweetened with sucralose', '-sucralose +whey protein'],
    ['vegan proten bar under 200 cal', 'flag:isVegan format:bar kcal<=200'],
    ['cheap casein', 'type:Casein rest:cheap'],
    ['bar w/ at least 15 grams of protein', 'format:bar protein>=15'],
    ['no whey, no casein, no egg', '-whey -casein -egg'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });
});

describe('what is said against an ingredient is no wish for it', () => {
  test.each([
    ['avoid anything with sucralose', '-sucralose'],
    ['I do not want anything containing eggs', '-egg'],
    ['no bars with palm oil', '-palm oil rest:no bars'],
    ['ohne irgendwas mit Nüssen', '-nuts'],
    ['rien avec du soja', '-soy'],
    ['sin nada que contenga leche', '-milk'],
    ['niks met melk', '-milk'],
    ['nada com soja', '-soy'],
    ['no stevia but with sucralose', '-stevia +sucralose'],
    ['whey without soy, with stevia', '-soy +whey +stevia'],
    ["I don't like chocolate", '-chocolate'],
    ["shouldn't contain soy", '-soy'],
    ['steer clear of soy', '-soy'],
    ['dairy makes me sick', '-dairy'],
    ['allergies: milk, egg', '-milk -egg'],
    ['Allergien: Milch und Ei', '-milk -egg'],
    ['soy? no', '-soy'],
    ['stevia, no thanks', '-stevia'],
    ['no thanks stevia', '-stevia'],
    ['Milch ist ok, Soja nicht', '-soy rest:Milch ist ok'],
    ['dairy/soy/gluten free', '-dairy -soy flag:isGlutenFree'],
    ['dairy, soy and gluten free powder', '-dairy -soy flag:isGlutenFree format:powder'],
    ['nuss- und glutenfreier riegel', '-nuts flag:isGlutenFree format:bar'],
    ['milch- und sojafrei', '-milk -soy'],
    ['no dairy/soy', '-dairy -soy'],
    ['without milk + egg', '-milk -egg'],
    ['no milk n soy', '-milk -soy'],
    ['without: stevia; sucralose', '-stevia -sucralose'],
    ['whey -sucralose -stevia', '-sucralose -stevia +whey'],
    ['0 sucralose', '-sucralose'],
    ['vegan w/out pea', '-pea flag:isVegan'],
    ['no sugar or sweeteners', '-sweeteners flag:isSugarFree'],
    ['dairy-free but not vegan', '-dairy rest:but not vegan'],
    ['soy ❌', '-soy'],
    ['🚫 dairy', '-dairy'],
    ['soya-less', '-soy'],
    ['stevia instead of sucralose', '-sucralose +stevia'],
    ['au lieu de whey', '-whey'],
    ['statt Soja', '-soy'],
    ['alergique aux noix', '-tree nuts'],
  ])('%s', (sentence, reading) => {
    expect(written(read(sentence))).toEqual(partsOf(reading));
  });

  test.each([
    'milk is ok',
    'soy is not a problem',
    'no problem with soy',
    'kein Problem mit Milch',
    'dairy bothers belly',
    'doctor forbids soy',
    'Soja bekommt schlecht',
  ])('%s asks for nothing', (sentence) => {
    expect(written(read(sentence))).toEqual([`rest:${sentence}`]);
  });

  test('and a wish beside a claim stays one', () => {
    expect(written(read('pea protein and gluten free'))).toEqual([
      '+pea protein',
      'flag:isGlutenFree',
    ]);
    expect(written(read('gluten-free low-sugar whey'))).toContain('+whey');
  });

  test.each([
    ['instead of whey i want pea protein', ['+pea protein', '-whey']],
    ['no soy i would like vanilla', ['-soy', 'flavor:vanilla']],
    ['sans lait je voudrais du pois', ['+pea', '-milk']],
    ['i want to avoid soy', ['-soy']],
    ['no, i want no soy', ['-soy']],
  ])('"i want" ends what is denied before it: %s', (sentence, wishes) => {
    expect(written(read(sentence))).toEqual(wishes);
  });

  test.each([
    ['cutting dairy', ['-dairy']],
    ['whey for cutting', ['+whey', 'goal:Weight Management']],
    ['stevia over sucralose', ['+stevia', '-sucralose']],
    ['prefer whey over casein', ['+whey', '-casein']],
    ['over 25 g protein', ['protein>=25']],
    ['switch from whey to pea', ['+pea', '-whey']],
    ['allergic to milk and to nuts', ['-milk', '-nuts']],
  ])(
    'words that deny only a name behind them, or up to a word of their own: %s',
    (sentence, wishes) => {
      expect(written(read(sentence))).toEqual(wishes);
    },
  );

  test.each([
    ['no soy; whey isolate', ['-soy', 'type:Whey Isolate']],
    ['no soy\nwhey isolate', ['-soy', 'type:Whey Isolate']],
    ['no dairy; whey isolate', ['-dairy', '-whey protein isolate']],
    ['no milk; soy; nuts', ['-milk', '-nuts', '-soy']],
    ['-whey isolate\n-no soy\n-under 150 kcal', ['-soy', 'kcal<=150', 'type:Whey Isolate']],
    ['-milk\n-soy', ['-milk', '-soy']],
  ])('semicolons, lines and bullets: %s', (sentence, wishes) => {
    expect(written(read(sentence))).toEqual(wishes);
  });

  test('a denial that governs nothing is shown', () => {
    expect(read('no flavor').remainder).toEqual(['no']);
    expect(read('whey with no flavor.').remainder).toEqual(['no']);
  });

  test('a clause that is not understood takes nothing from the next', () => {
    expect(read('dairy bothers me, creatine').mustHave).toEqual(['creatine']);
    expect(read('zorbium powder with creatine').mustHave).toEqual(['creatine']);
  });
});
