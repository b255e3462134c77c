import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { criteriaOfDraft, type SearchDraft } from './use-search-draft.ts';

/** Where a form sends its wishes. */
export interface FormTarget {
  readonly path: string;
  /** The parameters besides the wishes that the form sends without JavaScript. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** The accessible name of the form. */
  readonly label: string;
  readonly buttons: ReactNode;
  readonly submit: (draft: SearchDraft) => void;
}

/** Returns the search page as target. With `keep`, its layout and columns stay. */
export function searchTarget(keep?: Pick<SearchView, 'layout' | 'columns'>): FormTarget {
  const layout = keep?.layout;
  return {
    path: '/search',
    fields: [['showAll', 'true'], ...(layout === undefined ? [] : ([['view', layout]] as const))],
    label: 'Protein match search',
    buttons: (
      <>
        <Button
          type="submit"
          variant="primary"
          className="px-4 text-base @max-[30rem]:w-full @min-[40rem]:px-6 @min-[40rem]:text-lg"
        >
          Find My Perfect Protein
        </Button>
        <ButtonLink href={paths.searchAll()} className="@max-[30rem]:w-full">
          Browse All Products
        </ButtonLink>
      </>
    ),
    submit: (draft) => {
      const criteria = criteriaOfDraft(draft);
      const { filters } = draft;
      window.location.assign(paths.search({ ...keep, criteria, filters, showAll: true }));
    },
  };
}
