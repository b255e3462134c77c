/// <reference lib="webworker" />
import { buildVocabulary } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import { readTables } from '#domain/ingredients/vocabulary/read-tables.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import {
  type ExplainedLabel,
  explainStatement,
  type StatementRequest,
} from '#domain/matching/explain-statement.ts';

declare const self: DedicatedWorkerGlobalScope;

/** The first message holds the tables by file name, each later one a label. */
export type LabelMessage =
  | { readonly tables: Readonly<Record<string, string>> }
  | { readonly id: number; readonly request: StatementRequest };

export type LabelAnswer =
  | { readonly id: number; readonly explained: ExplainedLabel }
  | { readonly id: number; readonly fault: string };

let vocabulary: Vocabulary | null = null;

self.addEventListener('message', ({ data }: MessageEvent<LabelMessage>) => {
  if ('tables' in data) {
    const { tables } = data;
    vocabulary = buildVocabulary(readTables((file) => tables[file]?.split('\n') ?? null));
    return;
  }
  const { id, request } = data;
  const answer: LabelAnswer =
    vocabulary === null
      ? { id, fault: 'The tables of names are not there.' }
      : { id, explained: explainStatement(vocabulary, request) };
  self.postMessage(answer);
});
