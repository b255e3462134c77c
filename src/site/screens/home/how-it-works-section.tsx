import { HOME_ANCHORS, paths } from '#contract/paths.ts';
import { MatchReceipt } from '../../product-card/match-receipt.tsx';
import { productTitle } from '../../product-card/product-title.ts';
import { EXAMPLE_WORDS, type WorkedExample } from './worked-example.ts';

const STEPS: readonly (readonly [title: string, text: string])[] = [
  [
    'You say what you want, and what you do not',
    'Ingredients in plain words, protein type, goal, brand, eight dietary wishes. “Dairy” covers whey, casein and every other name milk goes by.',
  ],
  [
    'Every label is read, word by word',
    'Each wish is met, not met, or not confirmed, and says by what evidence. Unknown is never shown as zero, and never counts as “free from”.',
  ],
  [
    'You get a receipt',
    'Each product starts at 100 points. Every wish that is not met takes some off, and the lines add up. What you avoid is never traded against points: it is left out.',
  ],
];

/** How a match comes about, with the receipt of a real product for a real search. */
export function HowItWorksSection({ example }: { example: WorkedExample | null }) {
  return (
    <section
      id={HOME_ANCHORS.howItWorks}
      aria-labelledby="how-heading"
      tabIndex={-1}
      className="page grid gap-x-16 gap-y-10 py-16 outline-none md:grid-cols-[1.15fr_1fr]"
    >
      <div>
        <h2 id="how-heading" className="headline text-2xl">
          How it works
        </h2>
        <ol className="rule-thick mt-3">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="grid grid-cols-[4.5rem_1fr] border-b-4 border-ink py-5">
              <span className="figure text-3xl">{index + 1}</span>
              <div>
                <h3 className="font-bold">{title}</h3>
                <p className="mt-1 text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="pt-4">
          <a href={paths.howItWorks()}>The exact rules, with every constant</a>
        </p>
      </div>
      {example !== null && (
        <div className="md:pt-16">
          <div className="torn bg-well p-4 pt-6">
            <p className="text-sm">
              <span className="text-soft">Asked for:</span> {EXAMPLE_WORDS}
            </p>
            <p className="mt-2 leading-tight font-bold">{productTitle(example.product)}</p>
            <MatchReceipt match={example.match} className="-mx-4 mt-1" />
          </div>
          <p className="mt-2 text-xs text-soft">
            A real product, scored just now by the rules beside it.
          </p>
        </div>
      )}
    </section>
  );
}
