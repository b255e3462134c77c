import type { ReactNode } from 'react';
import { PHONE_COLUMNS } from './compare-address.ts';

const LINE = 'border-t-4 border-b border-ink bg-well px-2 py-1.5 text-left sm:px-3';

/**
 * Hides what does not fit if the table has room for only two products. Its width in rem follows the font size, which
 * the widths in media queries do not.
 */
export const BEYOND_PHONES = '@max-[38rem]:hidden';

/** Classes of the row heads in the first column. */
export const FIRST_COLUMN =
  'w-[min(6rem,27vw)] border-r-2 border-ink bg-sheet px-2 py-2 text-left align-top text-xs font-semibold hyphens-auto sm:w-[min(9rem,22.5vw)] sm:px-3 sm:text-sm lg:w-48 print:w-28 print:px-2 print:text-xs';

export function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={`${FIRST_COLUMN} border-b border-b-rule`}>
      {children}
    </th>
  );
}

/** The head of a section of the table, over `count` products. */
export function SectionHead({ title, count }: { title: string; count: number }) {
  return (
    <>
      <th scope="rowgroup" colSpan={1 + Math.min(count, PHONE_COLUMNS)} className={LINE}>
        <span className="headline text-lg">{title}</span>
      </th>
      <HiddenOnPhones count={count} className={LINE} />
    </>
  );
}

/** The empty rest of a row whose only cell is as wide as the columns that phones show. */
export function HiddenOnPhones({ count, className }: { count: number; className: string }) {
  if (count <= PHONE_COLUMNS) return null;
  return (
    <td
      aria-hidden="true"
      colSpan={count - PHONE_COLUMNS}
      className={`${className} ${BEYOND_PHONES}`}
    />
  );
}
