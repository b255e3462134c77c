import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { newsletterFormResult } from '../../newsletter/form-result.ts';
import { MailLinkPage } from '../../newsletter/mail-link-page.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { Button } from '../../ui/button.tsx';

export const handle: ScreenHandle = {
  hydrate: false,
  meta: () => ({ title: 'Confirm your subscription', noindex: true }),
};

/**
 * The page to which the link in a confirmation mail leads. Opening it confirms nothing, because mail scanners open
 * links; its button does.
 */
export function Component() {
  const parameters = new URLSearchParams(useLocation().search);
  const result = newsletterFormResult(parameters);
  const token = parameters.get('token') ?? '';
  if (result === 'confirmed')
    return (
      <MailLinkPage title="You are subscribed">
        <p role="status">
          Thank you for confirming. Every mail has a link that ends the subscription.
        </p>
      </MailLinkPage>
    );
  if (result === 'unknown')
    return (
      <MailLinkPage title="This link is not known">
        <p role="alert">
          Perhaps it was cut off by the mail program, or the subscription has been ended since.
          Please subscribe again, and a new mail is sent.
        </p>
      </MailLinkPage>
    );
  if (token === '')
    return (
      <MailLinkPage title="Confirm your subscription">
        <p>Please open the link in the mail that we sent you when you subscribed.</p>
      </MailLinkPage>
    );
  return (
    <MailLinkPage title="Confirm your subscription?">
      <p>One press, and the newsletter comes to your address.</p>
      <form method="post" action={paths.confirmNewsletter()} className="mt-4">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary">
          Confirm
        </Button>
      </form>
    </MailLinkPage>
  );
}
