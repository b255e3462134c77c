import {
  type LoaderFunctionArgs,
  redirect,
  replace,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';

type Load<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

/** Of this document: the address that is shown, and the one that could not be loaded since. */
const step: { shown: string; failed: string | null } = { shown: '', failed: null };

/** Notes the address that is shown, and returns the one that could not be loaded before it; null if there is none. */
export function arriveAt(shown: string): string | null {
  const { failed } = step;
  step.shown = shown;
  step.failed = null;
  return failed;
}

/**
 * A loader that, if it fails in the browser, leads back to the page that is shown, which then says so (`FailureNote`).
 * Otherwise the error screen would replace it. The screen must export `reloadsElsewhere` or its like, or the way back
 * would be loaded, too.
 */
export function stayOnFailure<Data>(load: Load<Data>): Load<Data> {
  if (import.meta.env.SSR) return load;
  return async (args) => {
    try {
      return await load(args);
    } catch (error) {
      const { url, signal } = args.request;
      if (error instanceof Response || signal.aborted) throw error;
      step.failed = url.slice(window.location.origin.length);
      // After Back the browser is at the failed address already, which must remain in the history.
      throw (url === window.location.href ? redirect : replace)(step.shown);
    }
  };
}

/** A screen's `shouldRevalidate`: the same address is not loaded again. */
export const reloadsElsewhere = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href !== nextUrl.href;
