import { HOME_ANCHORS, paths } from '#contract/paths.ts';
import { formatPoints, Receipt } from '../../ui/receipt.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { HOME_EXAMPLE_WORDS, type WorkedExample } from './pick-example.ts';

const TITLE = 'How it works';

const STEPS: readonly (readonly [title: string, text: string])[] = [
  [
    'You say what you want, and what you do not',
    'In plain words: “dairy” covers whey, casein and every other name milk goes by.',
  ],
  [
    'Every label is read, word by word',
    'Met, not met, or not confirmed: unknown is never “free from”.',
  ],
  [
    'You get a receipt',
    'From 100 points each unmet wish takes some off. What you avoid is left out.',
  ],
];

/** How a match is scored, with the receipt of a real product for a real search. */
export function HowItWorksSection({ example }: { example: WorkedExample | null }) {
  return (
    <section
      id={HOME_ANCHORS.howItWorks}
      aria-label={TITLE}
      tabIndex={-1}
      className="grid content-start gap-x-8 gap-y-2 outline-none md:max-lg:grid-cols-2"
    >
      <PhoneFold title={TITLE}>
        <h2 className="headline text-xl max-lg:hidden">{TITLE}</h2>
        <ol className="rule-thick mt-3 max-lg:mt-0 max-lg:border-0">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="grid grid-cols-[2rem_1fr] border-b border-rule py-1">
              <span className="figure text-xl">{index + 1}</span>
              <div>
                <h3 className="font-bold">{title}</h3>
                <p className="mt-0.5 text-sm text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </PhoneFold>
      {example !== null && (
        <PhoneFold title="A receipt, worked out">
          <div className="torn bg-well px-4 pt-3">
            <p className="text-sm">
              <span className="text-soft">Asked for:</span> {HOME_EXAMPLE_WORDS}
            </p>
            <p className="mt-2 leading-tight font-bold">{example.title}</p>
            <Receipt
              className="-mx-4"
              rows={example.receipt.map(({ label, points }, place) => ({
                key: label,
                label,
                value: formatPoints(points, place === 0),
              }))}
              total={{ label: 'Score', value: String(example.score) }}
            />
          </div>
          <p className="mt-2 text-xs text-soft">
            A real product, scored just now.{' '}
            <a href={paths.howItWorks()}>The exact rules, with every constant</a>
          </p>
        </PhoneFold>
      )}
    </section>
  );
}
