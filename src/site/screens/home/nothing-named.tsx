import { paths } from '#contract/paths.ts';

/** In the place of products where no name holds the text; the search bears a letter wrong. */
export function NothingNamed({ text }: { text: string }) {
  return (
    <p className="label mt-4 max-w-xl">
      No product, brand or type contains “{text}”.{' '}
      <a href={paths.search({ filters: { text } })}>Try close spellings</a>
    </p>
  );
}
