import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { EnrolledSecret } from '#contract/admin.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { Fold } from '../../admin/fold.tsx';
import { operatorApi } from '../../admin/operator-api.ts';
import { operatorQueries } from '../../admin/operator-queries.ts';
import { refusalText } from '../../admin/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { toast } from '../../ui/toast.ts';

const CODE_INPUT = {
  name: 'code',
  autoComplete: 'one-time-code',
  required: true,
  maxLength: 40,
} as const;

/** A form of text fields that makes one call. It shows a refusal at its last field. */
function CallForm<Output>(props: {
  call: (fields: Readonly<Record<string, string>>) => Promise<Output>;
  onDone: (output: Output) => void | Promise<void>;
  button: string;
  failure: string;
  children: (problem: string | null) => ReactNode;
}) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: props.call,
    onSuccess: props.onDone,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    mutate(Object.fromEntries(fields));
  };
  return (
    <form onSubmit={submit} className="mt-4 grid max-w-xl gap-4">
      {props.children(error === null ? null : refusalText(error, props.failure))}
      <Button type="submit" className="justify-self-start" disabled={isPending}>
        {props.button}
      </Button>
    </form>
  );
}

function PasswordField({ error }: { error?: string | null }) {
  return (
    <Field
      label="Your password again"
      type="password"
      name="password"
      autoComplete="current-password"
      required
      error={error}
    />
  );
}

function Secret({ enrolled }: { enrolled: EnrolledSecret }) {
  return (
    <>
      <p className="mt-3">
        Give this secret to your authenticator app, or{' '}
        <a href={enrolled.uri}>open it in an app on this device</a>. It is shown this once.
      </p>
      <p className="mt-2">
        <code className="font-semibold break-words">
          {enrolled.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <p className="mt-1 text-sm text-soft">By time, 6 digits, 30 seconds, SHA-1.</p>
    </>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div role="status">
      <p className="mt-3">
        <strong>From now on signing in asks for a code.</strong> Keep these recovery codes where you
        will find them without the device. Each is good once; they are shown this once.
      </p>
      <ul className="mt-3 grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copyText(codes.join('\n'), { title: 'Copied' })}>Copy</Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  );
}

function Removal({ left, onRemoved }: { left: number; onRemoved: () => Promise<void> }) {
  return (
    <>
      <p className="mt-3">
        Signing in asks for a code. {left} recovery {left === 1 ? 'code is' : 'codes are'} left.
      </p>
      <Fold className="mt-2" summary="Take it away">
        <CallForm
          call={({ password = '', code = '' }) => operatorApi.removeSecondFactor(password, code)}
          onDone={async () => {
            toast({ title: 'The second factor is gone' });
            await onRemoved();
          }}
          button="Remove second factor"
          failure="Failed to remove the second factor."
        >
          {(problem) => (
            <>
              <PasswordField />
              <Field label="Code or recovery code" {...CODE_INPUT} error={problem} />
            </>
          )}
        </CallForm>
      </Fold>
    </>
  );
}

function Enrolment({ onActive }: { onActive: (codes: readonly string[]) => Promise<void> }) {
  const [enrolled, setEnrolled] = useState<EnrolledSecret | null>(null);
  if (enrolled === null) {
    return (
      <>
        <p className="mt-3">
          The password alone signs in. An authenticator app on your phone makes it a second lock.
        </p>
        <CallForm
          call={({ password = '' }) => operatorApi.enrolSecondFactor(password)}
          onDone={setEnrolled}
          button="Set up second factor"
          failure="Failed to set up the second factor."
        >
          {(problem) => <PasswordField error={problem} />}
        </CallForm>
      </>
    );
  }
  return (
    <>
      <Secret enrolled={enrolled} />
      <CallForm
        call={({ code = '' }) => operatorApi.confirmSecondFactor(code)}
        onDone={({ recoveryCodes }) => onActive(recoveryCodes)}
        button="Confirm"
        failure="Failed to confirm the code."
      >
        {(problem) => (
          <Field
            label="Code that the app shows"
            inputMode="numeric"
            {...CODE_INPUT}
            error={problem}
          />
        )}
      </CallForm>
    </>
  );
}

/** Sets up and removes time-based codes as a second factor. */
export function SecondFactorSection() {
  const queries = useQueryClient();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const asked = useQuery(operatorQueries.secondFactor);
  const { data } = asked;
  const refresh = () => queries.invalidateQueries(operatorQueries.secondFactor);
  const content = () => {
    if (recoveryCodes !== null) {
      return <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(null)} />;
    }
    if (data === undefined)
      return <Waiting asked={asked} what="The second factor" room="h-25" className="mt-3" />;
    if (data.active) return <Removal left={data.recoveryCodesLeft} onRemoved={refresh} />;
    return (
      <Enrolment
        onActive={async (codes) => {
          setRecoveryCodes(codes);
          await refresh();
        }}
      />
    );
  };
  return (
    <section className="label" aria-labelledby="second-factor-heading">
      <h2 id="second-factor-heading" className="font-semibold">
        Second factor
      </h2>
      <div className="rule-mid mt-1" />
      {content()}
    </section>
  );
}
