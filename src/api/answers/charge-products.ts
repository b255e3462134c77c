import type { FastifyRequest } from 'fastify';

/** How many products of a response take a millisecond of CPU time. */
const PRODUCTS_PER_MILLISECOND = 7;

/** Charges for the products of a response that is sent at once. A hundred take as long as several pages. */
export function chargeProducts(request: FastifyRequest, count: number): void {
  request.charge(Math.floor(count / PRODUCTS_PER_MILLISECOND));
}
