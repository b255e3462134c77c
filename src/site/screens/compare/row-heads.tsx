import { PHONE_COLUMNS } from './compare-address.ts';

const LINE = 'border-t-4 border-b border-ink bg-well px-2 py-1.5 text-left sm:px-3';

/** The head of a section of the table; on phones no wider than the columns that are there. */
export function SectionHead({ title, count }: { title: string; count: number }) {
  return (
    <>
      <th scope="rowgroup" colSpan={1 + Math.min(count, PHONE_COLUMNS)} className={LINE}>
        <span className="headline text-lg">{title}</span>
      </th>
      {count > PHONE_COLUMNS && (
        <td
          aria-hidden="true"
          colSpan={count - PHONE_COLUMNS}
          className={`${LINE} max-sm:hidden`}
        />
      )}
    </>
  );
}
