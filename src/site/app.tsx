import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import type { Api } from '#contract/api.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import { SiteProvider } from './site-context.tsx';

/** The providers around either router. Server and browser must nest them alike, or generated ids differ. */
export function App(props: {
  api: Api;
  config: PublicConfig;
  queries: QueryClient;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <QueryClientProvider client={props.queries}>
        <SiteProvider site={{ api: props.api, config: props.config }}>
          {props.children}
        </SiteProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
