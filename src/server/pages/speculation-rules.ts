import type { FastifyInstance } from 'fastify';

/**
 * What browsers may prefetch while the pointer rests on a link: content pages only, not API calls, operator pages,
 * one-time URLs, files or links to shops.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...['/api', '/api/*', '/admin*', '/newsletter/*', '/unsubscribe*', '/share/*'].map(
            (pattern) => ({ not: { href_matches: pattern } }),
          ),
          { not: { href_matches: '/*\\.*' } },
          { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

const PATH = '/speculation-rules.json';

/** The header that references the rules. Inline rules would require a less strict Content Security Policy. */
export const SPECULATION_RULES_HEADER = `"${PATH}"`;

/** Serves the speculation rules. */
export function addSpeculationRules(app: FastifyInstance): void {
  app.get(PATH, (_request, reply) =>
    reply
      .header('content-type', 'application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(RULES),
  );
}
