import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A part of a page in a chunk of its own. */
interface LatePart<Props extends object> {
  readonly Part: ComponentType<Props>;
  /** Fetches it: awaited before React takes the page over, it is drawn with the page then, and no tick or key in it is lost. */
  readonly load: () => Promise<unknown>;
}

/** A part that is fetched when it is first drawn, or before that by its `load` (on the server always). */
export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let there: ComponentType<Props> | null = null;
  const load = async () => {
    there ??= await fetchPart();
    return { default: there };
  };
  const Later: ComponentType<Props> = lazy(load) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    // What it was drawn with it stays: another element would lose what is open in it.
    const [{ Drawn }] = useState(() => ({ Drawn: there }));
    // A boundary is taken over after the page around it, and what was entered by then would be lost (`replayEarlyInput`).
    return Drawn === null ? (
      <Suspense>
        <Later {...props} />
      </Suspense>
    ) : (
      <Drawn {...props} />
    );
  }
  return { Part, load };
}
