import { readDsld } from '../readers/dsld.ts';
import { number, object, text, type ParsedRow, type Row } from '../rows/record-fields.ts';
import { OutsideError, readJson } from './polite-client.ts';
import type { SourceRun } from './source-run.ts';
import type { SearchedService } from './update-search.ts';

const SOURCE = 'nih-dsld';
/** Labels are fetched one by one. Progress is stored after each batch of this size. */
const PAGE_SIZE = 50;
/** The service's limit for one search. */
const MAX_FOUND = 10_000;

/**
 * The NIH Dietary Supplement Label Database (https://dsld.od.nih.gov/api-guide): `search-filter` lists labels,
 * `label/{id}` returns one. A changed label gets a new number, so only higher numbers are new.
 */
export function dsldService(
  { client, tally }: SourceRun,
  api: { readonly url: string; readonly terms: readonly string[] },
): SearchedService {
  async function label(id: string, line: number): Promise<ParsedRow> {
    const answer = await readJson(client, new URL(`${api.url}/v9/label/${id}`));
    return { line, ...readDsld(object({ answer }, 'answer'), SOURCE) };
  }
  return {
    key: 'dsld',
    source: SOURCE,
    terms: api.terms,
    async page(term, page, since) {
      const url = new URL(`${api.url}/v9/search-filter`);
      const from = page * PAGE_SIZE;
      url.search = new URLSearchParams({
        q: term,
        from: `${from}`,
        size: `${PAGE_SIZE}`,
      }).toString();
      const answer = object({ answer: await readJson(client, url) }, 'answer');
      const hits = answer['hits'];
      if (!Array.isArray(hits)) throw new OutsideError(`${SOURCE}: the answer holds no "hits"`);
      const ids = hits.flatMap((hit: unknown) => idOf(object({ hit }, 'hit')));
      const parsed: ParsedRow[] = [];
      for (const [index, id] of ids.entries())
        if (sortable(id) > since) parsed.push(await label(id, from + index + 1));
      const total = number(object(answer, 'stats'), 'count') ?? from + ids.length;
      if (page === 0 && total > MAX_FOUND)
        tally.note(`${SOURCE}: ${term} finds ${total} labels, of which it gives ${MAX_FOUND}`);
      return {
        parsed,
        newest: ids.map(sortable).sort().at(-1) ?? '',
        more: hits.length === PAGE_SIZE && from + 2 * PAGE_SIZE <= MAX_FOUND,
        done: from + ids.length,
        total,
      };
    },
  };
}

function idOf(hit: Row): readonly string[] {
  const id = text(hit, '_id') || text(object(hit, '_source'), 'id');
  return /^\d{1,12}$/.test(id) ? [id] : [];
}

/** Pads a number, so that numbers sort correctly as text. */
function sortable(id: string): string {
  return id.padStart(12, '0');
}
