import type { ReactNode } from 'react';
import {
  BONUSES,
  DEDUCTIONS,
  SCORE_MAXIMUM,
  SCORE_MINIMUM,
  SCORE_START,
} from '#domain/matching/score-rules.ts';
import { plainText, type TextSection, type TextValues } from '../../prose/prose-text.ts';
import { Receipt, formatPoints } from '../../ui/receipt.tsx';

/** The deductions and bonuses, rendered from the constants that the match uses. */
export function ScoreRules() {
  return (
    <div className="label not-prose">
      <p className="headline text-xl">Score Rules</p>
      <div className="rule-thick mt-2" />
      <RuleRow label="Every product starts at" points={String(SCORE_START)} strong />
      <div className="rule-mid" />
      {Object.values(DEDUCTIONS).map(({ key, label, note, points }) => (
        <RuleRow key={key} label={label} note={note} points={formatPoints(points)} />
      ))}
      <div className="rule-mid" />
      {BONUSES.map(({ figure, label, points }) => (
        <RuleRow key={figure} label={label} points={formatPoints(points)} />
      ))}
      <div className="rule-mid" />
      <RuleRow
        label="Never below, never above"
        points={`${SCORE_MINIMUM}–${SCORE_MAXIMUM}`}
        note="Rounded to a whole number, halves up. Unknown figures earn no bonus."
        strong
      />
    </div>
  );
}

function RuleRow({
  label,
  note,
  points,
  strong = false,
}: {
  label: string;
  note?: string;
  points: string;
  strong?: boolean;
}) {
  return (
    <div className="label-row first:border-t-0">
      <div>
        <p className={strong ? 'font-bold' : ''}>{label}</p>
        {note !== undefined && <p className="text-xs text-soft">{note}</p>}
      </div>
      <p className="figure shrink-0 text-lg">{points}</p>
    </div>
  );
}

/**
 * The standings of a product in a search, in the order in which results list them: the subsections of their section.
 */
export function Standings({
  parts,
  values,
}: {
  parts: readonly TextSection[];
  values: TextValues<string>;
}) {
  return (
    <dl className="not-prose border-t-4 border-ink">
      {parts.map(({ id, heading, tokens }) => (
        <div
          key={id}
          className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[min(10rem,36%)_minmax(0,1fr)]"
        >
          <dt className="font-bold">{heading}</dt>
          <dd>{plainText(tokens, values)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The receipt of a real product for a search in words. */
export function WorkedReceipt({
  heading,
  receipt,
  score,
}: {
  heading: ReactNode;
  receipt: readonly { readonly label: string; readonly points: number }[];
  score: number;
}) {
  return (
    <Receipt
      className="torn not-prose max-w-md"
      heading={heading}
      rows={receipt.map(({ label, points }, index) => ({
        key: `${index}-${label}`,
        label,
        value: formatPoints(points, index === 0),
      }))}
      total={{ label: 'Score', value: score }}
    />
  );
}
