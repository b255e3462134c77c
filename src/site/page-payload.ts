import type { PublicConfig } from '#contract/public-config.ts';

/** Id of the data block from which the browser hydrates a page. */
export const PAYLOAD_ID = 'page-data';

/** Everything that the browser needs to hydrate a server-rendered page. Plain JSON. */
export interface PagePayload {
  /** The screen's id in the route table. */
  readonly routeId: string;
  /** The screen's path in the route table. */
  readonly path: string;
  /** What loaders returned, by route id (`ScreenHandle.browserData`): React Router's hydration data. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly config: PublicConfig;
}
