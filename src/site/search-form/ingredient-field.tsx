import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { IngredientListing } from '#contract/api.ts';
import { queries } from '../queries.ts';
import { useApi } from '../site-context.tsx';
import { countOf } from '../product-card/amount.ts';
import { completeLastTerm, lastTerm } from './ingredient-text.ts';
import { useDebounced } from './use-debounced.ts';

const MAX_SUGGESTIONS = 8;
const TYPING_PAUSE_MS = 120;

/** Returns the first suggestions in the vocabulary's order, those that no product contains last. */
function firstFound(found: readonly IngredientListing[]): IngredientListing[] {
  return found
    .toSorted((a, b) => Number(b.familiesCount > 0) - Number(a.familiesCount > 0))
    .slice(0, MAX_SUGGESTIONS);
}

/** The list under the field. `active` is the index of the entry selected by the arrow keys, -1 for none. */
function Suggestions({
  id,
  label,
  listings,
  active,
  onTake,
}: {
  id: string;
  label: string;
  listings: readonly IngredientListing[];
  active: number;
  onTake: (listing: IngredientListing) => void;
}) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={listings.length === 0}
      className="absolute inset-x-0 top-18 z-20 border-2 border-ink bg-sheet py-1 lifted"
    >
      {listings.map((listing, index) => (
        <li
          key={`${listing.kind}-${listing.canonical}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={`flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1 md:min-h-9 ${index === active ? 'bg-citron text-on-citron' : 'hover:bg-well'}`}
          // The field keeps the focus, because losing it closes the list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(listing)}
        >
          <span className="min-w-0 flex-1">
            {listing.name}
            {listing.kind === 'family' && (
              <span className="ml-2 text-xs font-semibold">family</span>
            )}
          </span>
          <span className="text-xs">{countOf(listing.familiesCount, 'product')}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Suggestions for the last term of a field, and their keyboard control: arrow keys select, Enter accepts, Esc closes.
 */
function useSuggestions(value: string, onTake: (listing: IngredientListing) => void) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const term = useDebounced(lastTerm(value), TYPING_PAUSE_MS);
  const api = useApi();
  const { data } = useQuery({
    ...queries.ingredients(api, term.toLowerCase()),
    enabled: open && term.length >= 2,
    placeholderData: (previous) => previous,
  });
  const listings = open && lastTerm(value).length >= 2 ? firstFound(data ?? []) : [];
  const take = (listing: IngredientListing) => {
    setActive(-1);
    onTake(listing);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (listings.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(
        (active + step + listings.length + (active < 0 && step < 0 ? 1 : 0)) % listings.length,
      );
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      return;
    }
    const chosen = listings[active];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      take(chosen);
    }
  };
  return {
    open,
    listings,
    active,
    take,
    onKeyDown,
    show: () => {
      setOpen(true);
      setActive(-1);
    },
    hide: () => setOpen(false),
  };
}

/**
 * A comma-separated ingredient field with suggestions for the term being typed. It is a plain text input without
 * JavaScript, and a combobox with it.
 */
export function IngredientField({
  label,
  name,
  hint,
  placeholder,
  value,
  onChange,
  below,
  searchBox = false,
  held = false,
}: {
  label: string;
  name: string;
  hint: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  below?: ReactNode;
  /** Whether `/` focuses this field. */
  searchBox?: boolean;
  /**
   * Whether its last word is no known ingredient. The rail does not apply such a word while it is being typed
   * (`useLiveDraft`).
   */
  held?: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { open, listings, active, show, hide, take, onKeyDown } = useSuggestions(
    value,
    (listing) => {
      onChange(completeLastTerm(value, listing.canonical));
      input.current?.focus();
    },
  );

  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {held && open && (
        <span data-held="" className="absolute top-0 right-0 text-sm text-amber">
          not known yet
        </span>
      )}
      <input
        ref={input}
        id={id}
        name={name}
        type="text"
        className="input"
        role="combobox"
        aria-expanded={listings.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && listings.length > 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        placeholder={placeholder}
        value={value}
        data-search-box={searchBox ? '' : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          show();
        }}
        onKeyDown={onKeyDown}
        onBlur={hide}
      />
      <Suggestions
        id={id}
        label={`Suggestions for ${label.toLowerCase()}`}
        listings={listings}
        active={active}
        onTake={take}
      />
      <p id={`${id}-hint`} className="mt-1 text-xs text-soft">
        {hint}
      </p>
      {below}
    </div>
  );
}
