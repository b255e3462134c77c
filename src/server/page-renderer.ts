import type { Api } from '#contract/api.ts';
import type { PublicConfig } from '#contract/public-config.ts';

/** One entry of Vite's `dist/client/.vite/manifest.json`; files are relative to `dist/client`. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What the browser's build made. */
export interface PageAssets {
  readonly manifest: Readonly<Record<string, ManifestChunk>>;
}

export interface PageRequest {
  /** Path and query, as asked for. */
  readonly url: string;
  readonly api: Api;
  readonly config: PublicConfig;
}

/** A page as rendered. `location` is set for redirects; `html` is empty then. */
export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly location: string | null;
  /** Such as `x-robots-tag`. Security headers and caching are the server's business. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Renders pages. It must look at nothing but the request: answers are cached by address and catalogue
 * version. Unknown addresses answer 404.
 */
export interface PageRenderer {
  renderPage(request: PageRequest): Promise<PageAnswer>;
}

/** The module `dist/server/render-page.js`, which Vite makes of `render-page.tsx`. */
export interface PageRendererModule {
  createPageRenderer(assets: PageAssets, onError: (error: unknown) => void): PageRenderer;
}
