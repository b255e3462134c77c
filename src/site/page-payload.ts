import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { PublicConfig } from '#contract/public-config.ts';

/** Id of the data block in which the server hands a page's data to the browser. */
export const PAYLOAD_ID = 'page-data';

/** All that the browser needs in order to take over a server-rendered page. Plain JSON. */
export interface PagePayload {
  readonly loaderData: HydrationState['loaderData'];
  /** Route id → status of the error its loader threw. */
  readonly errors: Readonly<Record<string, { status: number; statusText: string }>> | null;
  readonly queries: DehydratedState;
  readonly config: PublicConfig;
}
