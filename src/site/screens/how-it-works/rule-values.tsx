import type { ReactNode } from 'react';
import type { MatchedProduct } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import {
  BEST_MIX_BRANDS,
  BEST_MIX_PER_BRAND,
  HIGH_MATCH_PERCENTAGE,
  NEAR_MATCH_SHARE,
} from '#domain/matching/score-rules.ts';
import { GOAL_LIMITS } from '#domain/product/classify/fitness-goal.ts';
import type { TextSection, TextValues } from '../../prose/prose-text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { ScoreRules, Standings, WorkedReceipt } from './rules.tsx';
import { EXAMPLE_WORDS } from './worked-example.ts';

const percent = (share: number): string => String(Math.round(share * 100));

const FIGURES: TextValues<string> = {
  'high.percentage': String(HIGH_MATCH_PERCENTAGE),
  'near.percentage': percent(NEAR_MATCH_SHARE),
  'mix.brands': String(BEST_MIX_BRANDS),
  'mix.brandShare': String(BEST_MIX_PER_BRAND),
  'goal.least': String(GOAL_LIMITS.recoveryLeast),
  'goal.most': String(GOAL_LIMITS.recoveryMost),
  'goal.recovery': percent(GOAL_LIMITS.recoveryShare),
  'goal.fat': percent(GOAL_LIMITS.leanFat),
  'goal.fuel': percent(GOAL_LIMITS.fuelShare),
  'goal.muscle': percent(GOAL_LIMITS.muscleShare),
  'goal.filled': percent(GOAL_LIMITS.filledShare),
  'goal.sugar': String(GOAL_LIMITS.filledSugar),
};

/** Returns the values of the names in the page's text, except those of the example. */
export function ruleValues(text: readonly TextSection[]): TextValues<ReactNode> {
  const standings = text.find(({ id }) => id === 'hard')?.parts ?? [];
  return {
    ...FIGURES,
    met: <StateMark status="met">met</StateMark>,
    unmet: <StateMark status="unmet">not met</StateMark>,
    unknown: <StateMark status="unknown">not confirmed</StateMark>,
    standings: <Standings parts={standings} values={FIGURES} />,
    rules: <ScoreRules />,
  };
}

/** Returns the values of the names in the section with the worked receipt. */
export function exampleValues(example: MatchedProduct): TextValues<ReactNode> {
  const { id, brand, name, receipt, score, criteria, matchPercentage } = example;
  return {
    'example.search': EXAMPLE_WORDS,
    'example.receipt': (
      <WorkedReceipt
        heading={
          <>
            {brand.name}
            <br />
            <a href={paths.product(id)}>{name}</a>
          </>
        }
        receipt={receipt}
        score={score}
      />
    ),
    'example.met': criteria.filter(({ status }) => status === 'met').length,
    'example.applied': criteria.length,
    'example.percentage': matchPercentage,
    'example.criteria': (
      <ul className="list-none! pl-0! wrap-anywhere">
        {criteria.map(({ key, status, evidence }) => (
          <li key={key} className="grid grid-cols-[min(8.5rem,45%)_1fr] gap-2">
            <StateMark status={status} className="font-semibold" />
            <span>{evidence}</span>
          </li>
        ))}
      </ul>
    ),
  };
}
