import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A part of a page with a chunk of its own. */
interface LazyPart<Props extends object> {
  readonly Part: ComponentType<Props>;
  /**
   * Fetches the part. If awaited before hydration, the part hydrates with the page, and no early input in it is lost.
   */
  readonly load: () => Promise<unknown>;
}

/** Returns a part that is fetched when it is first rendered, or earlier by its `load` (on the server always). */
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
    // The element type of the first render is kept, because another would lose the state inside.
    const [{ Loaded }] = useState(() => ({ Loaded: loaded }));
    // A boundary is hydrated after the page around it, and input until then would be lost (`replayEarlyInput`).
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
