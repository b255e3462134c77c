import type { FastifySchema } from 'fastify';
import type { Allowance } from '#services/access/throttle.ts';

/** The configuration of a route for the server's guards. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only a signed-in operator may call it. */
    operator?: true;
    /** The cost of a call in milliseconds of CPU time, measured on the bundled catalogue; 1 by default. */
    cost?: number;
    /** Bytes of address and body, beyond the first 500, that cost one more millisecond; by default length costs nothing. */
    bytesOfAMillisecond?: number;
    /** How often one address may call it, counted in the database. */
    allowance?: Allowance;
  }
  interface FastifyRequest {
    /** Charges the client milliseconds of CPU time that its answer takes beyond the cost of the route. */
    charge: (cost: number) => void;
  }
}

export type { Allowance };

/** The options of a call of the operator's: who may call it, and how the OpenAPI document lists it (`tags` may be others). */
export function operatorCall<Schema extends FastifySchema>(schema: Schema) {
  return {
    config: { operator: true as const },
    schema: { tags: ['operator'], security: [{ operator: [] }], ...schema },
  };
}
