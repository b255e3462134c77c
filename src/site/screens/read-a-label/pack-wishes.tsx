import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { type PackView, packParameters, packPath } from '#contract/pack-url.ts';
import { NO_CRITERIA, type Criteria } from '#domain/matching/criteria.ts';
import { FilterSheet } from '../../search-form/filter-sheet.tsx';
import type { FormData } from '../../search-form/form-data.ts';
import type { FormTarget } from '../../search-form/form-target.tsx';
import { useLiveDraft } from '../../search-form/use-live-draft.ts';
import { criteriaOfDraft, useSearchDraft } from '../../search-form/use-search-draft.ts';
import { Button } from '../../ui/button.tsx';
import { lazy } from './lazy-parts.ts';
import { wishesInWords } from './wishes-in-words.ts';

/** The search page's rail of wishes, here to judge a single pack. On phones a line opens it. */
export function usePackWishes(
  view: PackView,
  form: FormData | null,
  apply: (criteria: Criteria) => void,
) {
  const state = useSearchDraft(view.criteria);
  useLiveDraft(state, (draft) => apply(criteriaOfDraft(draft)));
  const [open, setOpen] = useState(false);
  const target: FormTarget = {
    path: paths.readLabel(),
    fields: [...packParameters({ ...view, criteria: NO_CRITERIA })],
    label: 'Your wishes',
    buttons: (
      <Button type="submit" className="@max-[30rem]:w-full">
        Judge by these wishes
      </Button>
    ),
    submit: (draft) => {
      setOpen(false);
      apply(criteriaOfDraft(draft));
    },
  };
  const panel = <lazy.SearchForm.Part state={state} form={form} target={target} />;
  const words = wishesInWords(view.criteria);
  return {
    rail: (
      <aside className="rail" aria-label="Wishes">
        <p className="headline text-lg">Your wishes</p>
        <p className="mt-1 text-sm text-soft">
          Each pack is judged by these.{' '}
          {words.length > 0 && (
            <a
              href={packPath({ ...view, criteria: NO_CRITERIA, unread: undefined })}
              onClick={(event) => {
                event.preventDefault();
                apply(NO_CRITERIA);
              }}
            >
              Clear
            </a>
          )}
        </p>
        <div className="mt-3 border-t-4 border-ink pt-3">{panel}</div>
      </aside>
    ),
    line: (
      <div className="wishes-row">
        <FilterSheet
          open={open}
          count={words.length}
          words={words.join(', ')}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        >
          {panel}
        </FilterSheet>
      </div>
    ),
  };
}
