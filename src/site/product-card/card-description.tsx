import { unbroken } from './amount.ts';

/**
 * The description on a card: the kind of product, as many further clauses as fit whole on its line, and always what it
 * contains.
 */
export function CardDescription({ text, className }: { text: string; className: string }) {
  const [contains = ''] = / Contains [^.]+\./.exec(text) ?? [];
  const [kind, ...clauses] = unbroken(text.replace(contains, '')).split(
    /(?=, (?:flavor |unflavored)|: \d)/,
  );
  return (
    <p className={`flex flex-wrap content-start text-soft ${className}`}>
      <span className="max-w-[calc(100%-0.25rem)]">{kind}</span>
      {/* Clauses that do not fit wrap to lines that are clipped. The empty first item keeps the first line in
          place. */}
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
