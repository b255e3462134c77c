import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A part of a page in a chunk of its own. */
interface LazyPart<Props extends object> {
  readonly Part: ComponentType<Props>;
  /** Fetches it: awaited before hydration, it is drawn with the page then, and no tick or key in it is lost. */
  readonly load: () => Promise<unknown>;
}

/** A part that is fetched when it is first drawn, or before that by its `load` (on the server always). */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded ??= await fetchPart();
    return { default: loaded };
  };
  const Suspended: ComponentType<Props> = lazy(load) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    // What it was drawn with it stays: another element would lose what is open in it.
    const [{ Loaded }] = useState(() => ({ Loaded: loaded }));
    // A boundary is hydrated after the page around it, and what was entered by then would be lost (`replayEarlyInput`).
    return Loaded === null ? (
      <Suspense>
        <Suspended {...props} />
      </Suspense>
    ) : (
      <Loaded {...props} />
    );
  }
  return { Part, load };
}
