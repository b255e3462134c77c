import { describe, expect, it } from 'vitest';
import { priceLines } from './price-line.ts';

const price = (day: string, amount: number, retailer = 'Shop', currency = 'EUR') => ({
  retailer,
  day,
  price: amount,
  currency,
});

describe('the line of a price', () => {
  it('begins with two days', () => {
    expect(priceLines([])).toEqual([]);
    expect(priceLines([price('2026-11-01', 20)])).toEqual([]);
    expect(
      priceLines([
        price('2026-11-01', 20),
        price('2026-11-05', 30),
        price('2026-11-03', 25, 'Other'),
      ]),
    ).toEqual([
      {
        retailer: 'Shop',
        currency: 'EUR',
        lowest: 20,
        highest: 30,
        latest: 30,
        days: 2,
        points: [
          [0, 1],
          [1, 0],
        ],
      },
    ]);
  });

  it('stands by days, and lies in the middle where the price did not move', () => {
    const [line] = priceLines([
      price('2026-11-01', 20),
      price('2026-11-02', 20),
      price('2026-11-05', 20),
    ]);
    expect(line?.points).toEqual([
      [0, 0.5],
      [0.25, 0.5],
      [1, 0.5],
    ]);
  });

  it('does not join currencies', () => {
    expect(priceLines([price('2026-11-01', 20), price('2026-11-02', 30, 'Shop', 'GBP')])).toEqual(
      [],
    );
  });
});
