import { paths } from '#contract/paths.ts';
import { compareTexts } from '#domain/wording.ts';
import openApi from '../../../../docs/openapi.json';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { ProsePage, type ProseSection } from '../../prose/prose-page.tsx';
import { ScrollRegion } from '../../prose/scroll-region.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { OperationEntry } from './operation-entry.tsx';
import { type ApiDocument, errorStatuses, operationGroups } from './operations.ts';
import { schemaName, schemaText } from './schema-text.ts';

const DOCUMENT: ApiDocument = openApi as unknown as ApiDocument;
const GROUPS = operationGroups(DOCUMENT);

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'API', href: paths.apiDocs() },
];

export const handle: ScreenHandle = {
  hydrate: false,
  meta: ({ config }) => ({
    title: 'API',
    description:
      'The JSON interface of Proteinwise: every call with its parameters, what it takes and what it gives.',
    canonical: paths.apiDocs(),
    jsonLd: [breadcrumbList(TRAIL, config.publicUrl)],
  }),
};

/** The OpenAPI document as a page to read (product.md section 5). */
export function Component() {
  return (
    <ProsePage
      trail={TRAIL}
      title="API"
      lead="Everything the site knows, as JSON. No key, no sign-up; please be gentle."
      sections={[BASICS, ...GROUPS.map(groupSection), SCHEMAS]}
    />
  );
}

const BASICS: ProseSection = {
  id: 'basics',
  heading: 'Basics',
  body: (
    <>
      <p>{DOCUMENT.info.description}</p>
      <p>
        Answers are JSON in UTF-8. Lists say their whole length in <code>X-Total-Count</code>. A
        write needs the content type <code>application/json</code> and refuses unknown fields. For
        the whole catalogue take the <a href={paths.openData()}>download</a>.
      </p>
      <p>
        An error ({errorStatuses(DOCUMENT).join(', ')}) answers{' '}
        <code>{'{ error, code, fields? }'}</code>; 429 and 503 say in <code>Retry-After</code> when
        to come back. Types below are in TypeScript’s notation.
      </p>
      <p>
        <ButtonLink href="/api/openapi.json">OpenAPI 3.1 document</ButtonLink>
      </p>
    </>
  ),
};

function groupSection({ tag, operations }: (typeof GROUPS)[number]): ProseSection {
  return {
    id: `group-${tag}`,
    heading: tag.charAt(0).toUpperCase() + tag.slice(1),
    wide: true,
    body: operations.map((operation) => (
      <OperationEntry key={operation.id} operation={operation} />
    )),
  };
}

/** One entry a name, though the document keeps two of some: for what goes in and what comes out. */
const NAMED = [
  ...new Map(
    Object.entries(DOCUMENT.components.schemas).map(([name, schema]) => [schemaName(name), schema]),
  ),
].toSorted(([a], [b]) => compareTexts(a, b));

const SCHEMAS: ProseSection = {
  id: 'schemas',
  heading: 'Types',
  wide: true,
  body: NAMED.map(([name, schema]) => (
    <details key={name} id={`type-${name}`} className="mt-0! border-b border-rule">
      <summary className="flex min-h-11 items-center font-bold">{name}</summary>
      <ScrollRegion label={`Type ${name}`} className="mb-3 overflow-x-auto bg-well p-3 text-xs">
        <pre>{schemaText(schema)}</pre>
      </ScrollRegion>
    </details>
  )),
};
