import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { httpApi } from './client/http-api.ts';
import { PAYLOAD_ID, type PagePayload } from './page-payload.ts';
import { createQueryClient } from './queries.ts';
import { documentRoutes } from './document-routes.ts';
import { apiContext, configContext, queriesContext } from './screen.ts';
import { installBehavior } from './shell/install-behavior.ts';
import './styles/site.css';

function readPayload(): PagePayload {
  const text = document.getElementById(PAYLOAD_ID)?.textContent;
  if (text === undefined || text === null) throw new Error(`The page has no #${PAYLOAD_ID}.`);
  return JSON.parse(text) as PagePayload;
}

async function start(): Promise<void> {
  const payload = readPayload();
  const { config, loaderData } = payload;
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  const queries = createQueryClient();
  const context = new RouterContextProvider();
  context.set(apiContext, httpApi);
  context.set(queriesContext, queries);
  context.set(configContext, config);
  const router = createBrowserRouter(await documentRoutes(payload), {
    hydrationData: { loaderData },
    getContext: () => context,
  });
  // As a transition, hydration works in short slices and lets input through.
  startTransition(() => {
    hydrateRoot(
      root,
      <App api={httpApi} config={config} queries={queries}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

installBehavior();
void start();
