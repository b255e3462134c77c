import type { PublicConfig } from '#contract/public-config.ts';

/** Id of the data block with which the browser hydrates a page. */
export const PAYLOAD_ID = 'page-data';

/** All that the browser needs in order to take over a server-rendered page. Plain JSON. */
export interface PagePayload {
  /** The screen's id in the route table. */
  readonly routeId: string;
  /** The address it has there. */
  readonly path: string;
  /** What loaders returned, by route id (`ScreenHandle.browserData`): React Router's hydration data. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly config: PublicConfig;
}
