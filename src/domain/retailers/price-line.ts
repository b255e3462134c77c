/** A retailer's price on one day. */
export interface DatedPrice {
  readonly retailer: string;
  /** ISO date. */
  readonly day: string;
  readonly price: number;
  readonly currency: string;
}

/** The prices of one retailer as a line of a plot. */
export interface PriceLine {
  readonly retailer: string;
  readonly currency: string;
  readonly lowest: number;
  readonly highest: number;
  readonly latest: number;
  readonly days: number;
  /** `x` is 0 on the first day and 1 on the last, `y` 0 at the highest price and 1 at the lowest. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** The line of each retailer with prices on at least two days, in its latest currency. `history` is sorted by day. */
export function priceLines(history: readonly DatedPrice[]): readonly PriceLine[] {
  const retailers = [...new Set(history.map(({ retailer }) => retailer))];
  return retailers.flatMap((retailer) => {
    const own = history.filter((each) => each.retailer === retailer);
    const currency = own.at(-1)?.currency ?? '';
    const days = own.filter((each) => each.currency === currency);
    const latest = days.at(-1);
    if (latest === undefined || days.length < 2) return [];
    const prices = days.map(({ price }) => price);
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
    // oxlint-disable-next-line no-restricted-globals -- Date.parse reads the text given, no clock
    const times = days.map(({ day }) => Date.parse(day));
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    const points = prices.map((price, index): readonly [number, number] => [
      last === first ? 0 : ((times[index] ?? first) - first) / (last - first),
      highest === lowest ? 0.5 : (highest - price) / (highest - lowest),
    ]);
    return [
      { retailer, currency, lowest, highest, latest: latest.price, days: days.length, points },
    ];
  });
}
