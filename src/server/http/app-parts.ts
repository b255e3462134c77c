import type { FastifyServerOptions, RouteOptions } from 'fastify';
import type { Updates } from '#api/catalogue-update.ts';
import type { Throttle } from '#services/access/throttle.ts';
import type { NewsletterMailer } from '#services/newsletter/issues.ts';
import type { OperatorSessions } from '#services/operator/sign-in/operator-sessions.ts';
import type { Site } from '#services/site.ts';
import type { Config } from '../config.ts';
import type { EarlyServer } from './early-server.ts';
import type { RequestMetrics } from './metrics.ts';
import type { BuiltSite } from '../pages/pages.ts';

/** Everything the app is made of; tests pass their own. */
export interface AppParts {
  readonly config: Config;
  readonly site: Site;
  readonly throttle: Throttle;
  readonly sessions: OperatorSessions;
  readonly updates: Updates;
  /** Null: pages answer 503, calls work. */
  readonly built: BuiltSite | null;
  /** Called when a mail may have been queued. */
  readonly onMailQueued: () => void;
  readonly newsletterMailer: NewsletterMailer;
  readonly logger?: FastifyServerOptions['logger'];
  readonly metrics?: RequestMetrics;
  /** A server that is listening already and takes its requests to the app when that is ready; without it Fastify creates one. */
  readonly early?: EarlyServer;
  /** Called with every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
}
