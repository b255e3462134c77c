import { useState } from 'react';
import type { Issues, IssueView } from '#contract/newsletter-issues.ts';
import { formatDateTime } from '../../admin/format-date.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { AskFirst, ThrowAway } from '../../admin/ask-first.tsx';
import { Field } from '../../ui/field.tsx';
import { newsletterApi } from './newsletter-api.ts';

const STATES = {
  draft: 'Draft',
  sending: 'Being sent',
  paused: 'Paused',
  sent: 'Sent',
} as const;

const COUNTS = [
  ['sent', 'Sent'],
  ['queued', 'To be sent'],
  ['handed', 'Handed over, answer not seen'],
  ['failed', 'Refused'],
  ['bounced', 'No such address'],
  ['skipped', 'Unsubscribed meanwhile'],
] as const;

function Counts({ issue }: { issue: IssueView }) {
  return (
    <dl className="mt-2">
      {COUNTS.filter(([key]) => key === 'sent' || issue.counts[key] > 0).map(([key, name]) => (
        <div key={key} className="label-row text-sm">
          <dt>{name}</dt>
          <dd className="font-semibold">{formatCount(issue.counts[key])}</dd>
        </div>
      ))}
    </dl>
  );
}

function SendDialog(props: { issue: IssueView; readers: number; onClose: () => void }) {
  const { issue, readers, onClose } = props;
  const send = useCatalogueCall({
    run: () => newsletterApi.send(issue.id),
    success: { title: 'Sending' },
    failure: 'Failed to send the newsletter',
    onSuccess: onClose,
  });
  return (
    <AskFirst
      title={`Send to ${countOf(readers, 'reader')}?`}
      button="Send"
      pending={send.isPending}
      onYes={() => send.mutate(undefined)}
      onClose={onClose}
    >
      “{issue.subject}” goes to every active address, each once. What has gone out cannot be taken
      back.
    </AskFirst>
  );
}

function TestForm({ id }: { id: number }) {
  const test = useCatalogueCall({
    run: (to: string) => newsletterApi.test(id, to),
    success: { title: 'Test sent' },
    failure: 'Failed to send the test',
  });
  return (
    <form
      className="mt-3"
      aria-label={`Test draft ${id}`}
      onSubmit={(event) => {
        event.preventDefault();
        const to = new FormData(event.currentTarget).get('to');
        if (typeof to === 'string') test.mutate(to);
      }}
    >
      <Field
        label="Send a test to"
        name="to"
        type="email"
        required
        trailing={
          <Button type="submit" disabled={test.isPending}>
            Test
          </Button>
        }
      />
    </form>
  );
}

function IssueRow(props: {
  issue: IssueView;
  canSend: boolean;
  onEdit: (issue: IssueView) => void;
  onSend: (issue: IssueView) => void;
}) {
  const { issue, canSend, onEdit, onSend } = props;
  const pause = useCatalogueCall({
    run: () => newsletterApi.pause(issue.id),
    success: { title: 'Paused' },
    failure: 'Failed to pause the newsletter',
  });
  const throwAway = useCatalogueCall({
    run: () => newsletterApi.throwAway(issue.id),
    success: { title: 'Thrown away' },
    failure: 'Failed to throw the draft away',
  });
  const at = issue.finishedAt ?? issue.startedAt ?? issue.createdAt;
  return (
    <li className="label">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 font-semibold break-words">{issue.subject}</h3>
        <Chip tone={issue.state === 'sent' ? 'met' : 'plain'}>{STATES[issue.state]}</Chip>
      </div>
      <p className="text-sm text-soft">
        no. {issue.id}, <time dateTime={at}>{formatDateTime(at)}</time>
        {issue.state === 'sending' && issue.lastFailure !== null && (
          <> · the mail server was away last: {issue.lastFailure}</>
        )}
      </p>
      {issue.state !== 'draft' && <Counts issue={issue} />}
      {issue.state === 'draft' && <TestForm id={issue.id} />}
      <div className="mt-3 flex flex-wrap gap-3">
        {(issue.state === 'draft' || issue.state === 'paused') && (
          <Button disabled={!canSend} onClick={() => onSend(issue)}>
            {issue.state === 'draft' ? 'Send to all…' : 'Go on…'}
          </Button>
        )}
        {issue.state === 'draft' && (
          <>
            <Button variant="quiet" onClick={() => onEdit(issue)}>
              Edit
            </Button>
            <ThrowAway
              title={issue.subject}
              pending={throwAway.isPending}
              onYes={() => throwAway.mutate(undefined)}
            />
          </>
        )}
        {issue.state === 'sending' && (
          <Button disabled={pause.isPending} onClick={() => pause.mutate(undefined)}>
            Pause
          </Button>
        )}
      </div>
    </li>
  );
}

/** Newsletters, newest first: drafts to test and send, and the delivery of those that were sent. */
export function IssueList(props: { data: Issues; onEdit: (issue: IssueView) => void }) {
  const { issues, readers, canSend } = props.data;
  const [asked, setAsked] = useState<IssueView | null>(null);
  return (
    <section aria-labelledby="issues-heading" className="min-w-0">
      <h2 id="issues-heading" className="headline text-xl">
        Newsletters
      </h2>
      <p className="mt-1 text-sm text-soft">
        {countOf(readers, 'active reader')}.
        {!canSend && ' No mail server is configured (SMTP_URL): tests go to the outbox folder.'}
      </p>
      {issues.length === 0 && <p className="mt-4">None yet.</p>}
      <ol className="mt-4 grid gap-4">
        {issues.map((issue) => (
          <IssueRow
            key={issue.id}
            issue={issue}
            canSend={canSend}
            onEdit={props.onEdit}
            onSend={setAsked}
          />
        ))}
      </ol>
      {asked !== null && (
        <SendDialog issue={asked} readers={readers} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}
