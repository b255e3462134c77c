import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from './button.tsx';

/** A part of a page with a chunk of its own. */
interface LazyPart<Props extends object> {
  readonly Part: ComponentType<Props>;
  /**
   * Fetches the part. If awaited before hydration, the part hydrates with the page, and no early input in it is lost.
   */
  readonly load: () => Promise<unknown>;
}

/**
 * Says that a part could not be fetched, and draws it again when asked to, after `again`. Without it a press without a
 * connection would replace the page by the error screen.
 */
class Guard extends Component<{ again: () => void; draw: () => ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.draw();
    return (
      <div
        role="alert"
        className="label fixed right-4 bottom-[calc(5rem+var(--consent,0px))] left-4 z-50 border-clay sm:left-auto"
      >
        This could not be loaded.{' '}
        <Button
          onClick={() => {
            this.props.again();
            this.setState({ failed: false });
          }}
        >
          Try Again
        </Button>
      </div>
    );
  }
}

/**
 * Returns a part that is fetched when it is first rendered, or earlier by its `load` (on the server always). `fallback`
 * is shown meanwhile.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded ??= await fetchPart();
    return { default: loaded };
  };
  const fetched = () => lazy(load) as unknown as ComponentType<Props>;
  // One that failed stays failed. Another must not be made while rendering: React renders again after an error.
  let Fetched = fetched();
  const again = () => {
    Fetched = fetched();
  };
  function Part(props: Props) {
    // The element type of the first render is kept, because another would lose the state inside.
    const [{ Loaded }] = useState(() => ({ Loaded: loaded }));
    // A boundary is hydrated after the page around it, and input until then would be lost (`replayEarlyInput`).
    return Loaded === null ? (
      <Guard
        again={again}
        draw={() => (
          <Suspense fallback={fallback}>
            <Fetched {...props} />
          </Suspense>
        )}
      />
    ) : (
      <Loaded {...props} />
    );
  }
  return { Part, load };
}
