import { ACTIVITY_LEVELS, CALCULATOR_GOALS } from '#domain/calculator/calculator-input.ts';
import {
  ACTIVITY_LABELS,
  ACTIVITY_TENTHS,
  GENDER_TENTHS,
  GOAL_LABELS,
  GOAL_TENTHS,
  KG_PER_LB,
  MEALS_PER_DAY,
} from '#domain/calculator/daily-protein.ts';

/** The panel shown before a result: the formula, rendered from the constants that the calculation uses. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="headline text-xl">
        How It Works
      </h2>
      <div className="rule-mid mt-3" />
      <p className="mt-4 max-w-text">
        Your weight in kilograms, times grams of protein per kilogram per day. The grams depend on
        how active you are; goal and gender add to them.
      </p>
      <div className="mt-6 flex flex-wrap gap-8">
        <Table
          caption="Grams per kg by activity"
          rows={ACTIVITY_LEVELS.map((level) => [
            ACTIVITY_LABELS[level],
            (ACTIVITY_TENTHS[level] / 10).toFixed(1),
          ])}
        />
        <Table
          caption="What is added"
          rows={[
            ...CALCULATOR_GOALS.map((goal): [string, string] => [
              GOAL_LABELS[goal],
              GOAL_TENTHS[goal] === 0 ? '0' : `+${(GOAL_TENTHS[goal] / 10).toFixed(1)}`,
            ]),
            ['Male', `+${(GENDER_TENTHS.male / 10).toFixed(1)}`],
          ]}
        />
      </div>
      <p className="mt-6 max-w-text text-sm text-soft">
        One pound is {KG_PER_LB} kg. The day’s protein is spread over {MEALS_PER_DAY} meals, and a
        quarter of it is for after a workout. Next to the result you see what research supports,
        with sources.
      </p>
    </section>
  );
}

function Table({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly (readonly [string, string])[];
}) {
  return (
    <table className="flex-[1_1_12rem] self-start text-sm">
      <caption className="eyebrow border-b-4 border-ink pb-1 text-left">{caption}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-b border-rule">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {name}
            </th>
            <td className="text-right font-bold">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
