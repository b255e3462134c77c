import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import {
  RouterContextProvider,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router';
import { App } from './app.tsx';
import { createLightRouter, loadScreens } from './client/browser-router.ts';
import { httpApi } from './client/http-api.ts';
import { createQueryClient } from './client/queries.ts';
import { PAYLOAD_ID, type PagePayload } from './page-payload.ts';
import { createRoutes } from './routes.tsx';
import { installBehaviour } from './shell/install-behaviour.ts';
import { apiContext, configContext, queriesContext } from './screen.ts';
import './styles/site.css';

function readPayload(): PagePayload {
  const text = document.getElementById(PAYLOAD_ID)?.textContent;
  if (text === undefined || text === null) throw new Error(`The page has no #${PAYLOAD_ID}.`);
  return JSON.parse(text) as PagePayload;
}

async function start(): Promise<void> {
  const payload = readPayload();
  const queries = createQueryClient(false);
  hydrate(queries, payload.queries);
  const context = new RouterContextProvider();
  context.set(apiContext, httpApi);
  context.set(queriesContext, queries);
  context.set(configContext, payload.config);

  const routes = createRoutes();
  // The screens of this address must be there before hydration, or the page would blink.
  await loadScreens(routes, window.location);
  const errors =
    payload.errors === null
      ? null
      : Object.fromEntries(
          Object.entries(payload.errors).map(([id, { status, statusText }]) => [
            id,
            new ErrorResponseImpl(status, statusText, null),
          ]),
        );
  const router = createLightRouter({
    routes,
    context,
    loaderData: payload.loaderData ?? {},
    errors,
  });
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  hydrateRoot(
    root,
    <App api={httpApi} config={payload.config} queries={queries}>
      <RouterProvider router={router} />
    </App>,
  );
}

installBehaviour();
void start();
