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

/** Everything the app is composed of. Tests pass their own parts. */
export interface AppParts {
  readonly config: Config;
  readonly site: Site;
  readonly throttle: Throttle;
  readonly sessions: OperatorSessions;
  readonly updates: Updates;
  /** The built site. If null, pages answer 503, but the API works. */
  readonly built: BuiltSite | null;
  /** Called when a mail may have been queued. */
  readonly onMailQueued: () => void;
  /** Called when the page that reads labels is opened. Must not throw. */
  readonly onLabelPage?: (() => void) | undefined;
  readonly newsletterMailer: NewsletterMailer;
  readonly logger?: FastifyServerOptions['logger'];
  readonly metrics?: RequestMetrics;
  /** A server that already listens and passes its requests to the app once ready. If absent, Fastify creates one. */
  readonly early?: EarlyServer;
  /** Called with every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
}
