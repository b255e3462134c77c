import { describe, expect, it } from 'vitest';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { objectToFigures as object } from './plausibility.ts';

const objectToFigures = (record: Parameters<typeof object>[0]) => object(record, tables.words);

describe('objectToFigures', () => {
  const per100 = (stated: Parameters<typeof someFigures>[0], format: 'powder' | 'bar' = 'powder') =>
    objectToFigures(aSourceRecord({ format, per100: someFigures(stated) }))?.reason ?? null;
  const perServing = (stated: Parameters<typeof someFigures>[0], amount = 30) =>
    objectToFigures(
      aSourceRecord({ perServing: someFigures(stated), servingSize: { amount, unit: 'g' } }),
    )?.reason ?? null;

  it.each([
    [{ protein: 100 }, null],
    [{ protein: 100.1 }, 'protein above 100 g/100 g'],
    [{ protein: 90, carbohydrate: 10, fat: 6 }, null],
    [{ protein: 90, carbohydrate: 10, fat: 6.5 }, 'macronutrients above 106 g/100 g'],
    [
      { protein: 24, carbohydrate: 3, fat: 1 },
      'powder with less than 65 g of macronutrients per 100 g',
    ],
    [{ protein: 24, carbohydrate: 3 }, null],
    [{ protein: 20, energy: 950 }, 'energy above 910 kcal/100 g'],
    [{ protein: -1 }, 'negative figure'],
    [{ protein: 70, carbohydrate: 10, sugar: 14 }, 'more sugar than carbohydrate'],
    [{ protein: 70, carbohydrate: 10, sugar: 11 }, null],
    [{ protein: 80, carbohydrate: 5, fat: 5, energy: 385 }, null],
    [
      { protein: 80, carbohydrate: 5, fat: 5, energy: 510 },
      'energy off its macronutrients by more than 15%',
    ],
    [
      { protein: 80, carbohydrate: 5, fat: 5, energy: 250 },
      'energy off its macronutrients by more than 25%',
    ],
  ])('%j per 100 g: %s', (stated, reason) => {
    expect(per100(stated)).toBe(reason);
  });

  it('to a powder that its name takes for a drink; a shot says its serving', () => {
    const drink = (protein: number, amount: number | null = null) =>
      objectToFigures(
        aSourceRecord({
          name: 'Protein Water, 15G, Sample',
          format: 'rtd',
          per100: someFigures({ protein }),
          servingSize: amount === null ? null : { amount, unit: 'ml' },
        }),
      )?.reason;
    expect(drink(13)).toBeUndefined();
    expect(drink(13.1)).toBe('drink with more than 13 g of protein per 100 ml');
    expect(drink(35, 60)).toBeUndefined();
    expect(drink(16, 350)).toBe('drink with more than 13 g of protein per 100 ml');
  });

  it('to more carbohydrate than protein in what is nothing but whey', () => {
    const whey = (name: string, carbohydrate = 40) =>
      objectToFigures(
        aSourceRecord({
          name,
          per100: someFigures({ protein: 20, carbohydrate, fat: 6 + 40 - carbohydrate }),
        }),
      )?.reason;
    expect(whey('Whey Protéine')).toBe('figures against the name');
    expect(whey('Whey Protéine', 20)).toBeUndefined();
    expect(whey('Whey & Oats')).toBeUndefined();
    expect(whey('Whey Gainer')).toBeUndefined();
  });

  it('allows for the little energy of fibre and polyols in bars', () => {
    expect(per100({ protein: 33, carbohydrate: 40, fat: 12, energy: 290 }, 'bar')).toBeNull();
  });

  it.each([
    [{ protein: 24, carbohydrate: 3, fat: 1, energy: 120 }, null],
    [{ protein: 24, carbohydrate: 8, fat: 3 }, 'macronutrients above the serving size'],
    [{ protein: 160 }, 'protein above 150 g a serving'],
    [{ protein: 20, energy: 2600 }, 'energy above 2,500 kcal a serving'],
    [
      { protein: 24, carbohydrate: 3, fat: 1, energy: 300 },
      'energy off its macronutrients by more than 25%',
    ],
  ])('%j a serving of 30 g: %s', (stated, reason) => {
    expect(perServing(stated)).toBe(reason);
  });

  it.each([
    [{ protein: 50, carbohydrate: 500, fat: 200 }, null],
    [{ protein: 50, carbohydrate: 501, fat: 200 }, 'macronutrients above 750 g a serving'],
  ])('%j a serving of unknown size: %s', (stated, reason) => {
    const record = aSourceRecord({ perServing: someFigures(stated), servingSize: null });
    expect(objectToFigures(record)?.reason ?? null).toBe(reason);
  });

  it('has nothing against a record without figures', () => {
    expect(objectToFigures(aSourceRecord())).toBeNull();
  });
});

describe('an objection', () => {
  const per100 = (stated: Parameters<typeof someFigures>[0]) =>
    objectToFigures(
      aSourceRecord({
        format: 'rtd',
        per100: someFigures(stated),
        servingSize: { amount: 60, unit: 'ml' },
      }),
    );
  const perServing = (stated: Parameters<typeof someFigures>[0]) =>
    objectToFigures(
      aSourceRecord({
        perServing: someFigures(stated),
        servingSize: { amount: 30.04, unit: 'g' },
      }),
    );

  it('says what was found, to a tenth', () => {
    const details = [
      per100({ protein: 100.16 }),
      per100({ protein: 90, carbohydrate: 20.04 }),
      per100({ energy: 950.55 }),
      per100({ fat: -1.25 }),
      per100({ carbohydrate: 10, sugar: 14 }),
      per100({ protein: 10, carbohydrate: 20, fat: 1, fiber: 5, energy: 400 }),
      perServing({ protein: 150.1 }),
      perServing({ energy: 2_501 }),
      perServing({ protein: 24, carbohydrate: 8, fat: 3 }),
      perServing({ carbohydrate: 1, sugar: 4 }),
    ].map((objection) => objection?.detail);
    expect(details).toEqual([
      'protein 100.2 g per 100 g',
      'protein, carbohydrate and fat add up to 110 g per 100 g',
      'energy 950.6 kcal per 100 g',
      'fat -1.25 per 100 g',
      'sugar 14 g, carbohydrate 10 g per 100 g',
      '400 kcal stated, 69 to 139 kcal from the macronutrients, per 100 g',
      'protein 150.1 g per serving',
      'energy 2501 kcal per serving',
      'protein, carbohydrate and fat add up to 35 g in a serving of 30',
      'sugar 4 g, carbohydrate 1 g per serving',
    ]);
    const powder = aSourceRecord({ per100: someFigures({ protein: 24, carbohydrate: 3, fat: 1 }) });
    expect(objectToFigures(powder)?.detail).toBe(
      "protein, carbohydrate and fat add up to 28 g per 100 g: a serving's figures?",
    );
  });

  it.each([
    [{ energy: 910 }],
    [{ energy: 0, protein: 0, carbohydrate: 0, fat: 0 }],
    [{ sugar: 40 }],
    [{ carbohydrate: 40 }],
    [{ carbohydrate: 10, sugar: 11.5 }],
    [{ carbohydrate: 50, sugar: 55 }],
    // Energy needs all three macronutrients to be judged by.
    [{ energy: 500, carbohydrate: 1, fat: 1 }],
    [{ energy: 500, protein: 1, fat: 1 }],
    [{ energy: 500, protein: 1, carbohydrate: 1 }],
    // (4 × 20 + 4 × 10 + 9 × 10 + 2 × 10) × 1.25 + 15, and (4 × 20 + 1 × 10 + 9 × 10) × 0.75 − 15.
    [{ protein: 20, carbohydrate: 10, fat: 10, fiber: 10, energy: 302.5 }],
    [{ protein: 20, carbohydrate: 10, fat: 10, energy: 120 }],
  ])('is not made just inside a limit: %j', (stated) => {
    expect(per100(stated)).toBeNull();
  });

  it.each([
    [{ carbohydrate: 10, sugar: 11.6 }],
    [{ carbohydrate: 50, sugar: 55.1 }],
    [{ protein: 20, carbohydrate: 10, fat: 10, fiber: 10, energy: 303 }],
    [{ protein: 20, carbohydrate: 10, fat: 10, energy: 119 }],
    [{ fiber: Number.POSITIVE_INFINITY }],
  ])('is made just outside: %j', (stated) => {
    expect(per100(stated)).not.toBeNull();
  });

  it('is not made at the limits of a serving', () => {
    expect(perServing({ protein: 150 })?.reason).toBe('macronutrients above the serving size');
    const unsized = (stated: Parameters<typeof someFigures>[0]) =>
      objectToFigures(aSourceRecord({ perServing: someFigures(stated) }));
    expect(unsized({ protein: 150, energy: 2_500 })).toBeNull();
    // 30.04 × 1.06 + 1.5.
    expect(perServing({ protein: 33.3 })).toBeNull();
    expect(perServing({ protein: 33.4 })).not.toBeNull();
  });

  it('to a thin powder counts fibre, and wants all three macronutrients', () => {
    const powder = (stated: Parameters<typeof someFigures>[0]) =>
      objectToFigures(
        aSourceRecord({ name: 'Hemp Protein', format: 'powder', per100: someFigures(stated) }),
      );
    expect(powder({ protein: 40, carbohydrate: 5, fat: 1, fiber: 4 })).toBeNull();
    expect(powder({ protein: 40, carbohydrate: 5, fat: 1, fiber: 3.9 })).not.toBeNull();
    expect(powder({ protein: 40, carbohydrate: 5 })).toBeNull();
    expect(per100({ protein: 20, carbohydrate: 5, fat: 1 })).toBeNull();
  });

  it('to a milk powder with fewer macronutrients, and to an isolate of half the protein', () => {
    const reason = (name: string, stated: Parameters<typeof someFigures>[0]) =>
      objectToFigures(aSourceRecord({ name, format: 'powder', per100: someFigures(stated) }))
        ?.reason;
    const thin = { protein: 50, carbohydrate: 8, fat: 6 };
    expect(reason('Diet Whey', thin)).toBe(
      'powder with less than 65 g of macronutrients per 100 g',
    );
    expect(reason('Oat & Whey', thin)).toBeUndefined();
    expect(reason('Hemp Protein', thin)).toBeUndefined();
    const bar = { protein: 40, carbohydrate: 22, fat: 15, fiber: 12 };
    expect(reason('ISO WHEY ZERO', bar)).toBe('figures against the name');
    expect(reason('100% Whey Isolate', bar)).toBe('figures against the name');
    expect(reason('Whey', bar)).toBeUndefined();
    expect(reason('ISO WHEY ZERO', { ...bar, protein: 50 })).toBeUndefined();
  });

  it('to energy above what the macronutrients can give', () => {
    const energy = (kcal: number, format: 'powder' | 'bar') =>
      objectToFigures(
        aSourceRecord({
          format,
          per100: someFigures({ protein: 80, carbohydrate: 5, fat: 5, energy: kcal }),
        }),
      );
    expect(energy(450, 'powder')).toBeNull();
    expect(energy(465, 'powder')).not.toBeNull();
    expect(energy(465, 'bar')).toBeNull();
  });
});
