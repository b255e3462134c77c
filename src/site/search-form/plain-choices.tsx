import type { ReactNode } from 'react';
import { formatCount } from '../product-card/amount.ts';

export interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: string;
  /** Products this choice would give together with the other filters; null while not known. */
  readonly count: number | null;
}

/** A list of hundreds, drawn when it is first opened (docs/decisions/browser.md). */
export interface LongList {
  /** Called then; until then the choices need only hold what is chosen. */
  readonly onFirstOpen: () => void;
  /** In its place for browsers without JavaScript; where left out, the choices of most products. */
  readonly plain?: ReactNode;
  /** Where browsers without JavaScript find the other choices. */
  readonly rest: ReactNode;
}

/** Choices of a long list that are listed without JavaScript. */
const MOST_PLAIN = 50;

/** The choices that are not chosen, for browsers without JavaScript: nothing of it is laid out in others. */
export function PlainChoices<T extends string | number>({
  name,
  choices,
  plain,
  rest,
}: {
  name: string;
  choices: readonly Choice<T>[];
} & Partial<Pick<LongList, 'plain' | 'rest'>>) {
  if (plain !== undefined) return plain;
  const most = choices.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, MOST_PLAIN);
  const listed = choices.filter((choice) => most.includes(choice));
  return (
    <ul className="max-h-64 overflow-y-auto px-3 py-1 accent-ink [&_input]:size-5 [&_label]:flex [&_label]:min-h-11 [&_label]:items-center [&_label]:gap-3">
      {listed.map(({ value, label, count }) => (
        <li key={value}>
          <label>
            <input type="checkbox" name={name} value={value} />
            {count === null ? label : `${label} (${formatCount(count)})`}
          </label>
        </li>
      ))}
      {listed.length < choices.length && <li>{rest}</li>}
    </ul>
  );
}
