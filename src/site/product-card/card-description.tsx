import { unbroken } from './amount.ts';

/** The description on a card: of what it is, whole clauses as far as one line goes, and always what it contains. */
export function CardDescription({ text, className }: { text: string; className: string }) {
  const [contains = ''] = / Contains [^.]+\./.exec(text) ?? [];
  return (
    <p className={`flex flex-wrap gap-x-1 text-soft ${className}`} title={text}>
      <span className="clauses">
        {unbroken(text.replace(contains, ''))
          .split(/(?=, flavor |: \d| Its )/)
          .map((clause) => (
            <span key={clause}>{clause}</span>
          ))}
      </span>
      {contains}
    </p>
  );
}
