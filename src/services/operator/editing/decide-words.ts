import { setImmediate, setTimeout } from 'node:timers/promises';
import type { DecideWordBody } from '#contract/inbox.ts';
import {
  markPendingById,
  readWordDecisions,
  writeWordDecision,
} from '#database/records/word-decisions.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { Product } from '#domain/product/product.ts';
import { foldText } from '#domain/slug.ts';
import type { Site } from '../../site.ts';
import { deriveAndShow, type DerivePending } from '../../product/derive-and-show.ts';
import { isoTime } from '#database/connection/iso-time.ts';

export type WordOutcome = 'done' | 'waiting' | 'known' | 'no-such-entry' | 'unknown';

/**
 * Stores the meaning of a word that the reviewed tables do not know. Labels and shoppers' terms are then read with it,
 * and the products that name it are derived again. Refused for known words and for entries that do not exist.
 */
export async function decideWord(
  site: Site,
  choice: DecideWordBody,
  derive: DerivePending,
): Promise<WordOutcome> {
  const word = site.vocabulary.keyOf(choice.word);
  if (word === '' || site.vocabulary.resolve(word) !== null) return 'known';
  const named = choice.decision === 'none' ? null : site.vocabulary.resolve(choice.canonical ?? '');
  if (choice.decision !== 'none' && named === null) return 'no-such-entry';
  const products = site.catalogue.current().unreadWords.productsOf(word);
  const at = isoTime(site.now());
  const decision = { decision: choice.decision, canonical: named?.canonical ?? null, at };
  await writeWordDecision(site.database, word, decision, products);
  return reloadAndDerive(site, products, derive);
}

const TRY_AGAIN_MS = 500;

/**
 * Reloads the vocabulary with the decision and derives the products. A derivation that was running may have used the
 * old vocabulary. Once `derive` gets the lock, none is running; the products are then marked as pending once more.
 */
function reloadAndDerive(
  site: Site,
  products: readonly number[],
  derive: DerivePending,
  began?: number,
): Promise<'done' | 'waiting'> {
  const first = async () => {
    await site.catalogue.refresh();
    while (!(await derive())) await setTimeout(TRY_AGAIN_MS, undefined, { ref: false });
    await markPendingById(site.database, products);
  };
  return deriveAndShow(site, derive, first, began);
}

/** Undoes a decision about a word. The products that name it are derived again. */
export async function deleteWordDecision(
  site: Site,
  word: string,
  derive: DerivePending,
): Promise<WordOutcome> {
  const began = performance.now();
  const key = site.vocabulary.keyOf(word);
  const products = await productsNaming(site, key);
  if (!(await writeWordDecision(site.database, key, null, products))) return 'unknown';
  // `began` is the start of the call: searching all texts takes seconds on a busy machine.
  return reloadAndDerive(site, products, derive, began);
}

/**
 * The number of letters at the start of a word by which texts are found, so that other endings match too. Finds too
 * many texts rather than too few.
 */
const STEM = 4;

/** Whether a product's texts may contain a word, whether it was read, not understood or skipped. */
function mayName(
  { ingredients, ingredientsStatement, otherStatements }: Product,
  key: string,
  { keyOf }: Vocabulary,
) {
  if (ingredients.some(({ name }) => keyOf(name) === key)) return true;
  const text = foldText([ingredientsStatement ?? '', ...otherStatements].join(' '));
  return key.split(' ').every((word) => text.includes(word.slice(0, STEM)));
}

/** The ids of products whose texts may contain a word. */
async function productsNaming(site: Site, key: string): Promise<readonly number[]> {
  const { catalogue, products } = site.catalogue.current();
  const found: number[] = [];
  const { ids } = catalogue.list({ limit: catalogue.size, offset: 0 });
  for (let start = 0; start < ids.length; start += 50) {
    for (const { product } of await products.take(ids.slice(start, start + 50)))
      if (mayName(product, key, site.vocabulary)) found.push(product.id);
    await setImmediate();
  }
  return found;
}

/** Exports the decisions as lines for the reviewed tables of `data/vocabulary`, grouped by table. */
export async function exportWords({ database }: Pick<Site, 'database'>): Promise<string> {
  const decisions = await readWordDecisions(database);
  const of = (kind: string) => decisions.filter(({ decision }) => decision === kind);
  const tables: readonly (readonly [file: string, lines: readonly string[]])[] = [
    [
      'synonyms.tsv',
      of('spelling').map(({ word, canonical }) => [word, canonical, 'synonym'].join('\t')),
    ],
    [
      'ingredients.tsv (fill in the columns that follow)',
      of('kind').map(({ word, canonical }) => [word, canonical].join('\t')),
    ],
    [
      'no-ingredient.tsv',
      of('none').map(({ word }) => [word, 'en', 'footnote', 'reviewed'].join('\t')),
    ],
  ];
  return tables
    .filter(([, lines]) => lines.length > 0)
    .map(([file, lines]) => `# data/vocabulary/${file}\n${lines.join('\n')}\n`)
    .join('\n');
}
