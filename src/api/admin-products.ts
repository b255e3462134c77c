import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  productAddedSchema,
  adminProductDetailSchema,
  editDoneSchema,
  productHistoryQuerySchema,
  productHistorySchema,
  adminProductListSchema,
  adminProductQuerySchema,
  mergeBodySchema,
  moveBodySchema,
  newProductBodySchema,
  splitBodySchema,
} from '#contract/admin-products.ts';
import { rowIdParamsSchema } from '#contract/row-id.ts';
import {
  type DecisionOutcome,
  hideProduct,
  mergeProducts,
  moveVariant,
  splitFamily,
  revertDecision,
} from '#services/operator/editing/decide-products.ts';
import type { DerivePending } from '#services/product/derive-and-show.ts';
import { readHistoryOf } from '#services/operator/editing/product-history.ts';
import {
  addProduct,
  readAdminProduct,
  searchAdminProducts,
} from '#services/operator/editing/admin-products.ts';
import type { Site } from '#services/site.ts';
import {
  OPERATOR_DECIDE_ERRORS,
  OPERATOR_ERRORS,
  OPERATOR_ONE_ERRORS,
  refuse,
} from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

const REFUSALS = {
  'same-product': 'That is the same product.',
  'not-shown': 'One of them is not shown itself: it stands for another product, or is hidden.',
  'other-format': 'Powders, drinks and bars cannot be one product.',
  'already-so': 'There is nothing to change: it is so already, or they are not of one family.',
} as const;

function answer(reply: FastifyReply, outcome: DecisionOutcome): FastifyReply {
  if (outcome === 'done' || outcome === 'waiting') return reply.send({ status: outcome });
  if (outcome === 'no-such-product') return refuse(reply, 'not_found', 'There is no such product.');
  return refuse(reply, 'conflict', REFUSALS[outcome]);
}

/**
 * The operator's routes to search and edit the catalogue: GET and POST /api/admin/products, /{id} and /{id}/hide,
 * /show, /merge, /move, POST …/split.
 */
export function adminProductRoutes(site: Site, derive: DerivePending): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/products',
      operatorCall({
        summary: 'Search the whole catalogue, including hidden and merged products',
        querystring: adminProductQuerySchema,
        response: { 200: adminProductListSchema, ...OPERATOR_ERRORS },
      }),
      ({ query }) => searchAdminProducts(site, query),
    );
    app.get(
      '/api/admin/products/:id',
      operatorCall({
        summary: 'One product with its records, its family and its history',
        params: rowIdParamsSchema,
        response: { 200: adminProductDetailSchema, ...OPERATOR_ONE_ERRORS },
      }),
      async ({ params }, reply) => {
        const detail = await readAdminProduct(site, params.id);
        return detail === null
          ? refuse(reply, 'not_found', 'There is no such product.')
          : reply.send(detail);
      },
    );
    app.post(
      '/api/admin/products',
      operatorCall({
        summary: 'Add a product by hand, with an address where it can be checked',
        body: newProductBodySchema,
        response: { 201: productAddedSchema, ...OPERATOR_DECIDE_ERRORS },
      }),
      async ({ body }, reply) => {
        const outcome = await addProduct(site, body, derive);
        if (outcome.status === 'bad-barcode') {
          const message = 'is no barcode: its last digit does not fit, or shops use it within';
          return refuse(reply, 'invalid_request', 'The request is not valid: gtin.', [
            { path: 'gtin', message },
          ]);
        }
        if (outcome.status === 'known') {
          return refuse(reply, 'conflict', `This is in the catalogue already: ${outcome.id}.`);
        }
        return reply.code(201).send(outcome);
      },
    );
    addDecisions(app, site, derive);
  };
}

type App = Parameters<FastifyPluginAsyncZod>[0];

function addDecisions(app: App, site: Site, derive: DerivePending): void {
  const response = { 200: editDoneSchema, ...OPERATOR_DECIDE_ERRORS };
  const params = rowIdParamsSchema;
  for (const [path, hidden] of [
    ['hide', true],
    ['show', false],
  ] as const) {
    app.post(
      `/api/admin/products/:id/${path}`,
      operatorCall({
        summary: hidden ? 'Hide a product' : 'Show a hidden product again',
        params,
        response,
      }),
      async (request, reply) =>
        answer(reply, await hideProduct(site, { id: request.params.id, hidden }, derive)),
    );
  }
  app.post(
    '/api/admin/products/:id/merge',
    operatorCall({
      summary:
        'Merge a product into another: its records count for that one, its address leads there',
      params,
      body: mergeBodySchema,
      response,
    }),
    async (request, reply) => {
      const choice = { id: request.params.id, into: request.body.into };
      return answer(reply, await mergeProducts(site, choice, derive));
    },
  );
  app.post(
    '/api/admin/products/:id/move',
    operatorCall({
      summary: 'Move a variant to the family of another product',
      params,
      body: moveBodySchema,
      response,
    }),
    async (request, reply) => {
      const choice = { id: request.params.id, to: request.body.to };
      return answer(reply, await moveVariant(site, choice, derive));
    },
  );
  app.post(
    '/api/admin/products/split',
    operatorCall({
      summary: 'Split some products of a family into a family of their own',
      body: splitBodySchema,
      response,
    }),
    async ({ body }, reply) => answer(reply, await splitFamily(site, body.ids, derive)),
  );
}

/** Routes GET /api/admin/product-history and POST …/{id}/undo: lists and undoes changes to products. */
export function productHistoryRoutes(site: Site, derive: DerivePending): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/product-history',
      operatorCall({
        summary: 'Changes to products, newest first: who, when, before and after',
        querystring: productHistoryQuerySchema,
        response: { 200: productHistorySchema, ...OPERATOR_ERRORS },
      }),
      async ({ query }) => ({ changes: [...(await readHistoryOf(site, query.product))] }),
    );
    app.post(
      '/api/admin/product-history/:id/undo',
      operatorCall({
        summary: 'Undo a decision (hidden, shown, merged, split, moved)',
        params: rowIdParamsSchema,
        response: { 200: editDoneSchema, ...OPERATOR_DECIDE_ERRORS },
      }),
      async ({ params }, reply) => {
        const outcome = await revertDecision(site, params.id, derive);
        if (outcome === 'unknown') {
          return refuse(reply, 'not_found', 'There is no such decision to take back.');
        }
        if (outcome === 'overtaken') {
          const later = 'A later decision touched the same products. Please take that back first.';
          return refuse(reply, 'conflict', later);
        }
        return reply.send({ status: outcome });
      },
    );
  };
}
