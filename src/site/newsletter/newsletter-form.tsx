import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { checkEmail, MAX_EMAIL_CHARACTERS } from '#domain/newsletter/email-address.ts';
import { request } from '../client/http-api.ts';
import { useConfig } from '../site-context.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { newsletterFormResult } from './form-result.ts';
import { CHECK_MAIL, SUBSCRIBED, subscriptionFailed } from './newsletter-messages.ts';

/** How the home page's form identifies itself (specification section 3, "Newsletter subscription"). */
const SOURCE = 'homepage';

/**
 * The newsletter form. With JavaScript it makes the JSON call and shows the result in a toast. Without, it is a plain
 * form whose result comes back in the address.
 */
export function NewsletterForm() {
  const { newsletterConfirm } = useConfig();
  const [email, setEmail] = useState('');
  const [refused, setRefused] = useState(false);
  const result = newsletterFormResult(new URLSearchParams(useLocation().search));
  const subscribe = useMutation({
    mutationFn: (address: string) =>
      request('POST', '/api/newsletter/subscribe', { email: address, subscriptionSource: SOURCE }),
    onSuccess: () => {
      setEmail('');
      toast(SUBSCRIBED);
    },
    onError: (failure) => toast(subscriptionFailed(failure)),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkEmail(email);
    setRefused(!checked.ok && checked.reason !== 'blank');
    if (checked.ok && !subscribe.isPending) subscribe.mutate(checked.email);
  };

  return (
    <form method="post" action="/newsletter/subscribe" onSubmit={submit}>
      <input type="hidden" name="subscriptionSource" value={SOURCE} />
      <Field
        label="Email address"
        name="email"
        type="email"
        required
        maxLength={MAX_EMAIL_CHARACTERS}
        autoComplete="email"
        placeholder="you@example.com"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={
          refused || result === 'invalid'
            ? 'Please enter an email address, such as you@example.com.'
            : null
        }
        trailing={
          <Button
            type="submit"
            variant="primary"
            className="shrink-0"
            disabled={subscribe.isPending}
          >
            {subscribe.isPending ? 'Subscribing...' : 'Subscribe'}
          </Button>
        }
      />
      {result === 'subscribed' && (
        <p role="status" className="mt-2 font-semibold text-leaf">
          {SUBSCRIBED.title} {SUBSCRIBED.description}
        </p>
      )}
      {newsletterConfirm && (result === 'subscribed' || subscribe.isSuccess) && (
        <p role="status" className="mt-2">
          {CHECK_MAIL}
        </p>
      )}
    </form>
  );
}
