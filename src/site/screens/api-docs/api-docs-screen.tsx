import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { capitalise, compareTexts } from '#domain/wording.ts';
import openApi from '../../../../docs/openapi.json';
import { countOf } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { CompactHeading } from '../../prose/compact-heading.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { useConfig } from '../../site-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { OperationEntry } from './operation-entry.tsx';
import {
  type ApiDocument,
  errorStatuses,
  type Operation,
  type OperationGroup,
  operationGroups,
  typesOf,
} from './operations.ts';
import { schemaName, schemaText } from './schema-text.ts';
import { RuledSection } from '../../prose/ruled-section.tsx';

const DOCUMENT: ApiDocument = openApi as unknown as ApiDocument;
const GROUPS = operationGroups(DOCUMENT);
/** What most people come for; the others are folded. */
const FIRST: ReadonlySet<string> = new Set(['catalogue', 'proteins', 'search', 'labels']);

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'API', href: paths.apiDocs() },
];

/** The texts that the calls are searched by. */
function matches({ method, path, summary }: Operation, query: string): boolean {
  const text = `${method} ${path} ${summary}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The words that are searched for. */
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

/** The OpenAPI document as a page to read (product.md section 5). */
export function Component() {
  const { query } = useLoaderData<typeof loader>();
  const { publicUrl } = useConfig();
  const groups = GROUPS.map(({ tag, operations }) => ({
    tag,
    operations: operations.filter((operation) => matches(operation, query)),
  })).filter(({ operations }) => operations.length > 0);
  const isFolded = ({ tag }: OperationGroup) => query === '' && !FIRST.has(tag);
  const forOperators = (group: OperationGroup) =>
    isFolded(group) && group.operations.every(isForOperators);
  const folded = groups.filter((group) => isFolded(group) && !forOperators(group));
  const operators = groups.filter(forOperators).flatMap(({ operations }) => operations);
  const shownWhole = groups.flatMap((group) => (forOperators(group) ? [] : group.operations));
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
          {groups
            .filter((group) => !isFolded(group))
            .map(({ tag, operations }) => (
              <RuledSection
                key={tag}
                id={`group-${tag}`}
                heading={capitalise(tag)}
                className="mt-5"
              >
                <Calls operations={operations} origin={publicUrl} />
              </RuledSection>
            ))}
          <RuledSection id="more" heading="More" className="mt-5">
            {folded.map(({ tag, operations }) => (
              <details key={tag} className="border-b border-rule">
                <summary className="flex min-h-11 items-center text-sm">
                  {capitalise(tag)}: {countOf(operations.length, 'call')}
                </summary>
                <div className="border-t border-rule pl-4">
                  <Calls operations={operations} origin={publicUrl} />
                </div>
              </details>
            ))}
            {operators.length > 0 && <OperatorCalls operations={operators} />}
            <Types operations={shownWhole} />
          </RuledSection>
        </div>
        <aside className="grid gap-6">
          <Basics publicUrl={publicUrl} />
        </aside>
      </div>
    </div>
  );
}

function isForOperators({ operatorOnly, path }: Operation): boolean {
  return operatorOnly || path.startsWith('/api/admin/');
}

function Calls({ operations, origin }: { operations: readonly Operation[]; origin: string }) {
  return operations.map((operation) => (
    <OperationEntry key={operation.id} operation={operation} origin={origin} />
  ));
}

/** The operator's calls behind one line, each with the search that shows it whole. */
function OperatorCalls({ operations }: { operations: readonly Operation[] }) {
  return (
    <details className="border-b border-rule">
      <summary className="flex min-h-11 items-center text-sm">
        Operator: {countOf(operations.length, 'call')}, for who is signed in
      </summary>
      <ul className="pb-2 text-sm">
        {operations.map(({ id, method, path, summary }) => (
          <li key={id}>
            <a href={`${paths.apiDocs()}?q=${encodeURIComponent(path)}`} className="tap">
              <code>
                {method.toUpperCase()} {path}
              </code>
            </a>{' '}
            {summary}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Said once for all calls: form, errors, limits, licence, where the document is. */
function Basics({ publicUrl }: { publicUrl: string }) {
  return (
    <RuledSection id="basics" heading="For every call">
      <div className="mt-2 grid gap-2 text-sm">
        <p>{DOCUMENT.info.description}</p>
        <p>
          Answers are JSON in UTF-8. Lists say their whole length in <code>X-Total-Count</code>. A
          write needs the content type <code>application/json</code> and refuses unknown fields.
        </p>
        <p>
          An error ({errorStatuses(DOCUMENT).join(', ')}) answers{' '}
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
          <code>
            createClient&lt;paths&gt;({'{'} baseUrl: ‘{publicUrl}’ {'}'})
          </code>
        </p>
      </div>
    </RuledSection>
  );
}

/** Types by name: one entry a name, though the document keeps two of some, for what goes in and what comes out. */
function Types({ operations }: { operations: readonly Operation[] }) {
  const shown = new Map(
    [...typesOf(operations, DOCUMENT)].map((name) => [
      schemaName(name),
      DOCUMENT.components.schemas[name] ?? {},
    ]),
  );
  return (
    <details className="border-b border-rule">
      <summary className="flex min-h-11 items-center text-sm">
        {shown.size} types that these calls take and give, in TypeScript’s notation
      </summary>
      {[...shown]
        .toSorted(([a], [b]) => compareTexts(a, b))
        .map(([name, schema]) => (
          <details key={name} id={`type-${name}`} className="border-t border-rule">
            <summary className="flex min-h-9 items-center text-sm font-bold">{name}</summary>
            <ScrollRegion
              label={`Type ${name}`}
              className="mb-3 overflow-x-auto bg-well p-3 text-xs"
            >
              <pre>{schemaText(schema)}</pre>
            </ScrollRegion>
          </details>
        ))}
    </details>
  );
}
