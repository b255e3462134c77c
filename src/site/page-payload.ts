import type { DehydratedState } from '@tanstack/react-query';
import type { PublicConfig } from '#contract/public-config.ts';

/** Id of the data block in which the server hands a page's data to the browser. */
export const PAYLOAD_ID = 'page-data';

/** All that the browser needs in order to take over a server-rendered page. Plain JSON. */
export interface PagePayload {
  /** The screen: its id in the route table, and the pattern of its addresses. */
  readonly route: { readonly id: string; readonly path: string };
  /** What the screen's loader gave (`ScreenHandle.browserData`). */
  readonly loaderData: unknown;
  readonly queries: DehydratedState;
  readonly config: PublicConfig;
}
