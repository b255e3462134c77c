import { unbroken } from './amount.ts';

/** The description on a card: what it is, further clauses as far as they fit whole on its line, and always what it contains. */
export function CardDescription({ text, className }: { text: string; className: string }) {
  const [contains = ''] = / Contains [^.]+\./.exec(text) ?? [];
  const [kind, ...clauses] = unbroken(text.replace(contains, '')).split(
    /(?=, (?:flavor |unflavored)|: \d)/,
  );
  return (
    <p className={`flex flex-wrap content-start text-soft ${className}`}>
      <span className="max-w-[calc(100%-0.25rem)]">{kind}</span>
      {/* What does not fit wraps out of sight, below a first line that its empty first item keeps. */}
      <span className="mr-1 flex h-lh flex-1 flex-wrap overflow-hidden whitespace-nowrap">
        <span className="h-lh" />
        {clauses.map((clause) => (
          <span key={clause}>{clause}</span>
        ))}
      </span>
      {contains}
    </p>
  );
}
