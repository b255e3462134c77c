import { Fragment } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { countOf } from '../../../product-card/amount.ts';
import { sourceTitle } from '#domain/product/source-title.ts';
import { namedFacts, SourceList } from './source-list.tsx';
import { SourceName } from './source-name.tsx';

type Source = Product['provenance']['sources'][number];

/** Groups the records of one source under one license. */
const sourceKey = (source: Source): string => `${sourceTitle(source)} ${source.licence}`;

/** The records of one source, whose name and license are stated once. */
function Group({ sources }: { sources: readonly Source[] }) {
  const [first] = sources;
  if (first === undefined) return null;
  const title = sourceTitle(first);
  if (sources.length === 1)
    return (
      <>
        <SourceName url={first.url}>{title}</SourceName>
        {`, ${first.licence}`}
      </>
    );
  return (
    <>
      {`${title}, `}
      {sources.map(({ url, record }, place) => (
        <Fragment key={record}>
          {place > 0 && ', '}
          <SourceName url={url}>{record}</SourceName>
        </Fragment>
      ))}
      {`, ${first.licence}`}
    </>
  );
}

/** How this page came about, in figures of this product. */
export function TrustBox({ product }: { product: Product }) {
  const { sources, facts } = product.provenance;
  const named = namedFacts(facts);
  const stated = named.filter(({ origin }) => origin.basis === 'label').length;
  const unknown = Object.values(product.flagEvidence).filter(({ value }) => value === null).length;
  return (
    <section aria-labelledby="trust" className="receipt torn mt-14 p-5 pb-8">
      <h2 id="trust" className="headline text-xl">
        Why Trust This Analysis?
      </h2>
      <ul className="mt-3 gap-x-12 list-[square] *:not-last:mb-2 pl-5 text-base *:break-inside-avoid lg:columns-2">
        <li>
          {`Stated in public records: ${stated} of the ${named.length} facts on this page. The rest are calculated from them, with the formula shown.`}
        </li>
        <li>
          {sources.length === 1 ? 'The record: ' : 'The records: '}
          {[...Map.groupBy(sources, sourceKey)].map(([key, group], place) => (
            <Fragment key={key}>
              {place > 0 && '; '}
              <Group sources={group} />
            </Fragment>
          ))}
          .
        </li>
        <li>
          {`What no record states is shown as unknown${unknown > 0 ? ` (${countOf(unknown, 'dietary question')} here)` : ''}, never as zero and never as “free from”.`}
        </li>
        <li>
          Commissions change no figure and no match score.{' '}
          <a href={paths.howItWorks()}>How the score works</a>
        </li>
      </ul>
      <SourceList product={product} />
    </section>
  );
}
