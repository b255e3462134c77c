import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useConfig } from '../../site-context.tsx';
import { friendlyCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { loadCatalogueCounts } from '../../prose/catalogue-counts.ts';
import { OperatorDetail } from '../../prose/operator-detail.tsx';
import { PageHeading } from '../../prose/page-heading.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Contact', href: paths.contact() },
];

/** How many products and brands the texts speak of. */
export const loader = loadCatalogueCounts;

export const handle: ScreenHandle = {
  hydrate: false,
  meta: ({ config }) => ({
    title: 'Contact',
    description:
      'Write to Proteinwise: help, corrections, partnerships. We answer within 24-48 business hours.',
    canonical: paths.contact(),
    jsonLd: [breadcrumbList(TRAIL, config.publicUrl)],
  }),
};

const TOPICS = [
  'A wrong or missing fact about a product: send the product’s address and, best of all, a photo of the label',
  'Help with a search, the comparison or the calculator',
  'A product or brand we should have',
  'Something that does not work, or is hard to use with your assistive technology',
  'Your data: erasing a newsletter address, or any privacy question',
];

/** Contact (specification section 2, "Contact"). The button's behaviour is in `copy-email.ts`. */
export function Component() {
  const { products } = useLoaderData<typeof loader>();
  const { contactEmail } = useConfig();
  return (
    <div className="page">
      <PageHeading trail={TRAIL} title="Contact" lead="One address, read by people." />
      <div className="grid gap-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-8">
          <EmailSection contactEmail={contactEmail} />
          <section aria-labelledby="topics-heading">
            <h2 id="topics-heading" className="headline text-xl">
              What we can help with
            </h2>
            <ul className="mt-3 border-t-4 border-ink">
              {TOPICS.map((topic) => (
                <li key={topic} className="border-b border-rule py-2.5">
                  {topic}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm text-soft">
              We cannot give medical advice or say whether a product is safe for you.
            </p>
          </section>

          <section aria-labelledby="partnership-heading" className="max-w-2xl">
            <h2 id="partnership-heading" className="headline text-xl">
              Partnerships
            </h2>
            <p className="mt-3">
              Retailers, brands and researchers: put ‘Partnership’ in the subject line and say in a
              few sentences what you have in mind. No partnership changes a score.
            </p>
          </section>

          <section aria-labelledby="privacy-heading" className="max-w-2xl">
            <h2 id="privacy-heading" className="headline text-xl">
              What happens to your mail
            </h2>
            <p className="mt-3">
              Contact e-mails are used only to reply to you: no mailing lists, no sharing. The
              newsletter is something else, which you would have to subscribe to yourself. More in
              the <a href={paths.privacy()}>privacy policy</a>.
            </p>
          </section>
        </div>

        <QuickLinks products={products} />
      </div>
    </div>
  );
}

/** The address as a button that copies it, and as a link; the response time. */
function EmailSection({ contactEmail }: { contactEmail: string | null }) {
  return (
    <section aria-labelledby="email-heading" className="label">
      <h2 id="email-heading" className="eyebrow">
        E-mail
      </h2>
      <div className="rule-mid mt-1 mb-4" />
      {contactEmail === null ? (
        <p className="pb-2 text-lg">
          <OperatorDetail
            value={null}
            variable="CONTACT_EMAIL"
            fallback="No contact address has been published yet."
          />
        </p>
      ) : (
        <>
          <Button
            variant="primary"
            className="needs-script w-full text-lg wrap-anywhere sm:w-auto"
            data-copy-email={contactEmail}
            aria-live="polite"
          >
            {contactEmail}
          </Button>
          <p className="mt-3 text-sm">
            <span className="needs-script">Press to copy the address, or </span>
            <a href={`mailto:${contactEmail}`} className="tap-small">
              write with your mail program: {contactEmail}
            </a>
          </p>
        </>
      )}
      <dl className="mt-4">
        <div className="label-row">
          <dt className="font-bold">Response time</dt>
          <dd>24-48 business hours</dd>
        </div>
      </dl>
    </section>
  );
}

/** Pages that may answer without a mail; `products` is how many the catalogue shows. */
function QuickLinks({ products }: { products: number }) {
  return (
    <aside aria-labelledby="quick-heading" className="label self-start">
      <h2 id="quick-heading" className="eyebrow">
        Perhaps quicker
      </h2>
      <div className="rule-mid mt-1" />
      <ul>
        <QuickLink href={paths.search()} label="Search">
          Filter {friendlyCount(products)} products
        </QuickLink>
        <QuickLink href={paths.calculator()} label="Protein calculator">
          How much a day
        </QuickLink>
        <QuickLink href={paths.about()} label="About us">
          Who we are, how we earn money
        </QuickLink>
      </ul>
      <ButtonLink href={paths.faq()} className="mt-3 w-full">
        Frequently asked questions
      </ButtonLink>
    </aside>
  );
}

function QuickLink({
  href,
  label,
  children,
}: {
  href: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <li className="border-t border-rule py-2 first:border-t-0">
      <a href={href} className="tap-small font-bold">
        {label}
      </a>
      <span className="block text-sm text-soft">{children}</span>
    </li>
  );
}
