import type { FastifyPluginAsync } from 'fastify';
import type { Site } from '#services/site.ts';
import { writeCatalogueCsv } from '#services/product/write-catalogue-csv.ts';
import { catalogueJson } from './catalogue-download.ts';
import { sendJson } from './answers/answers.ts';
import { sendPieces } from './answers/send-pieces.ts';
import { answerNotModified } from './answers/not-modified.ts';

/**
 * Routes GET /open-data/catalogue.json and .csv: the whole catalogue as a file, under its license (product.md section
 * 5); GET /open-data/known.json: for each fact, the number of products that state it.
 */
export function openDataRoutes(site: Site): FastifyPluginAsync {
  const licence = '<https://opendatacommons.org/licenses/odbl/1-0/>; rel="license"';
  return async (app) => {
    app.get('/open-data/catalogue.json', async (request, reply) => {
      if (answerNotModified(site, request, reply)) return reply;
      reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="proteinwise-catalogue.json"')
        .header('link', licence);
      return sendPieces(reply, catalogueJson(site.catalogue.current()));
    });
    app.get('/open-data/known.json', async (request, reply) => {
      if (answerNotModified(site, request, reply)) return reply;
      reply.header('link', licence);
      return sendJson(reply, JSON.stringify(site.catalogue.current().known));
    });
    app.get('/open-data/catalogue.csv', async (request, reply) => {
      if (answerNotModified(site, request, reply)) return reply;
      reply
        .header('content-type', 'text/csv; charset=utf-8; header=present')
        .header('content-disposition', 'attachment; filename="proteinwise-catalogue.csv"')
        .header('link', licence);
      return sendPieces(reply, writeCatalogueCsv(site.catalogue.current()));
    });
  };
}
