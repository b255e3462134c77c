import { DIETARY_FLAG_LABELS, DIETARY_FLAGS } from '#domain/enumerations.ts';
import { OptionCount } from './option-count.tsx';
import type { OptionCounts } from './use-option-counts.ts';
import { type DraftState, toggled } from './use-search-draft.ts';

/** The eight checkboxes of the form, each with the number of products it would leave. */
export function DietaryWishes({
  draft,
  change,
  counts,
}: DraftState & {
  counts: OptionCounts;
}) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-1 text-sm font-semibold">Dietary wishes</legend>
      <div className="grid grid-cols-1 gap-x-2 border-t border-rule @min-[18rem]:grid-cols-2 @min-[22rem]:gap-x-6 @min-[60rem]:grid-cols-4">
        {DIETARY_FLAGS.map((flag) => {
          const count = counts('flags', flag);
          return (
            <label
              key={flag}
              className={`flex min-h-11 items-center gap-3 @max-[22rem]:gap-1.5 @max-[22rem]:text-sm border-b @max-[20rem]:min-h-9 @max-[20rem]:text-sm pointer-coarse:min-h-11 border-rule ${count === 0 ? 'text-faint' : ''}`}
            >
              <input
                type="checkbox"
                name={flag}
                value="true"
                className="size-5 shrink-0 accent-ink"
                checked={draft.flags.includes(flag)}
                onChange={(event) =>
                  change({ flags: toggled(draft.flags, flag, event.target.checked) })
                }
              />
              <span className="flex-1">{DIETARY_FLAG_LABELS[flag]}</span>
              <OptionCount count={count} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
