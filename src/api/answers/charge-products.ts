import type { FastifyRequest } from 'fastify';

/** Products of an answer that take a millisecond of CPU time. */
const PRODUCTS_OF_A_MILLISECOND = 7;

/** Charges for the products of an answer that is sent at once: a hundred take as long as several pages. */
export function chargeProducts(request: FastifyRequest, count: number): void {
  request.charge(Math.floor(count / PRODUCTS_OF_A_MILLISECOND));
}
