import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { sendJson } from '#api/answers/answers.ts';

/** Sorts the named schemas. Zod lists them in the order in which modules happen to be loaded. */
function describeSchemas(input: Parameters<typeof jsonSchemaTransformObject>[0]) {
  const description = jsonSchemaTransformObject(input);
  if (!('components' in description)) return description;
  const { components } = description as { components: { schemas: object } };
  const schemas = Object.entries(components.schemas).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...description, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

/**
 * Describes every tagged route in an OpenAPI 3.1 document, built from the validation schemas. Must run before the
 * routes are registered.
 */
export async function describeRoutes(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Proteinwise',
        version: '1.0.0',
        description:
          'Protein supplements from public records: find, match and compare. Grams, kcal, US dollars; null is unknown.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          operator: { type: 'apiKey', in: 'cookie', name: '__Host-operator' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: describeSchemas,
  });
}

async function readDocument(publicUrl: string): Promise<string> {
  const file = await import('../../../docs/openapi.json', { with: { type: 'json' } });
  return JSON.stringify({ ...file.default, servers: [{ url: publicUrl }] });
}

/**
 * Serves `GET /api/openapi.json` from a file that a test keeps equal to the schemas. Generating it on request blocked
 * all other requests for 0.3 s.
 */
export function serveOpenApi(app: FastifyInstance, publicUrl: string): void {
  let json: Promise<string> | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    json ??= readDocument(publicUrl);
    return sendJson(reply.header('cache-control', 'public, max-age=300'), await json);
  });
}
