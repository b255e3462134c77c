import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { Api } from '#contract/api.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import { createQueryClient } from '../../src/site/queries.ts';
import { apiContext, configContext, queriesContext, textsContext } from '../../src/site/screen.ts';

/** Returns the context of loaders, with only those calls of the API that a test provides. */
export function loaderContext(api: object): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api as Api);
  context.set(queriesContext, createQueryClient());
  context.set(configContext, {} as PublicConfig);
  context.set(textsContext, () => []);
  return context;
}

/** Returns the arguments with which the router calls the loader of a path. */
export function loaderArguments(
  path: string,
  api: object,
  params: LoaderFunctionArgs['params'] = {},
): LoaderFunctionArgs {
  const url = new URL(path, 'https://x.example');
  const request = new Request(url);
  return { context: loaderContext(api), request, url, pattern: url.pathname, params };
}
