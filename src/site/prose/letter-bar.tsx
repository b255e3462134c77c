/** An alphabet of links, sticky below the header. */
export function LetterBar({
  letters,
  current,
  hrefOf,
}: {
  letters: readonly string[];
  /** The selected letter; null for all. */
  current: string | null;
  hrefOf: (letter: string) => string;
}) {
  return (
    <nav
      aria-label="Letters"
      className="sticky top-16 z-10 -mx-1 mt-2 overflow-x-auto bg-paper px-1 py-1"
    >
      <ul className="flex pl-px lg:justify-between">
        {letters.map((letter) => (
          <li key={letter} className="flex-1">
            <a
              href={hrefOf(letter)}
              aria-current={current === letter ? 'page' : undefined}
              className="-ml-px grid h-9 min-w-9 place-items-center border border-rule bg-sheet font-bold whitespace-nowrap no-underline hover:bg-well aria-[current]:bg-ink aria-[current]:text-paper pointer-coarse:h-11 pointer-coarse:min-w-11"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
