import type { Tokens } from 'marked';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useConfig } from '../../site-context.tsx';
import { friendlyCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { loadCatalogueCounts } from '../../prose/catalogue-counts.ts';
import { Markdown } from '../../prose/markdown.tsx';
import type { TextSection } from '../../prose/prose-text.ts';
import { PageHeading } from '../../prose/page-heading.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Contact', href: paths.contact() },
];

export async function loader(args: LoaderFunctionArgs) {
  const { products } = await loadCatalogueCounts(args);
  return { products, text: loaderTools(args).readText('contact') };
}

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

/** Contact (specification section 2, "Contact"). The button's behavior is in `copy-email.ts`. */
export function Component() {
  const { products, text } = useLoaderData<typeof loader>();
  const { contactEmail } = useConfig();
  return (
    <div className="page">
      <PageHeading trail={TRAIL} title="Contact" lead="One address, read by people." />
      <div className="grid gap-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_min(18rem,29vw)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <EmailSection contactEmail={contactEmail} />
          {text.map((section) => (
            <ContactSection key={section.id} {...section} />
          ))}
        </div>

        <QuickLinks products={products} />
      </div>
    </div>
  );
}

/** Renders topics as a list with lines and a remark under it, and any other text as one paragraph. */
function ContactSection({ id, heading, tokens }: TextSection) {
  const [first, remark] = tokens as readonly (Tokens.List | Tokens.Paragraph)[];
  const isList = first?.type === 'list';
  return (
    <section aria-labelledby={`${id}-heading`} className={isList ? undefined : 'max-w-2xl'}>
      <h2 id={`${id}-heading`} className="headline text-xl">
        {heading}
      </h2>
      {isList && (
        <ul className="mt-3 border-t-4 border-ink">
          {(first as Tokens.List).items.map((item) => (
            <li key={item.text} className="border-b border-rule py-2.5">
              <Markdown tokens={item.tokens} />
            </li>
          ))}
        </ul>
      )}
      <p className={isList ? 'mt-3 text-sm text-soft' : 'mt-3'}>
        <Markdown tokens={((isList ? remark : first) as Tokens.Paragraph).tokens} />
      </p>
    </section>
  );
}

/** The address as a button that copies it and as a link, and the response time. */
function EmailSection({ contactEmail }: { contactEmail: string }) {
  return (
    <section aria-labelledby="email-heading" className="label">
      <h2 id="email-heading" className="eyebrow">
        Email
      </h2>
      <div className="rule-mid mt-1 mb-4" />
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
      <dl className="mt-4">
        <div className="label-row wrap-anywhere">
          <dt className="font-bold">Response time</dt>
          <dd>24-48 business hours</dd>
        </div>
      </dl>
    </section>
  );
}

/** Pages that may answer without a mail. `products` is the number of products in the catalogue. */
function QuickLinks({ products }: { products: number }) {
  return (
    <aside aria-labelledby="quick-heading" className="label self-start">
      <h2 id="quick-heading" className="eyebrow">
        Maybe quicker
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
