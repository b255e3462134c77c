import { useState } from 'react';
import type { SearchSummary } from '#contract/api.ts';
import { Icon } from '../ui/icon.tsx';
import {
  exceptionsOf,
  joinTerms,
  replaceTerm,
  splitTerms,
  withException,
  withoutException,
} from './ingredient-text.ts';

/** Number of members shown; the others are collapsed. */
const SHOWN_MEMBERS = 6;

type Understood = SearchSummary['understood'][number];

interface WordProps {
  word: Understood;
  /** The whole text of the field. */
  text: string;
  onChange: (text: string) => void;
}

/**
 * What each word of a field was understood as (product.md section 2, "Ingredient language"). Members of a family can be
 * excluded and restored; unknown words are marked.
 */
export function UnderstoodWords({
  text,
  understood,
  onChange,
}: {
  text: string;
  understood: readonly Understood[];
  onChange: (text: string) => void;
}) {
  const words = splitTerms(text).flatMap((term) => {
    const written = term.toLowerCase();
    const found = understood.find((each) => each.term.toLowerCase() === written);
    if (found !== undefined) return [{ ...found, term, text }];
    // "peanuts and soy" was understood as two terms. Once one of them changes, they are written separately.
    const parts = understood.filter((each) => written.includes(each.term.toLowerCase()));
    const apart = replaceTerm(text, term, joinTerms(parts.map((part) => part.term)));
    return parts.map((part) => ({ ...part, text: apart }));
  });
  if (words.length === 0) return null;
  return (
    <ul className="mt-2 *:not-last:mb-1.5 text-sm" aria-label="Understood as">
      {words.map((word) => (
        <li key={word.term} className="border-l-4 border-rule pl-2">
          {word.kind === 'literal' ? (
            <UnknownWord word={word} text={word.text} onChange={onChange} />
          ) : (
            <Members word={word} text={word.text} onChange={onChange} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A word that is searched as written, and buttons that replace it by known words it may have meant. */
function UnknownWord({ word, text, onChange }: WordProps) {
  return (
    <span className="text-amber">
      <Icon name="unknown" className="mr-1 inline-block size-3" />“{word.term}” is not in our
      vocabulary: searched as written.
      {word.didYouMean.length > 0 && (
        <span className="needs-script block">
          Did you mean{' '}
          {word.didYouMean.map((meant) => (
            <button
              key={meant}
              type="button"
              className="tap-small mr-2 font-semibold underline"
              onClick={() => onChange(replaceTerm(text, word.term, meant))}
            >
              {meant}?
            </button>
          ))}
        </span>
      )}
    </span>
  );
}

function Members({ word, text, onChange }: WordProps) {
  // The buttons of a family with hundreds of members would make up most of the page.
  const [isOpen, setIsOpen] = useState(false);
  const members = word.members.filter((member) => member !== word.name);
  const exceptions = exceptionsOf(word.term);
  const family = word.name.replace(/ except .*$/, '');
  const button = (member: string) => (
    <li key={member}>
      <button
        type="button"
        className="tap-small gap-1 rounded-sm border border-rule bg-sheet px-1.5 text-xs hover:border-ink"
        aria-label={`Take ${member} out of ${family}`}
        onClick={() => onChange(withException(text, word.term, member))}
      >
        {member}
        <Icon name="close" className="size-2.5" />
      </button>
    </li>
  );
  return (
    <>
      <span>
        <strong className="font-semibold">{family}</strong>
        {members.length > 0 && <span className="text-soft"> covers</span>}
        {members.length === 0 && word.term.toLowerCase() !== family && (
          <span className="text-soft"> (you wrote “{word.term}”)</span>
        )}
      </span>
      {members.length > SHOWN_MEMBERS ? (
        <details className="mt-1" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="tap-small text-xs underline">{members.length} ingredients</summary>
          {isOpen && <ul className="mt-1 flex flex-wrap gap-1">{members.map(button)}</ul>}
        </details>
      ) : (
        members.length > 0 && <ul className="mt-1 flex flex-wrap gap-1">{members.map(button)}</ul>
      )}
      {exceptions.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-1 text-xs text-soft">
          Not counted:
          {exceptions.map((member) => (
            <button
              key={member}
              type="button"
              className="tap-small gap-1 rounded-sm border border-dashed border-field px-1.5 line-through hover:no-underline"
              aria-label={`Put ${member} back into ${family}`}
              onClick={() => onChange(withoutException(text, word.term, member))}
            >
              {member}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
