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

/** The row of a word that is a kind of an entry: it has the allergens and gluten of its parent, and is no more certainly free of animals. */
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

let current: {
  readonly stamp: string;
  readonly decisions: readonly WordDecision[];
  readonly vocabulary: Vocabulary;
} | null = null;

/** The decisions that the last vocabulary of `currentVocabulary` was built with; worker processes build theirs with the same. */
export function decisionsInForce(): readonly WordDecision[] {
  return current?.decisions ?? [];
}

/**
 * The vocabulary of the reviewed tables and the operator's decisions in the database. It is built again only where the decisions
 * have changed, in steps that let requests in.
 */
export async function currentVocabulary(db: Database): Promise<Vocabulary> {
  const decisions = await readWordDecisions(db);
  const stamp = JSON.stringify(decisions);
  if (current?.stamp === stamp) return current.vocabulary;
  const isFirst = current === null;
  const tables = readVocabularyTables();
  // Reading and building hold the thread for some thirty milliseconds each.
  await setImmediate();
  const vocabulary = buildVocabulary(overlayTables(tables, decisions));
  // At start the site prepares it beside its first answers.
  if (!isFirst) await prepareWishes(vocabulary, setImmediate);
  current = { stamp, decisions, vocabulary };
  return vocabulary;
}
