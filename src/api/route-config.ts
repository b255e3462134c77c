import type { Allowance } from '#services/access/throttle.ts';

/** What a route says about itself to the server's guards. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only a signed-in operator may call it. */
    operator?: true;
    /** What a call costs, in milliseconds of a processor as measured on the bundled catalogue; 1 where not stated. */
    cost?: number;
    /** Beyond the first 500 bytes of its address and body, so many cost a millisecond more; length costs nothing where not stated. */
    bytesOfAMillisecond?: number;
    /** How often one address may call it, counted in the database. */
    allowance?: Allowance;
  }
}

export type { Allowance };

/** What the operator's calls have in common: who may call them, and how the OpenAPI document lists them. */
export const OPERATOR_CALL = {
  config: { operator: true as const },
  common: { tags: ['operator'], security: [{ operator: [] }] },
};
