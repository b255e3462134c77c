import { Fragment, type ReactNode } from 'react';
import type { PublicConfig } from '#contract/public-config.ts';
import { useConfig } from '../../site-context.tsx';
import { Markdown } from '../../prose/markdown.tsx';
import { OPERATOR_VALUES } from '../../prose/operator-detail.tsx';
import type { TextSection, TextValues } from '../../prose/prose-text.ts';
import { Button } from '../../ui/button.tsx';
import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { BROWSER_ENTRIES, COUNTED_EVENTS } from './what-is-stored.ts';

/**
 * Returns the values of the names in the policy: what the code stores and counts, and which third parties are
 * configured.
 */
export function privacyValues(
  text: readonly TextSection[],
  config: PublicConfig,
): TextValues<ReactNode> {
  return {
    ...OPERATOR_VALUES,
    'operator.address': <OperatorAddress />,
    lookup:
      config.barcodeLookUp &&
      'A barcode that we do not know is asked for at Open Food Facts by our server, which tells it the number alone. ',
    entries: <BrowserEntries />,
    events: COUNTED_EVENTS.map(({ name, content }) => (
      <li key={name}>
        <code>{name}</code>: {content}
      </li>
    )),
    others: <ThirdParties text={text} {...config} />,
  };
}

function OperatorAddress() {
  return useConfig().operatorAddress ?? 'on request by email';
}

function BrowserEntries() {
  return (
    <ScrollRegion label="Entries in the browser">
      <table className="wide">
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">What for</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {BROWSER_ENTRIES.map(({ entry, purpose, kept }) => (
            <tr key={entry}>
              <th scope="row">
                {entry.split(/(?<=_)/).map((part, place) => (
                  <Fragment key={`${part}${place}`}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </th>
              <td>{purpose}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Advertising and analytics as they are configured, so that the policy describes this site. */
function ThirdParties({
  text,
  adsClient,
  analyticsId,
}: Pick<PublicConfig, 'adsClient' | 'analyticsId'> & { text: readonly TextSection[] }) {
  const wanted = adsClient === null && analyticsId === null ? 'none' : 'some';
  const part = text.flatMap(({ parts }) => parts).find(({ id }) => id === wanted);
  const values = {
    advertising: adsClient !== null && 'Advertising by Google may be shown. ',
    analytics: analyticsId !== null && 'Visits may be measured with Google Analytics. ',
    choose: (
      <p>
        <Button className="needs-script" data-consent-open="">
          Change my choice
        </Button>
      </p>
    ),
  };
  return <Markdown tokens={part?.tokens ?? []} values={values} />;
}
