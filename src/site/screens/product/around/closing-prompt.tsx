import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** The end of the page: a prompt to start a search. */
export function ClosingPrompt() {
  return (
    <section
      aria-labelledby="closing"
      className="mt-14 flex flex-wrap items-center justify-between gap-4 border-t-[10px] border-ink pt-6 print:hidden"
    >
      <div>
        <h2 id="closing" className="headline text-xl">
          Not quite the one?
        </h2>
        <p className="mt-1 text-soft">Say what you avoid and what you need; the labels answer.</p>
      </div>
      <ButtonLink href={paths.search()} variant="primary">
        Search all proteins
      </ButtonLink>
    </section>
  );
}
