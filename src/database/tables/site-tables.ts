import type { Generated } from 'kysely';

/** Tables behind the newsletter, the operator's session, throttling, events and the blog. Conventions as in `tables.ts`. */
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
  /** Trimmed, the domain in lower case: as it is written to. */
  email: string;
  /** The whole address in lower case: one subscription each. */
  email_key: string;
  source: string;
  is_active: number;
  created_at: string;
  unsubscribed_at: string | null;
  /** When the confirmation was last requested; null unless it is pending. */
  confirm_asked_at: string | null;
  confirmed_at: string | null;
  /** Set if a mail server reported that there is no such address: nothing is sent to it. */
  suppressed_at: string | null;
  /** Codes of the mail server, or "operator". */
  suppressed_for: string | null;
}

/** Tokens of the links in mails. Only their SHA-256 is kept, so that a copy of the database opens nothing. */
export interface NewsletterTokensTable {
  token_hash: string;
  subscription_id: number;
  created_at: string;
  /** "unsubscribe" or "confirm". */
  purpose: Generated<string>;
}

/** A newsletter. */
export interface NewsletterIssuesTable {
  id: Generated<number>;
  subject: string;
  markdown: string;
  /** draft, sending, paused, sent */
  state: string;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  /** Not before; set while the mail server does not answer. */
  due_at: string | null;
  /** Codes of the machine or the mail server, never its words. */
  last_failure: string | null;
}

/** The delivery of one newsletter to one address. */
export interface NewsletterDeliveriesTable {
  issue_id: number;
  subscription_id: number;
  /**
   * queued · handed (just before the mail's last byte went out: never sent again) · sent (the server took it) · failed (refused) ·
   * bounced (no such address) · skipped (no longer subscribed).
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
  /** Not tried before; `GIVEN_UP` (`mail-queue.ts`) once it was tried for the last time. */
  due_at: string;
  attempts: number;
  /** Codes of the mail server or the machine, never its words: they can name persons. */
  last_failure: string | null;
}

export interface OperatorSessionsTable {
  /** SHA-256 of the random id in the cookie. */
  id_hash: string;
  created_at: string;
  last_seen_at: string;
  /** Absolute end. */
  expires_at: string;
}

export interface RateLimitsTable {
  /** What is counted and a keyed hash of for whom; never an address in clear. */
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
  /** Sanitised HTML. */
  content: string;
  meta_description: string;
  /** JSON list of text. */
  tags: string;
  trending_topic: string | null;
  search_volume: number | null;
  published_at: string;
  created_at: string;
  /** SHA-256 of what it was made from; an unchanged article is not written again. */
  hash: string;
  /** "bundle", or "operator": written on the site, left alone by the bundle's import. */
  origin: Generated<string>;
}

/** What an operator writes: published ones are also in `blog_posts`. */
export interface OperatorArticlesTable {
  slug: string;
  /** `ArticleDocument`, JSON. */
  document: string;
  updated_at: string;
  /** Null: a draft. */
  published_at: string | null;
}
