import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#contract/api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { OPERATOR_KEYS, operatorApi } from './operator-api.ts';

function problemOf(error: Error | null): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) return 'The site could not be reached. Please try again.';
  if (error.status === 401) return 'This is not the password.';
  if (error.status === 429) return 'Too many wrong passwords. Please wait a few minutes.';
  return 'Signing in failed. Please try again.';
}

/** The operator's password (product.md section 4). Shown in the place of every operator page until it is given. */
export function SignInForm() {
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const signIn = useMutation({
    mutationFn: operatorApi.signIn,
    onSuccess: (session) => {
      setPassword('');
      queries.setQueryData(OPERATOR_KEYS.session, session);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !signIn.isPending) signIn.mutate(password);
  };
  return (
    <form onSubmit={submit} className="label mt-8 max-w-md">
      <h2 className="headline text-xl">Operator sign-in</h2>
      <div className="rule-mid my-3" />
      <Field
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problemOf(signIn.error)}
        hint="From ADMIN_PASSWORD; where it is not set, printed once on the console at start."
      />
      <Button type="submit" variant="primary" className="mt-4" disabled={signIn.isPending}>
        {signIn.isPending ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
