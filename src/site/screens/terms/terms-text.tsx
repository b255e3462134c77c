import { paths } from '#contract/paths.ts';
import { ContactAddress, OperatorName } from '../../prose/operator-detail.tsx';
import type { ProseSection } from '../../prose/prose-page.tsx';

/** The text of the terms, in the order of the specification (section 2, "Terms"). */
export const TERMS: readonly ProseSection[] = [
  {
    id: 'acceptance',
    heading: 'Acceptance',
    body: (
      <p>
        This website is run by <OperatorName /> (“we”). By using it you accept these terms. If you
        do not accept them, please do not use the site.
      </p>
    ),
  },
  {
    id: 'permitted',
    heading: 'Permitted use',
    body: (
      <>
        <p>The site is free. You may use it to</p>
        <ul>
          <li>search and compare protein products,</li>
          <li>use the protein calculator,</li>
          <li>learn, from its articles, guides and data,</li>
          <li>go to retailers through affiliate links and buy there.</li>
        </ul>
        <p>
          The catalogue may also be downloaded from <a href={paths.openData()}>Open Data</a> and
          asked through the <a href={paths.apiDocs()}>documented interface</a>, under the licences
          named there and within its limits.
        </p>
      </>
    ),
  },
  {
    id: 'prohibited',
    heading: 'Prohibited use',
    body: (
      <>
        <p>You may not</p>
        <ul>
          <li>
            scrape the pages: the same data is offered as a download, which costs us and you less,
          </li>
          <li>reverse engineer the service in order to break or abuse it,</li>
          <li>use it for anything illegal,</li>
          <li>
            interfere with its operation, for example by overloading it or getting around limits,
          </li>
          <li>misrepresent who you are or your connection with us.</li>
        </ul>
        <p>Nothing here limits rights that the open licences of data or code give you.</p>
      </>
    ),
  },
  {
    id: 'health',
    heading: 'Health disclaimer',
    body: (
      <p>
        The site gives information only. It is not medical advice and does not replace a doctor or
        dietitian. Ask one before you change your diet if you are pregnant or breastfeeding, under
        18, ill, or take medicine. Statements about supplements have not been evaluated by the Food
        and Drug Administration; products are not intended to diagnose, treat, cure or prevent any
        disease.
      </p>
    ),
  },
  {
    id: 'product-information',
    heading: 'Product information',
    body: (
      <>
        <p>
          Product facts are taken from public records of labels, some of them years old, and may be
          incomplete, outdated or wrong. Makers change recipes without notice. Prices are those seen
          at the time stated beside them.{' '}
          <strong>Read the label on the pack before you eat.</strong>
        </p>
        <p>
          <strong>Allergies.</strong> A match on this site does not mean that a product is safe for
          you. Records often leave out statements about traces. With an allergy, go by the pack and
          by the maker, never by us.
        </p>
      </>
    ),
  },
  {
    id: 'warranty',
    heading: 'No warranty',
    body: (
      <p>
        The site is provided “as is” and “as available”, without warranty of any kind, express or
        implied, including accuracy, fitness for a particular purpose and uninterrupted operation,
        as far as the law allows.
      </p>
    ),
  },
  {
    id: 'affiliate',
    heading: 'Affiliate disclosure',
    body: (
      <>
        <p>
          Some links lead to retailers who pay us a small commission when you buy, at no extra cost
          to you. As an Amazon Associate we earn from qualifying purchases. Such links are marked,
          and open in a new tab.
        </p>
        <p>
          <strong>Editorial independence.</strong> Commissions do not influence match scores,
          percentages or what we write. The order Best Mix lists perfect matches with an active link
          at the main marketplace first, and says so; the other two orders ignore links. What you
          buy is a contract between you and the retailer.
        </p>
      </>
    ),
  },
  {
    id: 'property',
    heading: 'Intellectual property',
    body: (
      <p>
        Texts, drawings and design of the site are ours unless marked otherwise. Brand and product
        names belong to their owners and are used to identify products; we are not connected with
        them. Product data is under the licences of its sources, named on{' '}
        <a href={paths.openData()}>Open Data</a>.
      </p>
    ),
  },
  {
    id: 'liability',
    heading: 'Limit of liability',
    body: (
      <p>
        As far as the law allows, we are not liable for indirect or consequential damage, or for
        damage that arises from relying on product information, from a product you bought, or from
        the site being unavailable. Nothing in these terms excludes liability that cannot be
        excluded by law.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes to these terms',
    body: (
      <p>
        We may change these terms. The date above says when that last happened, and a note says what
        changed. Using the site afterwards means that you accept the new terms.
      </p>
    ),
  },
  {
    id: 'contact',
    heading: 'Contact',
    body: (
      <p>
        Questions about these terms: <ContactAddress />. See also{' '}
        <a href={paths.contact()}>Contact</a> and <a href={paths.privacy()}>Privacy</a>.
      </p>
    ),
  },
];
