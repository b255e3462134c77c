import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { capitalize, compareTexts } from '#domain/wording.ts';
import {
  API_DOCUMENT,
  type Operation,
  operationGroups,
  typesOf,
} from '../../api-document/operations.ts';
import { schemaName, schemaText } from '../../api-document/schema-text.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { CompactHeading } from '../../prose/compact-heading.tsx';
import { RuledSection } from '../../prose/ruled-section.tsx';
import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { loaderTools, notFound, type ScreenHandle } from '../../screen.ts';
import { useConfig } from '../../site-context.tsx';
import { OperationEntry } from './operation-entry.tsx';

const CALLS = new Map(
  operationGroups(API_DOCUMENT).map(({ tag, operations }) => [tag, operations]),
);

const trailOf = (group: string) => [
  { label: 'Home', href: paths.home() },
  { label: 'API', href: paths.apiDocs() },
  { label: capitalize(group), href: paths.apiCalls(group) },
];

/** Returns the group of calls that the address names. Throws 404 if the document has no such group. */
export async function loader(args: LoaderFunctionArgs) {
  const { params } = loaderTools(args);
  const group = params['group'] ?? '';
  if (!CALLS.has(group)) throw notFound();
  return { group };
}

export const handle: ScreenHandle<{ readonly group: string }> = {
  hydrate: false,
  meta: ({ data: { group }, config }) => ({
    title: `API: ${capitalize(group)}`,
    description: `The calls of Proteinwise for ${group}: what each takes and gives, with real requests in curl, TypeScript and Python, and their real answers.`,
    canonical: paths.apiCalls(group),
    jsonLd: [breadcrumbList(trailOf(group), config.publicUrl)],
  }),
};

/** All calls of one group in full, and the types that they use (product.md section 5). */
export function Component() {
  const { group } = useLoaderData<typeof loader>();
  const { publicUrl } = useConfig();
  const operations = CALLS.get(group) ?? [];
  return (
    <div className="page">
      <CompactHeading trail={trailOf(group)} title={`API: ${capitalize(group)}`} />
      {operations.map((operation) => (
        <OperationEntry key={operation.id} operation={operation} origin={publicUrl} />
      ))}
      <Types operations={operations.filter(({ operatorOnly }) => !operatorOnly)} />
    </div>
  );
}

/** Types by name, one entry per name, although the document has separate input and output schemas for some. */
function Types({ operations }: { operations: readonly Operation[] }) {
  const shown = new Map(
    [...typesOf(operations, API_DOCUMENT)].map((name) => [
      schemaName(name),
      API_DOCUMENT.components.schemas[name] ?? {},
    ]),
  );
  if (shown.size === 0) return null;
  return (
    <RuledSection id="types" heading="Types, in TypeScript’s notation" className="mt-8">
      {[...shown]
        .toSorted(([a], [b]) => compareTexts(a, b))
        .map(([name, schema]) => (
          <details key={name} className="border-b border-rule">
            <summary className="icon-behind icon-down flex min-h-11 items-center gap-1.5 text-sm font-bold">
              {name}
            </summary>
            {/* The link target is inside, because browsers only open a collapsed element if it contains the target. */}
            <div id={`type-${name}`}>
              <ScrollRegion
                label={`Type ${name}`}
                className="mb-3 overflow-x-auto bg-well p-3 text-xs"
              >
                <pre>{schemaText(schema)}</pre>
              </ScrollRegion>
            </div>
          </details>
        ))}
    </RuledSection>
  );
}
