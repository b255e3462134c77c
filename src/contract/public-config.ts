/**
 * What pages may know of the operator's configuration (contract "Environment"): nothing secret.
 * Null where the operator set nothing.
 */
export interface PublicConfig {
  /** Origin under which the site is reached, without a slash at the end ("https://example.com"). */
  readonly publicUrl: string;
  /** False where `PUBLIC_URL` is unset and `publicUrl` was made of host and port. */
  readonly publicUrlIsSet: boolean;
  /** Where shoppers write: `CONTACT_EMAIL`, or hello@ the host of the site. */
  readonly contactEmail: string;
  readonly contactEmailIsSet: boolean;
  /** True: a newsletter subscription begins when the link of a mail is followed. */
  readonly newsletterConfirm: boolean;
  /** Whether scanned unknown barcodes are looked up at Open Food Facts (`OFF_LOOKUP`). */
  readonly barcodeLookUp: boolean;
  readonly amazonAssociateTag: string | null;
  /** Turns on the specified rating in structured data; off unless an operator has real reviews. */
  readonly structuredDataReviewCount: number | null;
  /** Publisher id of the advertising provider. */
  readonly adsClient: string | null;
  /** Measurement id of the analytics provider. */
  readonly analyticsId: string | null;
  /** Who runs the site, for the legal pages. */
  readonly operatorName: string | null;
  readonly operatorAddress: string | null;
  /** The footer's social links, in order: at most four https addresses. */
  readonly socialUrls: readonly string[];
}
