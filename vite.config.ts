import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import {
  OCR_CORE,
  OCR_FOLDER,
  OCR_LANGUAGES,
  OCR_VERSION,
} from './src/site/screens/read-a-label/photograph/ocr-files.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Not bundled: native code, what few processes load, and what starts a file of its own in a thread. */
const LEFT_OUT = ['@resvg/resvg-js', 'nodemailer', 'pg', 'tinypool'];

/** V8 holds a script of two bytes a letter once one letter is beyond Latin-1. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(
        /[^\0-\x7f]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/** The text reader's files under the names by which it asks for them; the folder's name tells the version. */
const ocrFiles: Plugin = {
  name: 'ocr-files',
  generateBundle() {
    const packages = {
      'tesseract.js': ['dist/worker.min.js'],
      'tesseract.js-core': [`${OCR_CORE}.js`, `${OCR_CORE}.wasm`],
      ...Object.fromEntries(
        OCR_LANGUAGES.map(({ code }) => [
          `@tesseract.js-data/${code}`,
          [`4.0.0_best_int/${code}.traineddata.gz`],
        ]),
      ),
    };
    for (const [name, files] of Object.entries(packages)) {
      const folder = path(`./node_modules/${name}`);
      const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      if (!name.startsWith('@') && version !== OCR_VERSION)
        throw new Error(`OCR_VERSION is ${OCR_VERSION}, ${name} is ${version}.`);
      for (const file of files) {
        const [own = ''] = file.split('/').slice(-1);
        // Files that end in .gz are taken for packed copies of others.
        const fileName = `${OCR_FOLDER.slice(1)}/${own.replace(/\.gz$/, '')}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`${folder}/${file}`) });
      }
    }
  },
};

/**
 * React Router's package does not mark what its modules only define, so that `Link`, `Form` and their prefetching stayed in
 * the bundle though nobody imports them: 4 KB.
 */
const markedReactRouter: Plugin = {
  name: 'marked-react-router',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replaceAll(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
  },
};

/**
 * Two builds of one site: `vite build` makes the browser's files (dist/client, with a manifest), `vite build --ssr` the
 * server (dist/server: main.js and render-page.js, their packages in them; docs/decisions/process.md).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    isSsrBuild === true ? asciiOnly : [ocrFiles, markedReactRouter],
  ],
  // As modules, so that the reader's own code comes with the first picture.
  worker: { format: 'es' as const },
  publicDir: path('./src/site/public'),
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: true, external: LEFT_OUT, target: 'node' as const },
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/server',
          ssr: true,
          copyPublicDir: false,
          target: 'es2024',
          emptyOutDir: true,
          rolldownOptions: {
            input: {
              main: path('./src/server/start/main.ts'),
              'render-page': path('./src/server/pages/render-page.tsx'),
              'reading.worker': path('./src/importer/workers/reading.worker.ts'),
            },
            output: {
              entryFileNames: '[name].js',
              // All in one folder, two below the project's (src/importer/project-folder.ts).
              chunkFileNames: '[name]-[hash].js',
              comments: false,
            },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          target: 'es2022',
          cssCodeSplit: false,
          assetsInlineLimit: 0,
          // Pages name their scripts themselves, and what comes later is small.
          modulePreload: false,
          emptyOutDir: true,
          rolldownOptions: {
            // Modules of ours do nothing when they are loaded, but for styles and the scripts themselves.
            treeshake: {
              moduleSideEffects: (id: string) =>
                !id.includes('/src/') || /\.css|\/entry-|\/first-script\/|service-worker/.test(id),
            },
            input: {
              client: path('./src/site/entry-client.tsx'),
              static: path('./src/site/entry-static.ts'),
              head: path('./src/site/entry-head.ts'),
              'service-worker': path('./src/site/offline/service-worker.ts'),
            },
            output: {
              // A worker rules over the folder it lies in, so this one lies at the top, without a hash.
              entryFileNames: ({ name }) =>
                name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
              // What every page with React needs, in one piece: it is cached longest and compresses best.
              codeSplitting: {
                groups: [
                  {
                    name: 'vendor',
                    // Home and the operator's pages write.
                    test: /(node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\/(?!.*(mutationObserver|useMutation)\.))/,
                    priority: 2,
                  },
                  {
                    name: 'behavior',
                    test: /src\/site\/(shell\/install-behavior|consent\/consent\.|offline\/register|client\/analytics|product-card\/broken-logos)/,
                    priority: 2,
                  },
                  {
                    name: 'parts',
                    test: /src\/(contract\/(paths|query-values|search-url|compare-url|limits|criteria)|domain\/(paging\/pager|comparison\/figures)|site\/(product-card\/(amount|card-product|pack|product-title|type-hue|use-price-time)|client\/|queries|site-context|ads\/ad-slot|comparison\/(compar|last-search|share-link|use-last)|ui\/(?!dialog|toaster|tooltip\.)|app\.|screen\.|page-payload|shell\/(error|replay-early-input|unhydrated-part|layout-route|root-layout|use-page-head)))/,
                  },
                  // Small parts of screens whose steps replace only what changes.
                  {
                    name: 'in-place',
                    test: /src\/site\/(failed-step\/|prose\/not-understood)/,
                    includeDependenciesRecursively: false,
                  },
                  // What a row of a table says of a product, and its card, too.
                  {
                    name: 'verdict',
                    test: /src\/(domain\/matching\/score-rules|site\/(own-price\/own-(cost|price-store)|ui\/tooltip\.|verdict\/))/,
                    includeDependenciesRecursively: false,
                  },
                  // Search, product, compare and the calculator show products with most of it.
                  {
                    name: 'card',
                    test: /src\/(domain\/(retailers\/search-links|product\/name\/unstated-name)|site\/product-card\/(brand-mark|card-description|fact-basis|flavor-count|match-receipt|record-age|retailer))/,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: 'result-card',
                    test: /src\/site\/screens\/search\/listing\/(cards-view|result-card|ingredient-chips)/,
                    includeDependenciesRecursively: false,
                  },
                  // What the form holds and warns of: the search page has it before the form.
                  {
                    name: 'search-draft',
                    test: /src\/site\/search-form\/(filter-sheet|form-data|ingredient-text|use-live|use-search|warnings)/,
                    includeDependenciesRecursively: false,
                  },
                  // Home and search have most of it.
                  {
                    name: 'search-form',
                    test: /src\/site\/search-form\/(?!filter-|form-data|ingredient-text|live-reading|read-|use-live|use-search|warnings)/,
                    // What other pages have, too, stays where they find it.
                    includeDependenciesRecursively: false,
                  },
                  // The map has most of it, too.
                  {
                    name: 'wishes',
                    test: /src\/(site\/(wishes|columns)\/|contract\/sentence-search)/,
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
          },
        },
}));
