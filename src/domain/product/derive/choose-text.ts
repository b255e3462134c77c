import type { Label, LabelExplanation } from '../../ingredients/label/label.ts';
import { OPERATOR_SOURCE, type SourceRecord } from '../record/source-record.ts';
import { statementOf } from '../record/statement-of-record.ts';

export interface ChosenText {
  readonly record: SourceRecord | null;
  readonly index: number;
}

/** Share of a text's entries that must be known for it to be a list, and not what a machine made of a picture. */
const LEAST_KNOWN = 0.75;

/** Whether most of a text may not have been read: a scrambled scan, or a table of something else. */
export function isGarbled(
  entries: readonly { readonly known: boolean }[],
  complete: boolean,
): boolean {
  const known = entries.filter((entry) => entry.known).length;
  return !complete && known < entries.length * LEAST_KNOWN;
}

/**
 * The strongest readable text that is not cut off; else one that is; else one in another language, only to show. A
 * garbled text comes behind any other. An operator's own is never garbled.
 */
export function chooseText(
  records: readonly SourceRecord[],
  explain: (label: Label) => Pick<LabelExplanation, 'complete' | 'ingredients'>,
): ChosenText {
  const texts = records.flatMap((record, index) =>
    (record.statement ?? '') === '' ? [] : [{ record, index }],
  );
  const order: readonly ((record: SourceRecord) => boolean)[] = [
    (record) => record.readable && !record.truncated,
    (record) => record.readable,
    () => true,
  ];
  // A single text needs no comparison.
  const isClear = ({ record }: { readonly record: SourceRecord }) =>
    texts.length === 1 || !isGarbledText(record, explain);
  for (const candidates of [texts.filter(isClear), texts])
    for (const fitting of order) {
      const found = candidates.find(({ record }) => fitting(record));
      if (found) return found;
    }
  return { record: null, index: 0 };
}

function isGarbledText(record: SourceRecord, explain: Parameters<typeof chooseText>[1]): boolean {
  if (record.source === OPERATOR_SOURCE) return false;
  const statement = statementOf(record) ?? '';
  const { ingredients, complete } = explain({ statement, truncated: record.truncated });
  return isGarbled(ingredients, complete);
}
