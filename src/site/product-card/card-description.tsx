import { unbroken } from './amount.ts';

/** The description on a card: of what it is, whole clauses as far as one line goes, and always what it contains. */
export function CardDescription({ text, className }: { text: string; className: string }) {
  const [contains = ''] = / Contains [^.]+\./.exec(text) ?? [];
  return (
    <p className={`flex flex-wrap gap-x-1 text-soft ${className}`}>
      <span className="flex h-lh flex-[1_1_8rem] flex-wrap overflow-hidden">
        {unbroken(text.replace(contains, ''))
          .split(/(?=, flavor |: \d)/)
          .map((clause) => (
            <span key={clause} className="max-w-full truncate">
              {clause}
            </span>
          ))}
      </span>
      {contains}
    </p>
  );
}
