import type { Tables } from '../tables/tables.ts';

interface BackupTable {
  readonly name: keyof Tables;
  /** Columns that order the rows, so that a backup of the same data has the same bytes on both engines. */
  readonly order: readonly string[];
  /** The auto-increment column. Undefined if there is none. */
  readonly numbered?: 'id';
}

/** The tables in a backup, parents before children. */
export const BACKUP_TABLES: readonly BackupTable[] = [
  { name: 'brands', order: ['id'] },
  { name: 'sources', order: ['key'] },
  { name: 'source_records', order: ['source_key', 'record'] },
  { name: 'pending_products', order: ['product_key'] },
  { name: 'pending_groups', order: ['base_key'] },
  { name: 'products', order: ['id'] },
  { name: 'lab_results', order: ['id'] },
  { name: 'links', order: ['id'], numbered: 'id' },
  { name: 'link_history', order: ['id'], numbered: 'id' },
  { name: 'fact_history', order: ['id'], numbered: 'id' },
  { name: 'product_decisions', order: ['product_key'] },
  { name: 'decision_history', order: ['id'], numbered: 'id' },
  { name: 'word_decisions', order: ['word'] },
  { name: 'prices', order: ['product_id', 'retailer', 'day'] },
  { name: 'offer_matches', order: ['retailer', 'offer'] },
  { name: 'pictures', order: ['product_key'] },
  { name: 'brand_logos', order: ['brand_id'] },
  { name: 'second_factor', order: ['state'] },
  { name: 'recovery_codes', order: ['code_hash'] },
  { name: 'quarantine', order: ['source_key', 'record'] },
  { name: 'jobs', order: ['id'], numbered: 'id' },
  { name: 'settings', order: ['key'] },
  { name: 'newsletter_subscriptions', order: ['id'], numbered: 'id' },
  { name: 'newsletter_tokens', order: ['token_hash'] },
  { name: 'newsletter_issues', order: ['id'], numbered: 'id' },
  { name: 'newsletter_deliveries', order: ['issue_id', 'subscription_id'] },
  { name: 'mail_queue', order: ['id'], numbered: 'id' },
  { name: 'audit_log', order: ['id'], numbered: 'id' },
  { name: 'events', order: ['id'], numbered: 'id' },
  { name: 'blog_posts', order: ['id'], numbered: 'id' },
  { name: 'collection_answers', order: ['slug'] },
  { name: 'operator_articles', order: ['slug'] },
];

/** Tables left out of a backup, because they belong to running processes or are computed. */
export const EPHEMERAL_TABLES: readonly (keyof Tables)[] = [
  'job_locks',
  'operator_sessions',
  'operator_devices',
  'rate_limits',
  'catalogue_index',
];

/** Left out of backups and kept on restore: restoring changes what is shown, so the version must rise. @internal */
export const VERSION_TABLES: readonly (keyof Tables)[] = ['catalogue_version'];
