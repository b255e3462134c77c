import { useState } from 'react';
import type { Inbox } from '#contract/inbox.ts';
import { paths } from '#contract/paths.ts';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { LongList } from '../../admin/long-list.tsx';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { saveFile } from '../../admin/write-csv.ts';
import { Button } from '../../ui/button.tsx';
import { IngredientField } from '../../search-form/ingredient-field.tsx';
import { splitTerms } from '../../search-form/ingredient-text.ts';
import { inboxApi } from './inbox-api.ts';

const DECIDED = {
  spelling: 'is a spelling of',
  kind: 'is a kind of',
  none: 'is no ingredient',
} as const;

/** The field takes several terms, a decision only one. */
const entryOf = (text: string) => splitTerms(text)[0] ?? '';

interface Unknown {
  readonly word: string;
  readonly count: number;
  readonly unit: readonly [one: string, many: string];
  readonly example: number | null;
}

function WordRow({ unknown, entry }: { unknown: Unknown; entry: string }) {
  const { word, count, unit, example } = unknown;
  const decide = useCatalogueCall({
    run: (decision: keyof typeof DECIDED) =>
      inboxApi.decide({ word, decision, ...(decision === 'none' ? {} : { canonical: entry }) }),
    success: { title: 'Decided', description: 'Labels and searches are read so from now on.' },
    failure: 'Failed to keep the decision',
  });
  const choices = [
    ['spelling', `Is a spelling of ${entry || '…'}`],
    ['kind', `Is a kind of ${entry || '…'}`],
    ['none', 'Is not an ingredient'],
  ] as const;
  return (
    <li className="border-t border-rule py-2 first:border-0">
      <p className="flex flex-wrap justify-between gap-x-3">
        <strong className="min-w-0 break-words">{word}</strong>
        <span className="text-sm text-soft">
          {countOf(count, ...unit)}
          {example !== null && (
            <>
              {' '}
              <a href={paths.product(example)}>one of them</a>
            </>
          )}
        </span>
      </p>
      <div className="flex flex-wrap gap-x-2">
        {choices.map(([decision, name]) => (
          <Button
            key={decision}
            variant="quiet"
            className="px-2! text-left text-sm"
            aria-label={`${name}: ${word}`}
            disabled={decide.isPending || (decision !== 'none' && entry === '')}
            onClick={() => decide.mutate(decision)}
          >
            {name}
          </Button>
        ))}
      </div>
    </li>
  );
}

function Decisions({ decisions }: { decisions: Inbox['decisions'] }) {
  const forget = useCatalogueCall({
    run: inboxApi.forget,
    success: { title: 'Taken back' },
    failure: 'Failed to take it back',
  });
  const patch = useCatalogueCall({
    run: inboxApi.patch,
    success: { title: 'Exported' },
    failure: 'Failed to export the decisions',
    onSuccess: (text) => saveFile('vocabulary.patch.tsv', 'text/tab-separated-values', text),
  });
  if (decisions.length === 0) return null;
  return (
    <div className="label mt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">Decided</h3>
        <Button disabled={patch.isPending} onClick={() => patch.mutate(undefined)}>
          Export for the tables
        </Button>
      </div>
      <ul className="mt-1">
        {decisions.map(({ word, decision, canonical }) => (
          <li key={word} className="label-row items-center first:border-0">
            <span className="min-w-0 break-words">
              <strong>{word}</strong> {DECIDED[decision]} {canonical}
            </span>
            <Button
              variant="quiet"
              className="-mr-4 text-sm"
              aria-label={`Take back ${word}`}
              onClick={() => forget.mutate(word)}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Unknown words of labels and of shoppers, each with buttons to decide its meaning. */
export function WordSection({ inbox }: { inbox: Inbox }) {
  const [entry, setEntry] = useState('');
  const lists: readonly (readonly [string, readonly Unknown[], number?])[] = [
    [
      `On labels (${formatCount(inbox.labelWordsCount)})`,
      inbox.labelWords.map(({ word, products, example }) => ({
        word,
        count: products,
        unit: ['product', 'products'],
        example,
      })),
      inbox.labelWordsCount,
    ],
    [
      'Asked by shoppers, 30 days',
      inbox.shopperWords.map(({ label, count }) => ({
        word: label,
        count,
        unit: ['search', 'searches'],
        example: null,
      })),
    ],
  ];
  return (
    <section aria-labelledby="words-heading">
      <h2 id="words-heading" className="headline text-xl">
        Unknown words
      </h2>
      <p className="mt-1 max-w-[66ch] text-sm text-soft">
        Nothing is concluded from a label while one of its names is unread. Name the entry, then say
        of each word what it is.
      </p>
      <div className="mt-3 max-w-md">
        <IngredientField
          label="Entry of the vocabulary"
          name="entry"
          hint="One of the site's ingredients or families."
          placeholder="soy lecithin"
          value={entry}
          onChange={setEntry}
        />
      </div>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        {lists.map(([title, words, total = words.length]) => (
          <div key={title} className="label min-w-0 self-start">
            <h3 className="font-semibold">{title}</h3>
            <div className="rule-mid mt-1" />
            {words.length === 0 && <p className="pt-2 text-sm text-soft">None.</p>}
            <LongList
              noun="word"
              items={words}
              total={total}
              row={(unknown) => (
                <WordRow key={unknown.word} unknown={unknown} entry={entryOf(entry)} />
              )}
            />
          </div>
        ))}
      </div>
      <Decisions decisions={inbox.decisions} />
    </section>
  );
}
