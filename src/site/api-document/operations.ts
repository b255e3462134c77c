import { API_GROUPS } from '#contract/api-groups.ts';
import openApi from '../../../docs/openapi.json';
import type { Schema } from './schema-text.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
  readonly description?: string;
}

interface DocumentOperation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** The parts of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly operatorOnly: boolean;
  readonly parameters: NonNullable<DocumentOperation['parameters']>;
  readonly body: Schema | null;
  readonly answers: readonly { readonly status: string; readonly schema: Schema | null }[];
}

export interface OperationGroup {
  readonly tag: string;
  readonly operations: readonly Operation[];
}

/** The document of the running application (a test keeps it current). */
export const API_DOCUMENT: ApiDocument = openApi as unknown as ApiDocument;

/**
 * Returns every operation of the document under its first tag. Groups are in the order of their pages, operations in
 * the document's.
 */
export function operationGroups(document: ApiDocument): readonly OperationGroup[] {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags?.[0] ?? 'other',
      operation: toOperation(method, path, operation),
    })),
  );
  const groups = Map.groupBy(all, ({ tag }) => tag);
  return API_GROUPS.map((tag) => ({
    tag,
    operations: (groups.get(tag) ?? []).map(({ operation }) => operation),
  }));
}

function toOperation(method: string, path: string, operation: DocumentOperation): Operation {
  return {
    id: `${method}-${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    operatorOnly: (operation.security ?? []).length > 0,
    parameters: operation.parameters ?? [],
    body: schemaOf(operation.requestBody),
    answers: Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, content]) => ({ status, schema: schemaOf(content) })),
  };
}

function schemaOf(content: Content | undefined): Schema | null {
  return Object.values(content?.content ?? {})[0]?.schema ?? null;
}

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** Returns the names of all types that the operations take or return, including those nested in them. */
export function typesOf(
  operations: readonly Operation[],
  { components }: ApiDocument,
): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (found.has(name)) continue;
      found.add(name);
      follow(components.schemas[name] ?? null);
    }
  };
  follow(operations);
  return found;
}

/** Returns the sorted error statuses that operations of the document answer with. */
export function errorStatuses(document: ApiDocument): readonly string[] {
  const statuses = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) => Object.keys(responses)),
  );
  return [...new Set(statuses)].filter((status) => /^[45]/.test(status)).toSorted();
}

/** Returns whether an operation is meant for the operator, including the calls by which the operator signs in. */
export function isForOperators({ operatorOnly, path }: Operation): boolean {
  return operatorOnly || path.startsWith('/api/admin/');
}
