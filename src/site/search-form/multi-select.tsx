import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { RemovableChip } from '../ui/chip.tsx';
import { OptionCount } from './option-count.tsx';
import { type Choice, type LongList, PlainChoices } from './plain-choices.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** From this number of choices on there is a field to filter them. */
const FILTER_FROM = 12;

/** Narrows a long list to the labels that contain a text. `found` is announced; null while nothing is typed. */
function NarrowingField({
  what,
  value,
  found,
  onType,
}: {
  what: string;
  value: string;
  found: number | null;
  onType: (text: string) => void;
}) {
  return (
    <div className="needs-script border-b border-rule p-2">
      <input
        type="text"
        className="input"
        aria-label={`Type to narrow ${what}`}
        placeholder="Type to narrow the list"
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className="sr-only" role="status">
        {found === null ? '' : `${found} found`}
      </p>
    </div>
  );
}

/** One choice. With `counted`, the number of products it would give is shown next to it. */
function Checkbox<T extends string | number>({
  id,
  name,
  choice: { value, label, count },
  counted,
  checked,
  onToggle,
}: {
  id: string;
  name: string;
  choice: Choice<T>;
  counted: boolean;
  checked: boolean;
  onToggle: (value: T, on: boolean) => void;
}) {
  return (
    <label
      htmlFor={id}
      className={`flex min-h-11 items-center gap-3 px-3 py-1 hover:bg-well md:min-h-9 ${count === 0 ? 'text-faint' : ''}`}
    >
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        className="size-5 shrink-0 accent-ink"
        checked={checked}
        onChange={(event) => onToggle(value, event.target.checked)}
      />
      <span className="min-w-0 flex-1">{label}</span>
      {counted && <OptionCount count={count} />}
    </label>
  );
}

/** Moves the focus through the checkboxes of a list with the arrow keys, as in a menu. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')].filter(
    (box) => box.offsetParent !== null,
  );
  const at = boxes.indexOf(document.activeElement as HTMLInputElement);
  const next = boxes[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function nameChosen(chosen: readonly { readonly label: string }[], chips: boolean): string {
  return chips ? `${chosen.length} chosen` : chosen.map(({ label }) => label).join(', ');
}

function ChosenChips<T extends string | number>({
  legend,
  chosen,
  onToggle,
}: {
  legend: string;
  chosen: readonly Choice<T>[];
  onToggle: (value: T, on: boolean) => void;
}) {
  if (chosen.length === 0) return null;
  return (
    <ul className="needs-script mt-2 flex flex-wrap gap-1.5" aria-label={`Chosen: ${legend}`}>
      {chosen.map(({ value, label }) => (
        <li key={value}>
          <RemovableChip label={label} onRemove={() => onToggle(value, false)} />
        </li>
      ))}
    </ul>
  );
}

/** Why no choice is shown: nothing fits what was typed, or a long list has not come. */
function NoChoices({ long }: { long: LongList | undefined }) {
  return (
    <p className="px-3 pb-3 text-sm text-soft">
      {long === undefined ? (
        'Nothing found.'
      ) : long.failed ? (
        <>
          This could not be loaded.{' '}
          <button type="button" className="tap-small underline" onClick={long.onFirstOpen}>
            Try Again
          </button>
        </>
      ) : (
        'Loading…'
      )}
    </p>
  );
}

/**
 * A choice of several among many: a `<details>` with checkboxes, which works before hydration and without JavaScript.
 * With JavaScript, chosen values are shown below as removable chips, and long lists can be narrowed by typing. Choices
 * that would give no products stay visible and selectable.
 */
export function MultiSelect<T extends string | number>({
  legend,
  name,
  placeholder,
  choices,
  selected,
  onToggle,
  chips,
  long,
}: {
  legend: string;
  name: string;
  placeholder: string;
  choices: readonly Choice<T>[];
  selected: readonly T[];
  onToggle: (value: T, on: boolean) => void;
  /**
   * Whether the chosen values are shown below as chips. Otherwise the field names them, because chips elsewhere show
   * them already.
   */
  chips: boolean;
  long?: LongList;
}) {
  const id = useId();
  const { opened, disclosure } = useDisclosure(choices.length, long?.onFirstOpen);
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const chosen = choices.filter(({ value }) => selected.includes(value));
  const shown = (label: string) => wanted === '' || label.toLowerCase().includes(wanted);
  const found = choices.filter(({ label }) => shown(label)).length;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 block text-sm font-semibold">{legend}</legend>
      <details className="relative" {...disclosure}>
        <summary className="input flex items-center justify-between gap-2">
          <span className={`truncate ${chosen.length === 0 ? 'text-faint' : ''}`}>
            {chosen.length === 0 ? placeholder : nameChosen(chosen, chips)}
          </span>
          <Icon name="down" />
        </summary>
        <div className="z-20 mt-1 border-2 border-ink bg-sheet @min-[40rem]:absolute @min-[40rem]:inset-x-0 @min-[40rem]:lifted">
          {opened && choices.length >= FILTER_FROM && (
            <NarrowingField
              what={legend.toLowerCase()}
              value={filter}
              found={wanted === '' ? null : found}
              onType={setFilter}
            />
          )}
          <ul className="max-h-64 overflow-y-auto overscroll-contain py-1" onKeyDown={moveFocus}>
            {(opened ? choices : chosen).map((choice, index) => (
              <li key={choice.value} hidden={!shown(choice.label)}>
                <Checkbox
                  id={`${id}-${index}`}
                  name={name}
                  choice={choice}
                  counted={opened}
                  checked={selected.includes(choice.value)}
                  onToggle={onToggle}
                />
              </li>
            ))}
          </ul>
          {!opened && (
            <noscript>
              {import.meta.env.SSR && (
                <PlainChoices
                  name={name}
                  choices={choices.filter(({ value }) => !selected.includes(value))}
                  {...long}
                />
              )}
            </noscript>
          )}
          {opened && found === 0 && <NoChoices long={choices.length === 0 ? long : undefined} />}
        </div>
      </details>
      {chips && <ChosenChips legend={legend} chosen={chosen} onToggle={onToggle} />}
    </fieldset>
  );
}
