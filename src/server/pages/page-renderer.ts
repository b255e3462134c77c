import type { Api, OpenedSearch } from '#contract/api.ts';
import type { PublicConfig } from '#contract/public-config.ts';

/** One entry of Vite's `dist/client/.vite/manifest.json`; files are relative to `dist/client`. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
export type AssetManifest = Readonly<Record<string, ManifestChunk>>;

export interface PageDependencies {
  readonly api: Api;
  readonly config: PublicConfig;
  readonly noteSearch: (search: OpenedSearch) => Promise<void>;
  /** Vite's manifest of the browser build. */
  readonly assets: AssetManifest;
}

/** A rendered page. `headers` may set content-type, location, x-robots-tag, speculation-rules, link, cache-control. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The error behind a page with status 500, for the log. */
  readonly error?: unknown;
}

/**
 * The type of `renderPage`, which `src/server/pages/render-page.tsx` exports. Renders the page of a URL with the public
 * origin. Unknown URLs give status 404; redirects have a `location` header and an empty body. The result must depend on
 * nothing but the URL and the dependencies, because pages are cached by URL and catalogue version.
 */
export type RenderPage = (url: URL, dependencies: PageDependencies) => Promise<RenderedPage>;

/** The module `dist/server/render-page.js`. */
export interface PageRendererModule {
  readonly renderPage: RenderPage;
}
