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

/** What the operator's calls have in common: who may call them, and how the OpenAPI document lists them. */
export const OPERATOR_CALL = {
  config: { operator: true as const },
  common: { tags: ['operator'], security: [{ operator: [] }] },
};
