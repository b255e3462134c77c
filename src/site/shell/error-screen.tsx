import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { NotFoundNotice } from './not-found-notice.tsx';

/** Why the page could not be made. In the browser it may be the connection, too. */
const reason = (status: number) =>
  !import.meta.env.SSR
    ? 'The connection failed, or something on our side. Nothing you did is lost.'
    : status === 503
      ? 'The catalogue is not answering at the moment. It is usually back within a minute.'
      : 'Something failed on our side. Nothing you did is lost.';

/** Shown if a screen's loader or rendering failed, with a way to try again. */
export function ErrorScreen() {
  const error = useRouteError();
  // In the browser no loader finds that a page does not exist, because the server already answered 404 for the
  // document.
  const status = import.meta.env.SSR && isRouteErrorResponse(error) ? error.status : 500;
  if (import.meta.env.SSR && status === 404) return <NotFoundNotice />;
  return (
    <div className="page py-16">
      <div className="label max-w-xl" role="alert">
        <h1 className="headline text-2xl">This page could not be made</h1>
        <div className="rule-thick mt-3" />
        <p className="py-3">{reason(status)}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href="" variant="primary">
            Try again
          </ButtonLink>
          <a href={paths.home()} className="tap">
            Home
          </a>
        </p>
      </div>
    </div>
  );
}
