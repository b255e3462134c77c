import type { PublicConfig } from '#contract/public-config.ts';
import { paths } from '#contract/paths.ts';
import { useConfig } from '../../site-context.tsx';
import { ContactAddress, OperatorDetail, OperatorName } from '../../prose/operator-detail.tsx';
import type { ProseSection } from '../../prose/prose-page.tsx';
import { Button } from '../../ui/button.tsx';
import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { BROWSER_ENTRIES, COUNTED_EVENTS } from './what-is-stored.ts';

/** The policy. Ads and analytics are described as they are configured, so that it says what this site does. */
export function privacySections(config: PublicConfig): readonly ProseSection[] {
  return [WHO, BROWSER, EVENTS, NEWSLETTER, MAIL, LOGS, thirdParties(config), RIGHTS, CHANGES];
}

const WHO: ProseSection = {
  id: 'who',
  heading: 'Who is responsible',
  body: (
    <p>
      <OperatorName />. Address: <OperatorAddress />. E-mail: <ContactAddress />.
    </p>
  ),
};

function OperatorAddress() {
  const { operatorAddress } = useConfig();
  return (
    <OperatorDetail
      value={operatorAddress}
      variable="OPERATOR_ADDRESS"
      fallback="on request by e-mail"
    />
  );
}

const BROWSER: ProseSection = {
  id: 'browser',
  heading: 'What is kept in your browser',
  wide: true,
  body: (
    <>
      <p>
        Shoppers get no cookies. A few entries are kept in your browser’s storage and never sent to
        us. Clearing the site’s data removes them; with storage blocked, everything still works.
      </p>
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
                <th scope="row" className="wrap-anywhere">
                  {entry}
                </th>
                <td>{purpose}</td>
                <td>{kept}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p>
        So that pages can be read again without a network, the browser also keeps copies of up to 60
        pages you visited and of the site’s own files. They are for your eyes only and go when you
        clear the site’s data.
      </p>
      <p>
        Only the operator who signs in to the admin pages gets a cookie, which holds a random
        session number.
      </p>
    </>
  ),
};

const EVENTS: ProseSection = {
  id: 'events',
  heading: 'What our server counts',
  body: (
    <>
      <p>
        To see which pages are of use, our own server counts four things, each with the time and
        nothing that tells who it was: no address, no identifier, no device.
      </p>
      <ul>
        {COUNTED_EVENTS.map(({ name, content }) => (
          <li key={name}>
            <code>{name}</code>: {content}
          </li>
        ))}
      </ul>
    </>
  ),
};

const NEWSLETTER: ProseSection = {
  id: 'newsletter',
  heading: 'Newsletter',
  body: (
    <>
      <p>
        If you subscribe, we keep your e-mail address, the time, where on the site you did it, and
        whether the subscription is active. We use it to send the newsletter and nothing else, and
        give it to nobody but the mail service that delivers it. The legal basis is your consent.
      </p>
      <p>
        Every mail has an unsubscribe link that works with one click. After that you get no more
        mail; the address stays marked as unsubscribed, until you ask us to erase it. We erase it on
        request.
      </p>
      <p>
        The choice “which products interest you” on the home page stays in your browser’s memory and
        is not sent anywhere.
      </p>
    </>
  ),
};

const MAIL: ProseSection = {
  id: 'mail',
  heading: 'If you write to us',
  body: (
    <p>
      We use your e-mail only to reply to you. It goes on no mailing list and is shared with nobody.
    </p>
  ),
};

const LOGS: ProseSection = {
  id: 'logs',
  heading: 'Server logs and limits',
  body: (
    <>
      <p>
        The server’s log has one line per request: time, method, path without anything after “?”,
        status and duration. No network address, no browser name, no search words.
      </p>
      <p>
        Against abuse, some calls are limited per network address. For that a keyed hash of the
        address is counted until the window of the limit has passed, at most a few hours. The
        address itself is not stored. A host or proxy in front of this server may keep logs of its
        own.
      </p>
    </>
  ),
};

function thirdParties({ adsClient, analyticsId }: PublicConfig): ProseSection {
  const some = adsClient !== null || analyticsId !== null;
  return {
    id: 'consent',
    heading: 'Others, and your consent',
    body: (
      <>
        <p>
          Fonts, scripts and pictures come from this site. Before you consent, your browser contacts
          nobody else.
        </p>
        {some ? (
          <>
            <p>
              {adsClient !== null && 'Advertising by Google may be shown. '}
              {analyticsId !== null && 'Visits may be measured with Google Analytics. '}
              It is loaded only after you agree in the consent bar, and never if your browser sends
              Global Privacy Control. It may then set cookies and process your network address under
              Google’s own policy. Refusing is as easy as agreeing and costs you nothing.
            </p>
            <p>
              <Button className="needs-script" data-consent-open="">
                Change my choice
              </Button>
            </p>
          </>
        ) : (
          <p>
            At present neither advertising nor outside analytics is switched on here. If that
            changes, it will be loaded only after your consent, never if your browser sends Global
            Privacy Control, and this page will say so.
          </p>
        )}
        <p>
          When you follow a link to a retailer you leave this site, and the retailer learns that you
          came from here. Its own policy applies there.
        </p>
      </>
    ),
  };
}

const RIGHTS: ProseSection = {
  id: 'rights',
  heading: 'Your rights',
  body: (
    <p>
      You may ask what we hold about you, have it corrected, erased or handed over, withdraw
      consent, and complain to a supervisory authority. Since we can recognise nobody by anything
      but an e-mail address, that concerns the newsletter and your mails. We do not sell or share
      personal information. Write to <ContactAddress /> or see <a href={paths.contact()}>Contact</a>
      .
    </p>
  ),
};

const CHANGES: ProseSection = {
  id: 'changes',
  heading: 'Changes',
  body: <p>Last updated November 2026. What changed will be said here.</p>,
};
