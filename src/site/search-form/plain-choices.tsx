import type { ReactNode } from 'react';
import { formatCount } from '../product-card/amount.ts';

export interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: string;
  /** Products that this choice would give together with the other filters; null until known. */
  readonly count: number | null;
}

/** A list of hundreds of choices that is rendered when it is first opened (docs/decisions/browser.md). */
export interface LongList {
  /**
   * Called when the list is first opened, and to try again if that `failed`. Until then the choices need only contain
   * the selected ones.
   */
  readonly onFirstOpen: () => void;
  readonly failed: boolean;
  /** Replaces the list in browsers without JavaScript; if not given, they show the choices with the most products. */
  readonly plain?: ReactNode;
  /** Where browsers without JavaScript find the other choices. */
  readonly rest: ReactNode;
}

/** Number of choices of a long list shown without JavaScript. */
const MAX_PLAIN = 50;

/** The unselected choices, for browsers without JavaScript. Other browsers do not lay them out. */
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
  const most = choices.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, MAX_PLAIN);
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
