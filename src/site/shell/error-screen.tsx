import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { NotFoundNotice } from './not-found-notice.tsx';

const AWAY = 'The catalogue is not answering at the moment. It is usually back within a minute.';
const FAULT = 'Something failed on our side. Nothing you did is lost.';

function useFailedStatus(): number {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** In the browser loaders fail in place (`stayOnFailure`). */
const useStatus = import.meta.env.SSR ? useFailedStatus : () => 500;

/** Shown if a screen's loader or rendering failed, with a way to try again. */
export function ErrorScreen() {
  const status = useStatus();
  if (import.meta.env.SSR && status === 404) return <NotFoundNotice />;
  return (
    <div className="page py-16">
      <div className="label max-w-xl" role="alert">
        <h1 className="headline text-2xl">This page could not be made</h1>
        <div className="rule-thick mt-3" />
        <p className="py-3">{import.meta.env.SSR && status === 503 ? AWAY : FAULT}</p>
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
