import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuarantinedRecordView } from '#contract/catalogue-upkeep.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { PageTurner, PlaceInList } from '../../admin/page-turner.tsx';
import { Waiting } from '../../admin/waiting.tsx';
import { operatorApi } from '../../admin/operator-api.ts';
import { operatorQueries } from '../../admin/operator-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';

const PAGE_SIZE = 10;
const DECISIONS = {
  open: { tone: 'unknown', text: 'Waiting' },
  accepted: { tone: 'met', text: 'Accepted' },
  rejected: { tone: 'broken', text: 'Rejected' },
} as const;

function RecordRow({ record }: { record: QuarantinedRecordView }) {
  const decide = useCatalogueCall({
    run: (decision: QuarantinedRecordView['decision']) =>
      operatorApi.decide({ ...record, decision }),
    failure: 'Failed to keep the decision',
  });
  const { tone, text } = DECISIONS[record.decision];
  const choices = (['accepted', 'rejected', 'open'] as const).filter(
    (choice) => choice !== record.decision,
  );
  const names = { accepted: 'Accept', rejected: 'Reject', open: 'Reopen' };
  return (
    <li className="border-t border-rule py-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong className="min-w-0 break-words">{record.name || 'Name not stated'}</strong>
        <Chip tone={tone}>{text}</Chip>
        <code className="ml-auto text-xs break-all text-soft">
          {record.sourceKey} {record.record}
        </code>
      </div>
      <p className="mt-1 text-sm">
        <span className="font-semibold">{record.reason}.</span> {record.detail}
      </p>
      <div className="-ml-4 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice}
            variant="quiet"
            className="text-sm"
            disabled={decide.isPending}
            aria-label={`${names[choice]} ${record.name} ${record.record}`}
            onClick={() => decide.mutate(choice)}
          >
            {names[choice]}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Quarantined records, each with the rule that it broke and the operator's decision. */
export function QuarantineSection() {
  const [offset, setOffset] = useState(0);
  const asked = useQuery({
    ...operatorQueries.quarantine({ limit: PAGE_SIZE, offset }),
    placeholderData: keepPreviousData,
  });
  const { data } = asked;
  const place = { offset, size: PAGE_SIZE, total: data?.total ?? 0 };
  return (
    <section className="laid-out-late" aria-labelledby="quarantine-heading">
      <h2 id="quarantine-heading" className="headline text-xl">
        Quarantine
      </h2>
      <p className="mt-1 max-w-[66ch] text-sm text-soft">
        Records whose figures or text cannot be right. An accepted record joins the catalogue at
        once, a rejected one stays out.
      </p>
      {data === undefined ? (
        <Waiting asked={asked} what="The quarantine" room="h-48" className="mt-4" />
      ) : (
        <div className="grid gap-6 md:grid-cols-[2fr_1fr]">
          <div>
            <PlaceInList id="quarantine-place" place={place} empty="Nothing is in quarantine." />
            <ul className="mt-2">
              {data.records.map((record) => (
                <RecordRow key={`${record.sourceKey} ${record.record}`} record={record} />
              ))}
            </ul>
            <PageTurner list="quarantine-place" place={place} onTurn={setOffset} />
          </div>
          <div className="label mt-4 self-start">
            <h3 className="font-semibold">By rule</h3>
            <div className="rule-mid mt-1" />
            <dl>
              {data.reasons.map(({ reason, count }) => (
                <div key={reason} className="label-row first:border-0">
                  <dt className="min-w-0 break-words">{reason}</dt>
                  <dd className="font-semibold">{count}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
    </section>
  );
}
