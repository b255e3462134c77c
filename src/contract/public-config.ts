/** The operator's configuration as far as pages may know it (contract "Environment"): no secrets. Null if not set. */
export interface PublicConfig {
  /** The public origin of the site, without a trailing slash ("https://example.com"). */
  readonly publicUrl: string;
  /** False if `PUBLIC_URL` is unset and `publicUrl` was derived from host and port. */
  readonly publicUrlIsSet: boolean;
  /** The address for shoppers to write to: `CONTACT_EMAIL`, or hello@ the site's host. */
  readonly contactEmail: string;
  readonly contactEmailIsSet: boolean;
  /** If true, a newsletter subscription begins when the link in a mail is followed. */
  readonly newsletterConfirm: boolean;
  /** Whether scanned unknown barcodes are looked up at Open Food Facts (`OFF_LOOKUP`). */
  readonly barcodeLookUp: boolean;
  readonly amazonAssociateTag: string | null;
  /** The rating count for the specified rating in structured data. Null unless the operator has real reviews. */
  readonly structuredDataReviewCount: number | null;
  /** The advertising provider's publisher id. */
  readonly adsClient: string | null;
  /** The analytics provider's measurement id. */
  readonly analyticsId: string | null;
  /** The operator of the site, for the legal pages. */
  readonly operatorName: string | null;
  readonly operatorAddress: string | null;
  /** The footer's social links, in order: at most four https addresses. */
  readonly socialUrls: readonly string[];
}
