import { readFdcFood } from '../readers/fdc-search.ts';
import { number, object, text, type Row } from '../rows/record-fields.ts';
import { OutsideError, readJson } from './polite-client.ts';
import type { SourceRun } from './source-run.ts';
import type { SearchedService } from './update-search.ts';

const SOURCE = 'usda-fdc';
/** The limits of `foods/search` for a page and for a whole search. */
const PAGE_SIZE = 200;
const MAX_FOUND = 10_000;

/**
 * Branded foods of USDA FoodData Central (https://fdc.nal.usda.gov/api-guide), newest first, so that an update ends
 * where the last one began. `DEMO_KEY` allows 30 requests an hour.
 */
export function usdaService(
  { client, tally }: SourceRun,
  api: { readonly url: string; readonly key: string; readonly terms: readonly string[] },
): SearchedService {
  return {
    key: 'usda',
    source: SOURCE,
    terms: api.terms,
    async page(term, page, since) {
      const url = new URL(`${api.url}/v1/foods/search`);
      url.search = new URLSearchParams({
        api_key: api.key,
        query: term,
        dataType: 'Branded',
        pageSize: String(PAGE_SIZE),
        pageNumber: String(page + 1),
        sortBy: 'publishedDate',
        sortOrder: 'desc',
      }).toString();
      const answer = object({ answer: await readJson(client, url) }, 'answer');
      const foods = answer['foods'];
      if (!Array.isArray(foods)) throw new OutsideError(`${SOURCE}: the answer holds no "foods"`);
      const rows = foods.map((food: unknown) => object({ food }, 'food'));
      const dates = rows.map((row) => text(row, 'publishedDate').slice(0, 10)).sort();
      const total = number(answer, 'totalHits') ?? rows.length;
      const read = (page + 1) * PAGE_SIZE;
      if (page === 0 && since === '' && total > MAX_FOUND)
        tally.note(
          `${SOURCE}: ${term} finds ${total} foods, of which it gives the newest ${MAX_FOUND}`,
        );
      return {
        parsed: rows.map((row: Row, index) => ({ line: index + 1, ...readFdcFood(row, SOURCE) })),
        newest: dates.at(-1) ?? '',
        more:
          rows.length > 0 &&
          read < Math.min(total, MAX_FOUND) &&
          // Foods of the same day may come before or after the last update.
          (dates[0] ?? '') >= since,
        done: read,
        total,
      };
    },
  };
}
