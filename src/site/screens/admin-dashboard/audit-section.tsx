import { useQuery } from '@tanstack/react-query';
import type { AuditLog } from '#contract/audit.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { useFirstRows } from '../../admin/long-list.tsx';
import { formatDateTime } from '../../admin/format-date.ts';
import { get } from '../../admin/operator-api.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { saveFile, writeCsv } from '../../admin/write-csv.ts';
import { countOf } from '../../product-card/amount.ts';
import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { Button } from '../../ui/button.tsx';

type Entries = AuditLog['entries'];
const PAGE = 100;

async function readPage(before?: number): Promise<Entries> {
  return (await get<AuditLog>(['admin', 'audit'], { limit: PAGE, before })).entries;
}

async function readAll(): Promise<Entries> {
  const all: Entries = [];
  for (;;) {
    const page = await readPage(all.at(-1)?.id);
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

function toCsv(entries: Entries): string {
  const rows = entries.map((entry) => [
    String(entry.id),
    entry.at,
    entry.actor,
    entry.action,
    entry.subject,
    JSON.stringify(entry.detail),
  ]);
  return writeCsv([['id', 'at', 'who', 'action', 'subject', 'detail'], ...rows]);
}

/** The operator's sign-ins and actions, newest first, and the whole log as a file. */
export function AuditSection() {
  const asked = useQuery({
    queryKey: ['operator', 'audit'],
    queryFn: () => readPage(),
    staleTime: 0,
  });
  const { data } = asked;
  const { rows, more } = useFirstRows(data ?? [], 'entry', 'entries');
  const save = useCatalogueCall({
    run: readAll,
    success: (entries) => ({
      title: 'Exported',
      description: `${countOf(entries.length, 'entry', 'entries')}.`,
    }),
    failure: 'Failed to export the audit log',
    onSuccess: (entries) => saveFile('audit-log.csv', 'text/csv', toCsv(entries)),
  });
  return (
    <section className="laid-out-late" aria-labelledby="audit-heading">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="audit-heading" className="headline text-xl">
          Audit log
        </h2>
        <Button disabled={save.isPending} onClick={() => save.mutate(undefined)}>
          Export the audit log
        </Button>
      </div>
      {data === undefined ? (
        <Waiting asked={asked} what="The log" room="h-80" />
      ) : (
        <ScrollRegion label="Audit log: table" className="h-80 overflow-auto border-2 border-ink">
          <table className="w-full text-left text-sm">
            <thead>
              <tr className="border-b-4 border-ink">
                <th className="px-3 py-1">When</th>
                <th className="px-3 py-1">Who</th>
                <th className="px-3 py-1">What</th>
                <th className="px-3 py-1">To</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, at, actor, action, subject }) => (
                <tr key={id} className="border-b border-rule">
                  <td className="px-3 py-1 whitespace-nowrap">
                    <time dateTime={at}>{formatDateTime(at)}</time>
                  </td>
                  <td className="px-3 py-1">{actor}</td>
                  <td className="px-3 py-1 font-medium">{action}</td>
                  <td className="px-3 py-1">{subject}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {more}
    </section>
  );
}
