import { describe, expect, it } from 'vitest';
import { buildCompareQuery, compareQueryWithWishes, parseCompareUrl } from './compare-url.ts';

describe('parseCompareUrl', () => {
  // @spec Compare ids parsed as integers, non-numbers dropped.
  it('reads integers in their order and drops what is no number', () => {
    expect(parseCompareUrl('?ids=3,x,1,,2')).toEqual([3, 1, 2]);
  });

  it('drops repeats and takes repeated parameters as one list', () => {
    expect(parseCompareUrl('?ids=3,3&ids=4')).toEqual([3, 4]);
  });

  it('is empty without ids', () => {
    expect(parseCompareUrl('')).toEqual([]);
  });

  it('takes a hundred at most', () => {
    expect(parseCompareUrl(`?ids=${Array.from({ length: 300 }, (_, i) => i).join()}`)).toHaveLength(
      100,
    );
  });
});

describe('buildCompareQuery', () => {
  // @spec /compare (query ids, comma-joined)
  it('joins ids by commas', () => {
    expect(buildCompareQuery([1, 2, 3])).toBe('?ids=1,2,3');
    expect(buildCompareQuery([])).toBe('');
  });
});

describe('compareQueryWithWishes', () => {
  it('takes the wishes of a search along, and nothing else of it', () => {
    const search =
      '?avoid=soy%20lecithin,milk&brandIds=3&isVegan=true&sort=protein&view=table&page=2';
    expect(compareQueryWithWishes([1, 2], search)).toBe(
      '?ids=1,2&avoid=soy%20lecithin,milk&brandIds=3&isVegan=true',
    );
    expect(compareQueryWithWishes([1], null)).toBe('?ids=1');
    expect(compareQueryWithWishes([1], '?showAll=true')).toBe('?ids=1');
  });
});
