import { latePart } from '../ui/late-part.tsx';

/** The filters of the form, which only the search page has. */
export const { Part: FilterFields, load: loadFilterFields } = latePart(
  async () => (await import('./filter-fields.tsx')).FilterFields,
);
