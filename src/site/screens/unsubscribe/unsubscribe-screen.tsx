import { useLocation } from 'react-router';
import { newsletterFormResult } from '../../newsletter/form-result.ts';
import { MailLinkPage } from '../../newsletter/mail-link-page.tsx';
import { paths } from '#contract/paths.ts';
import { ContactAddress } from '../../prose/operator-detail.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { Button } from '../../ui/button.tsx';

export const handle: ScreenHandle = {
  hydrate: false,
  meta: () => ({ title: 'Unsubscribe', noindex: true }),
};

/**
 * The page to which the newsletter's unsubscribe links lead. Opening it does not unsubscribe, because mail scanners
 * open links. Its button sends the token in the body of a form, with or without JavaScript, and the result is shown
 * here.
 */
export function Component() {
  const parameters = new URLSearchParams(useLocation().search);
  const result = newsletterFormResult(parameters);
  const token = parameters.get('token') ?? '';
  if (result === 'unsubscribed') {
    return (
      <MailLinkPage title="You are unsubscribed">
        <p role="status">
          No further newsletter will be sent to your address. It was marked as unsubscribed; to have
          it erased as well, write to <ContactAddress />.
        </p>
      </MailLinkPage>
    );
  }
  if (result === 'unknown') {
    return (
      <MailLinkPage title="This link is not known">
        <p role="alert">
          Perhaps it was cut off by the mail program. Please open the link of a newer mail, or write
          to <ContactAddress /> and we will unsubscribe you.
        </p>
      </MailLinkPage>
    );
  }
  if (token === '') {
    return (
      <MailLinkPage title="Unsubscribe">
        <p>
          To unsubscribe, open the link at the end of any newsletter you got from us. No mail at
          hand? Write to <ContactAddress />.
        </p>
      </MailLinkPage>
    );
  }
  return (
    <MailLinkPage title="Unsubscribe from the newsletter?">
      <p>One press, and no further newsletter will be sent to your address.</p>
      <form method="post" action={paths.unsubscribe()} className="mt-4">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary">
          Unsubscribe
        </Button>
      </form>
    </MailLinkPage>
  );
}
