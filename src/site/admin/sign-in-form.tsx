import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { operatorApi } from './operator-api.ts';
import { operatorQueries } from './operator-queries.ts';

function problemOf(error: Error | null, secondFactor: boolean): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) return 'The site could not be reached. Please try again.';
  if (error.status === 401) {
    return secondFactor
      ? 'The password is wrong, or the code is wrong or has expired.'
      : 'This is not the password.';
  }
  if (error.status === 429) return 'Too many wrong passwords. Please wait a few minutes.';
  return 'Signing in failed. Please try again.';
}

/**
 * Asks for the operator's password (product.md section 4), and for a code if a second factor is set up. It takes the
 * place of every operator page until the operator is signed in.
 */
export function SignInForm(props: {
  secondFactor: boolean;
  /** Whether a session expired while the page was open. */
  ended: boolean;
}) {
  const { secondFactor, ended } = props;
  const form = useRef<HTMLFormElement>(null);
  // The element that had the focus is now hidden, as the form will be.
  useEffect(() => {
    if (ended) form.current?.querySelector('input')?.focus();
    return () => document.getElementById('content')?.focus({ preventScroll: true });
  }, [ended]);
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signIn = useMutation({
    mutationFn: operatorApi.signIn,
    onSuccess: (session) => {
      setPassword('');
      setCode('');
      queries.setQueryData(operatorQueries.session.queryKey, session);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '' || signIn.isPending) return;
    signIn.mutate(secondFactor ? { password, code } : { password });
  };
  return (
    <form ref={form} onSubmit={submit} className="label mt-8 max-w-md">
      <h2 className="headline text-xl">Operator sign-in</h2>
      <div className="rule-mid my-3" />
      {ended && (
        <p role="status" className="mb-3">
          Your session has ended. Sign in again: what you were writing is still here.
        </p>
      )}
      <Field
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problemOf(signIn.error, secondFactor)}
        hint="From ADMIN_PASSWORD; where it is not set, printed once on the console at start."
      />
      {secondFactor && (
        <Field
          className="mt-4"
          label="Code"
          name="code"
          autoComplete="one-time-code"
          required
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          hint="Six digits from your authenticator app, or a recovery code."
        />
      )}
      <Button type="submit" variant="primary" className="mt-4" disabled={signIn.isPending}>
        {signIn.isPending ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
