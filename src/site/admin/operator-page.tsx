import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Activity, type ReactNode, useState } from 'react';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { Button } from '../ui/button.tsx';
import { CannotSave } from './cannot-save.tsx';
import { operatorApi } from './operator-api.ts';
import { operatorQueries } from './operator-queries.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { refusalText } from './refusal.ts';
import { useSession } from './use-session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const { Part: SignInForm } = lazyPart(
  async () => (await import('./sign-in-form.tsx')).SignInForm,
  <Skeleton className="mt-8 h-[200vh]" />,
);

const PAGES = [
  ['Dashboard', OPERATOR_ROUTES.dashboard],
  ['SiteStripe', OPERATOR_ROUTES.siteStripe],
  ['Flavor expansion', OPERATOR_ROUTES.flavorExpansion],
  ['Inboxes', OPERATOR_ROUTES.inbox],
  ['Newsletter', OPERATOR_ROUTES.newsletter],
  ['Blog', OPERATOR_ROUTES.blog],
  ['Products', OPERATOR_ROUTES.products],
  ['Catalogue', OPERATOR_ROUTES.catalogue],
] as const;

function SignedIn(props: { here: string; onSignedOut: () => void; children: ReactNode }) {
  const { here, onSignedOut, children } = props;
  const queries = useQueryClient();
  const signOut = useMutation({
    mutationFn: operatorApi.signOut,
    onError: (error) =>
      toast({
        title: 'You are still signed in',
        description: refusalText(error, 'Failed to sign out'),
        variant: 'destructive',
      }),
    onSuccess: (session) => {
      onSignedOut();
      queries.setQueryData(operatorQueries.session.queryKey, session);
      queries.removeQueries({
        predicate: ({ queryKey: [whose, what] }) => whose === 'operator' && what !== 'session',
      });
    },
  });
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center border-b-[10px] border-ink">
        <nav
          aria-label="Operator pages"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] max-sm:w-full sm:contents"
        >
          {PAGES.map(([name, path]) => (
            <a
              key={path}
              href={path}
              aria-current={path === here ? 'page' : undefined}
              className="tap px-3 font-semibold no-underline hover:underline aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {name}
            </a>
          ))}
        </nav>
        <Button
          variant="quiet"
          className="px-3! max-sm:w-full max-sm:justify-start sm:-mr-3 sm:ml-auto"
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          Sign out
        </Button>
      </div>
      {children}
    </>
  );
}

/**
 * Shows the page to a signed-in operator, and otherwise the sign-in form. If the session cannot be refetched, the last
 * known one counts. If it expired while the page was open, the page stays mounted but hidden, so that unsaved input
 * survives the next sign-in.
 */
function Gate({ here, children }: { here: string; children: ReactNode }) {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (session.data === undefined) {
    return session.isError ? (
      <p role="alert" className="mt-8 font-semibold text-clay">
        The site could not be reached.{' '}
        <button type="button" className="underline" onClick={() => void session.refetch()}>
          Try again
        </button>
      </p>
    ) : (
      <div className="mt-8">
        <noscript>
          <p>The operator pages need JavaScript.</p>
        </noscript>
        <Skeleton className="needs-script h-[200vh]" />
      </div>
    );
  }
  const { authenticated, secondFactor } = session.data;
  if (authenticated && !isOpen) setIsOpen(true);
  return (
    <>
      {!authenticated && <SignInForm secondFactor={secondFactor} ended={isOpen} />}
      {isOpen && (
        <Activity mode={authenticated ? 'visible' : 'hidden'}>
          <SignedIn here={here} onSignedOut={() => setIsOpen(false)}>
            {children}
          </SignedIn>
        </Activity>
      )}
    </>
  );
}

/** The frame of every operator page: heading, sign-in form and links between the tools. */
export function OperatorPage(props: {
  title: string;
  intro: string;
  /** Path of this page. */
  here: string;
  children: ReactNode;
}) {
  return (
    // At least as high as the window, so that the footer does not visibly move when the content loads.
    <div className="page min-h-screen py-8">
      <p className="eyebrow">Operator</p>
      <h1 className="headline mt-1 text-2xl sm:text-3xl">{props.title}</h1>
      <p className="mt-3 max-w-[66ch] text-soft">{props.intro}</p>
      <CannotSave />
      <Gate here={props.here}>{props.children}</Gate>
    </div>
  );
}
