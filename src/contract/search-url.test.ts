import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_CRITERIA, SORT_MODES } from '#domain/matching/criteria.ts';
import {
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
} from '#domain/enumerations.ts';
import { LIMITS } from './limits.ts';
import { buildSearchQuery, parseSearchUrl } from './search-url.ts';

describe('parseSearchUrl', () => {
  // @spec avoid, mustHave, proteinTypes, fitnessGoals, brandIds (comma-joined lists); isGlutenFree, isSugarFree, isOrganic, isKetoFriendly, isLowCarb, isNonGMO, isVegan, isLactoseFree (sent as true only when on); showAll=true.
  it('reads every parameter', () => {
    const flags = DIETARY_FLAGS.map((flag) => `${flag}=true`).join('&');
    const view = parseSearchUrl(
      `?avoid=sucralose,soy&mustHave=whey&proteinTypes=Whey Isolate,Casein&fitnessGoals=Recovery&brandIds=3,4&${flags}&showAll=true&unconfirmed=true&sort=protein&page=3&format=bar,RTD&q=gold+whey&flavor=Vanilla&caloriesMax=150&proteinPerKcalMin=12.5`,
    );
    expect(view).toEqual({
      criteria: {
        avoidIngredients: ['sucralose', 'soy'],
        mustHaveIngredients: ['whey'],
        proteinTypes: ['Whey Isolate', 'Casein'],
        fitnessGoals: ['Recovery'],
        brandIds: [3, 4],
        flags: [...DIETARY_FLAGS],
      },
      showAll: true,
      unconfirmed: true,
      sort: 'protein',
      filters: {
        formats: ['rtd', 'bar'],
        text: 'gold whey',
        flavors: ['Vanilla'],
        caloriesMax: 150,
        proteinPerKcalMin: 12.5,
      },
      page: 3,
      problems: [],
    });
  });

  it('asks for nothing where nothing is given', () => {
    expect(parseSearchUrl('')).toEqual({
      criteria: NO_CRITERIA,
      showAll: false,
      unconfirmed: false,
      sort: 'diversity',
      filters: {},
      page: 1,
      problems: [],
    });
  });

  // @spec list params split on commas and trimmed
  it('splits lists on commas, trims them, and drops blanks and repeats', () => {
    const { criteria } = parseSearchUrl('?avoid= soy , ,milk,soy,SOY&mustHave=,');
    expect(criteria.avoidIngredients).toEqual(['soy', 'milk']);
    expect(criteria.mustHaveIngredients).toEqual([]);
  });

  it('joins repeated parameters, which a form without JavaScript sends', () => {
    const { criteria } = parseSearchUrl(
      '?proteinTypes=Casein&proteinTypes=Whey+Isolate&brandIds=2&brandIds=5',
    );
    expect(criteria.proteinTypes).toEqual(['Whey Isolate', 'Casein']);
    expect(criteria.brandIds).toEqual([2, 5]);
  });

  // @spec brand ids parsed as integers, non-numbers dropped
  it('drops brand ids that are not numbers', () => {
    expect(parseSearchUrl('?brandIds=7,x,,1e999999,12').criteria.brandIds).toEqual([7, 1, 12]);
    expect(parseSearchUrl(`?brandIds=${'9'.repeat(30)},NaN,-,4`).criteria.brandIds).toEqual([4]);
  });

  // @spec boolean flags are true only when the value is the text true
  it('takes a flag as on only for the text "true"', () => {
    for (const value of ['1', 'True', 'TRUE', 'on', 'yes', 'false', '']) {
      expect(parseSearchUrl(`?isVegan=${value}&showAll=${value}`)).toMatchObject({
        criteria: { flags: [] },
        showAll: false,
      });
    }
  });

  // @spec Singular forms proteinType, fitnessGoal, brandId are also read; plural ones take precedence.
  // @spec plural params win over singular
  it('reads singular forms, and lets plural ones win', () => {
    const singular = '?proteinType=Casein&fitnessGoal=Recovery&brandId=9';
    expect(parseSearchUrl(singular).criteria).toMatchObject({
      proteinTypes: ['Casein'],
      fitnessGoals: ['Recovery'],
      brandIds: [9],
    });
    expect(
      parseSearchUrl(`${singular}&proteinTypes=Whey Blend&fitnessGoals=Performance&brandIds=1,2`)
        .criteria,
    ).toMatchObject({
      proteinTypes: ['Whey Blend'],
      fitnessGoals: ['Performance'],
      brandIds: [1, 2],
    });
    expect(parseSearchUrl(`${singular}&proteinTypes=`).criteria.proteinTypes).toEqual(['Casein']);
  });

  it('leaves unknown types, goals and sorts out, in any case of letters', () => {
    const view = parseSearchUrl('?proteinTypes=whey isolate,Egg&fitnessGoals=Fun&sort=cheapest');
    expect(view.criteria.proteinTypes).toEqual(['Whey Isolate']);
    expect(view.criteria.fitnessGoals).toEqual([]);
    expect(view.sort).toBe('diversity');
  });

  it('names what it did not understand: values of lists as unread words, which later addresses keep', () => {
    const view = parseSearchUrl(
      '?proteinTypes=Egg,Casein&fitnessGoals=Fun&brandIds=x,3&format=jar',
    );
    expect(view.unread).toEqual(['x', 'Egg', 'Fun', 'jar']);
    expect(view.problems).toEqual([]);
    expect(parseSearchUrl(buildSearchQuery(view)).unread).toEqual(view.unread);
  });

  it.each([
    'sort=cheapest',
    'view=map',
    'page=x',
    'sugarMax=-1',
    'isVegan=yes',
    'showAll=1',
    'q=🍫',
  ])('names %s as a problem', (part) => {
    expect(parseSearchUrl(`?${part}`).problems).toEqual([`Not understood: “${part}”`]);
  });

  it.each([
    ['sort=protein&sort=sugar', ['Not understood: “sort=sugar”']],
    ['sugarMax=2&sugarMax=&sugarMax=2', []],
    ['isVegan=true&isVegan=false&isVegan=no', ['Not understood: “isVegan=false”']],
    ['sort=cheapest&sort=sugar', ['Not understood: “sort=cheapest”']],
    ['q=gold&q=whey', ['Not understood: “q=whey”']],
  ])('reads the first value of %s, and does not drop another silently', (query, problems) => {
    const [first] = query.split('&');
    expect(parseSearchUrl(`?${query}`)).toEqual({ ...parseSearchUrl(`?${first}`), problems });
  });

  it('takes the columns that it knows; none for an empty list, the default ones if it knows none', () => {
    expect(parseSearchUrl('?columns=sugar,nope,Protein')).toMatchObject({
      columns: ['protein', 'sugar'],
      unread: ['nope'],
    });
    expect(parseSearchUrl('?columns=').columns).toEqual([]);
    expect(parseSearchUrl('?columns=nope').columns).toBeUndefined();
  });

  it('searches names for words only: a text without any would match every name', () => {
    expect(parseSearchUrl('?q=---').filters).toEqual({});
    expect(parseSearchUrl('?q=牛奶').filters).toEqual({ text: '牛奶' });
  });

  it.each(['sort=', 'view=', 'page=2', 'sugarMax=', 'isVegan=false', 'utm_source=mail'])(
    'has no problem with %s',
    (part) => {
      const view = parseSearchUrl(`?${part}`);
      expect([view.problems, view.unread]).toEqual([[], undefined]);
    },
  );

  it.each(['0', '-1', 'x', '', '1e999', '9'.repeat(20)])('takes page %j as the first', (page) => {
    expect(parseSearchUrl(`?page=${page}`).page).toBe(1);
  });

  it.each(['caloriesMax=', 'sugarMax=-1', 'proteinMin=much', 'pricePer25gMax=1e999', 'format=jar'])(
    'has no filter by %s',
    (part) => {
      expect(parseSearchUrl(`?${part}`).filters).toEqual({});
    },
  );

  it('says which terms it had to leave out, and never silently', () => {
    const many = Array.from({ length: LIMITS.terms + 1 }, (_, index) => `term ${index}`).join(',');
    const long = 'x'.repeat(LIMITS.termLength + 1);
    const view = parseSearchUrl(`?avoid=${many}&mustHave=${long},ok`);
    expect(view.criteria.avoidIngredients).toHaveLength(LIMITS.terms);
    expect(view.criteria.mustHaveIngredients).toEqual(['ok']);
    expect(view.problems).toEqual(['Only the first 50 avoided ingredients were used.']);
    expect(view.unread).toEqual([long.slice(0, LIMITS.termLength)]);
    const ids = Array.from({ length: LIMITS.ids + 1 }, (_, index) => index + 1).join(',');
    expect(parseSearchUrl(`?brandIds=${ids}`)).toMatchObject({
      problems: ['Only the first 100 brands were used.'],
    });
  });

  it('never fails, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const view = parseSearchUrl(`?avoid=${text}&page=${text}&brandIds=${text}&${text}`);
        expect(view.page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('buildSearchQuery', () => {
  it('leaves defaults out', () => {
    expect(buildSearchQuery({})).toBe('');
    expect(
      buildSearchQuery({ criteria: NO_CRITERIA, sort: 'diversity', page: 1, showAll: false }),
    ).toBe('');
  });

  it('keeps commas readable and everything else encoded', () => {
    expect(
      buildSearchQuery({
        criteria: {
          ...NO_CRITERIA,
          avoidIngredients: ['acesulfame K', 'a&b'],
          proteinTypes: ['Casein & Whey'],
          flags: ['isVegan'],
        },
        showAll: true,
        page: 2,
      }),
    ).toBe(
      '?avoid=acesulfame+K,a%26b&proteinTypes=Casein+%26+Whey&isVegan=true&showAll=true&page=2',
    );
  });

  const term = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => text.replace(/[,\s\p{Cc}]+/gu, ' ').trim())
    .filter((text) => text !== '' && text.length <= LIMITS.termLength);
  const view = fc.record({
    criteria: fc.record({
      avoidIngredients: fc.uniqueArray(term, { maxLength: 8 }),
      mustHaveIngredients: fc.uniqueArray(term, { maxLength: 8 }),
      proteinTypes: fc.subarray([...PROTEIN_TYPES]),
      fitnessGoals: fc.subarray([...FITNESS_GOALS]),
      brandIds: fc.uniqueArray(fc.nat(), { maxLength: 8 }),
      flags: fc.subarray([...DIETARY_FLAGS]),
    }),
    showAll: fc.boolean(),
    unconfirmed: fc.boolean(),
    sort: fc.constantFrom(...SORT_MODES),
    filters: fc.record(
      {
        formats: fc.subarray([...PRODUCT_FORMATS], { minLength: 1 }),
        text: term.filter((text) => /[\p{L}\p{N}]/u.test(text)),
        flavors: fc.uniqueArray(term, { minLength: 1, maxLength: 4 }),
        caloriesMax: fc.nat(),
        sugarMax: fc.constantFrom(0, 0.5, 2),
        proteinMin: fc.nat(),
        proteinPerKcalMin: fc.nat(),
        pricePer25gMax: fc.constantFrom(0.99, 2),
        recordYearMin: fc.nat(),
        testedMin: fc.nat(),
      },
      { requiredKeys: [] },
    ),
    page: fc.integer({ min: 1, max: 10_000 }),
  });

  it('is what parseSearchUrl reads back', () => {
    fc.assert(
      fc.property(view, (asked) => {
        expect(parseSearchUrl(buildSearchQuery(asked))).toEqual({ ...asked, problems: [] });
      }),
    );
  });
});
