import { setImmediate } from 'node:timers/promises';
import type { Database } from '#database/open-database.ts';
import { readWordDecisions } from '#database/word-decisions.ts';
import type { WordDecision } from '#domain/ingredients/vocabulary/word-decision.ts';
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import { prepareWishes } from '#domain/ingredients/wishes/prepare-wishes.ts';
import type {
  IngredientRow,
  Vocabulary,
  VocabularyTables,
} from '#domain/ingredients/vocabulary/vocabulary.ts';
import { readVocabularyTables } from './read-vocabulary.ts';

const SOURCE = 'operator';

/** A kind of an entry speaks against what the entry speaks against, and is nowhere surer than it. */
function kindOf(word: string, parent: IngredientRow | undefined, canonical: string): IngredientRow {
  const { animal = 'maybe' } = parent ?? {};
  return {
    canonical: word,
    parents: canonical,
    allergens: parent?.allergens ?? '',
    animal: animal === 'no' ? 'maybe' : animal,
    gluten: parent?.gluten ?? '',
    roles: parent?.roles ?? 'other',
    proteinSource: '',
    description: '',
    source: SOURCE,
    maybeAllergens: parent?.maybeAllergens,
    maybe: parent?.maybe,
    palm: parent?.palm,
    lactose: parent?.lactose,
  };
}

/** The reviewed tables with what an operator decided about words on top. */
export function overlayTables(
  tables: VocabularyTables,
  decisions: readonly WordDecision[],
): VocabularyTables {
  const parents = new Map(tables.ingredients.map((row) => [row.canonical, row]));
  const of = (kind: WordDecision['decision']) =>
    decisions.filter(({ decision }) => decision === kind);
  return {
    ...tables,
    synonyms: [
      ...tables.synonyms,
      ...of('spelling').map(({ word, canonical }) => ({
        synonym: word,
        canonical: canonical ?? '',
        kind: SOURCE,
      })),
    ],
    ingredients: [
      ...tables.ingredients,
      ...of('kind').map(({ word, canonical }) =>
        kindOf(word, parents.get(canonical ?? ''), canonical ?? ''),
      ),
    ],
    noIngredient: [
      ...(tables.noIngredient ?? []),
      ...of('none').map(({ word }) => ({
        words: word,
        meaning: SOURCE,
        language: 'xx',
        source: SOURCE,
        detail: '',
      })),
    ],
  };
}

let kept: {
  readonly stamp: string;
  readonly decisions: readonly WordDecision[];
  readonly vocabulary: Vocabulary;
} | null = null;

/** What the vocabulary last asked for by `currentVocabulary` has on top of the reviewed tables: workers build it anew from that. */
export function decisionsInForce(): readonly WordDecision[] {
  return kept?.decisions ?? [];
}

/**
 * The vocabulary as it stands: the reviewed tables and the operator's decisions in the database. Built anew only where these
 * have changed, in steps that let requests in; then also products are derived by it and shoppers' words understood.
 */
export async function currentVocabulary(db: Database): Promise<Vocabulary> {
  const decisions = await readWordDecisions(db);
  const stamp = JSON.stringify(decisions);
  if (kept?.stamp === stamp) return kept.vocabulary;
  const isFirst = kept === null;
  const tables = readVocabularyTables();
  // Reading and building hold the thread for some thirty milliseconds each.
  await setImmediate();
  const vocabulary = buildVocabulary(overlayTables(tables, decisions));
  // At start the site prepares it beside its first answers.
  if (!isFirst) await prepareWishes(vocabulary, setImmediate);
  kept = { stamp, decisions, vocabulary };
  return vocabulary;
}
