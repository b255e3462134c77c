import type { ReactNode } from 'react';
import {
  BEST_MIX_BRANDS,
  BEST_MIX_PER_BRAND,
  BONUSES,
  DEDUCTIONS,
  HIGH_MATCH_PERCENTAGE,
  NEAR_MATCH_SHARE,
  SCORE_MAXIMUM,
  SCORE_MINIMUM,
  SCORE_START,
} from '#domain/matching/score-rules.ts';
import { Receipt, formatPoints } from '../../ui/receipt.tsx';

/** The deductions and bonuses, drawn from the constants that the match is calculated with. */
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

/** Standings of a product in a search, in the order in which they are listed. */
export function Standings() {
  const share = Math.round(NEAR_MATCH_SHARE * 100);
  return (
    <dl className="not-prose border-t-4 border-ink">
      <Standing name="Perfect Match">
        Every wish is met: 100%. If you asked for nothing, nothing is tagged.
      </Standing>
      <Standing name="Good Match">
        At least {HIGH_MATCH_PERCENTAGE}% of your wishes are met, all hard ones among them.
      </Standing>
      <Standing name="Near match">
        Every hard wish is met, and at least {share}% of all. Listed when near matches are included.
      </Standing>
      <Standing name="Not confirmed">
        No hard wish is broken, but something you asked is not known, and at least {share}% are met
        or not known. Counted, and listed last if you switch it on.
      </Standing>
      <Standing name="Hidden">
        A hard wish is broken. Counted with the reason, never listed among the results.
      </Standing>
    </dl>
  );
}

function Standing({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[10rem_1fr]">
      <dt className="font-bold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The three orders of the results. */
export function Orders() {
  return (
    <ul>
      <li>
        <strong>Best Mix</strong> (the default): perfect matches with an active link at the main
        marketplace first, then by score; a first round takes one product of each brand, up to{' '}
        {BEST_MIX_BRANDS} brands, a second allows up to {BEST_MIX_PER_BRAND} of a brand, the rest
        follows. Then the others by percentage and score.
      </li>
      <li>
        <strong>Match Score</strong>: perfect matches first, then percentage, then score. Links play
        no part.
      </li>
      <li>
        <strong>Protein Content</strong>: perfect matches first, then protein per serving. Links
        play no part.
      </li>
    </ul>
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
