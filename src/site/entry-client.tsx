import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { App } from './app.tsx';
import { createBrowserRouter } from './client/browser-router.ts';
import { httpApi } from './client/http-api.ts';
import { createQueryClient } from './queries.ts';
import { RouterProvider } from './client/react-router.tsx';
import { HYDRATED_SCREENS } from './hydrated-screens.ts';
import { PAYLOAD_ID, type PagePayload } from './page-payload.ts';
import { apiContext, configContext, queriesContext } from './screen.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { installBehaviour } from './shell/install-behaviour.ts';
import { RootLayout } from './shell/root-layout.tsx';
import './styles/site.css';

function readPayload(): PagePayload {
  const text = document.getElementById(PAYLOAD_ID)?.textContent;
  if (text === undefined || text === null) throw new Error(`The page has no #${PAYLOAD_ID}.`);
  return JSON.parse(text) as PagePayload;
}

/** Lets the browser hear taps between two pieces of work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  const { config, loaderData, queries: kept, route } = readPayload();
  const queries = createQueryClient(false);
  hydrate(queries, kept);
  const context = new RouterContextProvider();
  context.set(apiContext, httpApi);
  context.set(queriesContext, queries);
  context.set(configContext, config);

  // The screen must be there before hydration, or the page would blink.
  const screen = await HYDRATED_SCREENS[route.id]?.();
  const root = document.getElementById('root');
  if (screen === undefined || root === null) throw new Error(`No screen ${route.id} or no #root.`);
  await nextTask();
  const router = createBrowserRouter({ ...screen, ...route }, context, loaderData);
  // As a transition, React works in short slices and lets taps through (docs/decisions/0126).
  startTransition(() => {
    hydrateRoot(
      root,
      <App api={httpApi} config={config} queries={queries}>
        <RouterProvider router={router} layout={RootLayout} errorScreen={ErrorScreen} />
      </App>,
    );
  });
}

installBehaviour();
void start();
