import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import {
  matchRoutes,
  RouterContextProvider,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
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
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const load = route.lazy;
      delete route.lazy;
      Object.assign(route, await load());
    }),
  );
  const errors =
    payload.errors === null
      ? null
      : Object.fromEntries(
          Object.entries(payload.errors).map(([id, { status, statusText }]) => [
            id,
            new ErrorResponseImpl(status, statusText, null),
          ]),
        );
  // What createBrowserRouter does, without the module of links and forms it lies in (docs/decisions/0073).
  const router = createRouter({
    routes,
    history: createBrowserHistory({ window }),
    getContext: () => context,
    hydrationRouteProperties,
    hydrationData: { loaderData: payload.loaderData ?? {}, ...(errors === null ? {} : { errors }) },
    window,
  }).initialize();
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
