import type { FastifySchema } from 'fastify';
import type { Allowance } from '#services/access/throttle.ts';

/** The route configuration that the server's guards read. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only a signed-in operator may call it. */
    operator?: true;
    /** The cost of a request in milliseconds of CPU time, measured on the bundled catalogue (default: 1). */
    cost?: number;
    /** Bytes of URL and body, beyond the first 500, that cost one more millisecond. By default length costs nothing. */
    bytesPerMillisecond?: number;
    /** How often one network may call it, counted in the database. */
    allowance?: Allowance;
  }
  interface FastifyRequest {
    /** Charges the client for CPU time (milliseconds) that its response takes beyond the route's cost. */
    charge: (cost: number) => void;
  }
}

export type { Allowance };

/**
 * Returns the options of an operator route: access restricted to the operator, and its tags in the OpenAPI document
 * (`tags` may be overridden).
 */
export function operatorCall<Schema extends FastifySchema>(schema: Schema) {
  return {
    config: { operator: true as const },
    schema: { tags: ['operator'], security: [{ operator: [] }], ...schema },
  };
}
