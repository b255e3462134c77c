import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export interface DocumentedResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/** The parts of JSON Schema from which requests are generated. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

export interface Operation {
  readonly parameters?: readonly {
    readonly in: 'path' | 'query' | 'header' | 'cookie';
    readonly name: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A response, as far as the document describes it. */
export interface AnswerOfCall {
  readonly statusCode: number;
  readonly contentType: string | undefined;
  /** Uncompressed. */
  readonly body: string;
}

/** Returns the deviations of a response from an OpenAPI document; empty if it conforms. */
export type FindFaults = (method: string, path: string, answer: AnswerOfCall) => readonly unknown[];

/**
 * Returns a function that validates responses against a document: status, content type and body. Each schema is
 * compiled once.
 */
export function judgeBy(document: ApiDocument): FindFaults {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();

  return (method, path, { statusCode, contentType, body }) => {
    const response = document.paths[path]?.[method.toLowerCase()]?.responses[String(statusCode)];
    if (response === undefined) return [`${method} ${path} → ${statusCode} is not described`];
    const [type] = Object.keys(response.content ?? {});
    if (body === '') return type === undefined ? [] : ['has no body'];
    if (type === undefined) return ['has a body and should have none'];
    if (contentType?.split(';')[0]?.trim() !== type)
      return [`comes as ${contentType}, not ${type}`];
    const pointer = ['paths', path, method.toLowerCase(), 'responses', statusCode, 'content', type]
      .map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `document#/${pointer}/schema` });
    compiled.set(pointer, validate);
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return ['is no JSON'];
    }
    return validate(value) ? [] : (validate.errors ?? []);
  };
}
