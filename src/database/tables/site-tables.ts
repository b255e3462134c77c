import type { Generated } from 'kysely';

/** Tables for newsletter, operator's sessions, throttling, events and blog. Conventions as in `tables.ts`. */
export interface SiteTables {
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  newsletter_tokens: NewsletterTokensTable;
  newsletter_issues: NewsletterIssuesTable;
  newsletter_deliveries: NewsletterDeliveriesTable;
  mail_queue: MailQueueTable;
  operator_sessions: OperatorSessionsTable;
  rate_limits: RateLimitsTable;
  events: EventsTable;
  blog_posts: BlogPostsTable;
  operator_articles: OperatorArticlesTable;
}

export interface NewsletterSubscriptionsTable {
  id: Generated<number>;
  /** The address to send to: trimmed, with the domain in lower case. */
  email: string;
  /** The whole address in lower case. Unique, so each address has one subscription. */
  email_key: string;
  source: string;
  is_active: number;
  created_at: string;
  unsubscribed_at: string | null;
  /** When the confirmation was last requested. Null unless it is pending. */
  confirm_asked_at: string | null;
  confirmed_at: string | null;
  /** When a mail server reported that the address does not exist. Nothing is sent to it. */
  suppressed_at: string | null;
  /** Codes of the mail server, or "operator". */
  suppressed_for: string | null;
}

/** Tokens of the links in mails. Only their SHA-256 is stored, so that a copy of the database grants no access. */
export interface NewsletterTokensTable {
  token_hash: string;
  subscription_id: number;
  created_at: string;
  /** "unsubscribe" or "confirm". */
  purpose: Generated<string>;
}

export interface NewsletterIssuesTable {
  id: Generated<number>;
  subject: string;
  markdown: string;
  /** draft, sending, paused, sent */
  state: string;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  /** Not sent before this time. Set while the mail server is unavailable. */
  due_at: string | null;
  /** Codes of the system or the mail server, never the server's text. */
  last_failure: string | null;
}

/** The delivery of one newsletter to one address. */
export interface NewsletterDeliveriesTable {
  issue_id: number;
  subscription_id: number;
  /**
   * queued · handed (set just before the mail's last byte is sent; never sent again) · sent (accepted by the server) ·
   * failed (refused) · bounced (no such address) · skipped (no longer subscribed).
   */
  state: string;
  attempts: number;
  due_at: string;
  sent_at: string | null;
  last_failure: string | null;
}

/** Queued mails. Text and token are created when a mail is sent. */
export interface MailQueueTable {
  id: Generated<number>;
  /** "confirm", "welcome" or "goodbye". */
  kind: string;
  subscription_id: number;
  created_at: string;
  /** Not tried before this time. `GIVEN_UP` (`mail-queue.ts`) after the last attempt. */
  due_at: string;
  attempts: number;
  /** Codes of the mail server or the system, never the server's text, which may name persons. */
  last_failure: string | null;
}

export interface OperatorSessionsTable {
  /** SHA-256 of the random id in the cookie. */
  id_hash: string;
  created_at: string;
  last_seen_at: string;
  /** The absolute end of the session. */
  expires_at: string;
}

export interface RateLimitsTable {
  /** The allowance's name and a keyed hash of the visitor's network, never an address in clear. */
  key: string;
  hits: number;
  resets_at: string;
}

export interface EventsTable {
  id: Generated<number>;
  at: string;
  name: string;
  path: string | null;
  label: string | null;
  value: number | null;
}

export interface BlogPostsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  /** Sanitized HTML. */
  content: string;
  meta_description: string;
  /** A JSON list of texts. */
  tags: string;
  trending_topic: string | null;
  search_volume: number | null;
  published_at: string;
  created_at: string;
  /** SHA-256 of the article's content. An unchanged article is not written again. */
  hash: string;
  /** "bundle", or "operator" for articles written on the site, which the bundle's import does not change. */
  origin: Generated<string>;
}

/** Articles written by the operator. Published ones are also in `blog_posts`. */
export interface OperatorArticlesTable {
  slug: string;
  /** `ArticleDocument` as JSON. */
  document: string;
  updated_at: string;
  /** Null for a draft. */
  published_at: string | null;
}
