import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { capitalize } from '#domain/wording.ts';
import {
  API_DOCUMENT,
  errorStatuses,
  isForOperators,
  type Operation,
  operationGroups,
} from '../../api-document/operations.ts';
import { countOf } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { CompactHeading } from '../../prose/compact-heading.tsx';
import { RuledSection } from '../../prose/ruled-section.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { useConfig } from '../../site-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

const GROUPS = operationGroups(API_DOCUMENT);

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'API', href: paths.apiDocs() },
];

/** Returns whether a call's method, path and summary contain every word of a query. */
function matches({ method, path, summary }: Operation, query: string): boolean {
  const text = `${method} ${path} ${summary}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Returns the query of the search box. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = loaderTools(args);
  return { query: (url.searchParams.get('q') ?? '').trim().slice(0, 100) };
}

export const handle: ScreenHandle = {
  hydrate: false,
  meta: ({ config, url }) => ({
    title: 'API',
    description:
      'The JSON interface of Proteinwise: every call with a real request in curl, TypeScript and Python, and its real answer.',
    canonical: paths.apiDocs(),
    noindex: url.searchParams.has('q'),
    jsonLd: [breadcrumbList(TRAIL, config.publicUrl)],
  }),
};

/** Every call of the OpenAPI document as a line that links to its details (product.md section 5). */
export function Component() {
  const { query } = useLoaderData<typeof loader>();
  const { publicUrl } = useConfig();
  const groups = GROUPS.map(({ tag, operations }) => ({
    tag,
    operations: operations.filter((operation) => matches(operation, query)),
  })).filter(({ operations }) => operations.length > 0);
  const isFolded = (operations: readonly Operation[]) =>
    query === '' && operations.every(isForOperators);
  const open = groups.filter(({ operations }) => !isFolded(operations));
  const folded = groups.filter(({ operations }) => isFolded(operations));
  return (
    <div className="page">
      <CompactHeading trail={TRAIL} title="API">
        <p className="mt-1 max-w-2xl text-soft">
          Everything the site knows, as JSON. No key, no sign-up; please be gentle.
        </p>
      </CompactHeading>
      <div className="work-columns">
        <div className="min-w-0">
          <form action={paths.apiDocs()} method="get" role="search" className="flex max-w-xl gap-2">
            <input
              type="search"
              name="q"
              aria-label="Find a call"
              placeholder="Find a call: search, brand, label …"
              defaultValue={query}
              maxLength={100}
              className="input min-w-0 flex-1"
              data-search-box=""
            />
            <Button type="submit">Find</Button>
          </form>
          {query !== '' && (
            <p className="mt-2 text-sm">
              {groups.length === 0 ? 'No call' : 'Calls'} with “{query}”.{' '}
              <a href={paths.apiDocs()}>Show all</a>
            </p>
          )}
          {open.map(({ tag, operations }) => (
            <RuledSection key={tag} id={`group-${tag}`} heading={capitalize(tag)} className="mt-5">
              <Calls tag={tag} operations={operations} />
            </RuledSection>
          ))}
          {folded.length > 0 && (
            <RuledSection id="for-operators" heading="For who is signed in" className="mt-5">
              {folded.map(({ tag, operations }) => (
                <details key={tag} className="border-b border-rule">
                  <summary className="icon-behind icon-down flex min-h-11 items-center gap-1.5 text-sm">
                    {capitalize(tag)}: {countOf(operations.length, 'call')}
                  </summary>
                  <Calls tag={tag} operations={operations} />
                </details>
              ))}
            </RuledSection>
          )}
        </div>
        <aside className="min-w-0">
          <Basics publicUrl={publicUrl} />
        </aside>
      </div>
    </div>
  );
}

function Calls({ tag, operations }: { tag: string; operations: readonly Operation[] }) {
  return (
    <ul>
      {operations.map(({ id, method, path, summary }) => (
        <li
          key={id}
          className="grid min-h-11 items-center gap-x-4 border-b border-rule py-1.5 text-sm lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
        >
          <a href={`${paths.apiCalls(tag)}#${id}`} className="tap-small gap-x-2">
            <span className="figure w-14">{method}</span>
            <code className="font-bold wrap-anywhere">{path}</code>
          </a>
          <span className="text-soft">{summary}</span>
        </li>
      ))}
    </ul>
  );
}

/** What applies to all calls: format, errors, limits, license, location of the document. */
function Basics({ publicUrl }: { publicUrl: string }) {
  return (
    <RuledSection id="basics" heading="For every call">
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
        <p>{API_DOCUMENT.info.description}</p>
        <p>
          Answers are JSON in UTF-8. Lists say their whole length in <code>X-Total-Count</code>. A
          write needs the content type <code>application/json</code> and refuses unknown fields.
        </p>
        <p>
          An error ({errorStatuses(API_DOCUMENT).join(', ')}) answers{' '}
          <code>{'{ error, code, fields? }'}</code>; 429 and 503 say in <code>Retry-After</code>{' '}
          when to come back.
        </p>
        <p>
          Limits: {LIMITS.terms} terms a list, {LIMITS.termLength} characters a term, {LIMITS.ids}{' '}
          ids, {LIMITS.pageSize} items a page, {LIMITS.bodyBytes / 1024} KiB a body.
        </p>
        <p>
          For the whole catalogue take the <a href={paths.openData()}>download</a>; the license
          stands there.
        </p>
        <p>
          <ButtonLink href="/api/openapi.json">OpenAPI 3.1 document</ButtonLink>
        </p>
        <p>
          <ButtonLink href="/proteinwise-api.txt" download="proteinwise-api.d.ts">
            Types for TypeScript
          </ButtonLink>
        </p>
        <p className="text-xs text-soft">
          Made of the document by openapi-typescript; with openapi-fetch they make a typed client:{' '}
          <code>{`createClient<paths>({ baseUrl: '${publicUrl}' })`}</code>
        </p>
      </div>
    </RuledSection>
  );
}
