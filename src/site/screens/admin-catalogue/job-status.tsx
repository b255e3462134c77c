import type { ImportStatus } from '#contract/import-status.ts';
import { formatDateTime } from '../../admin/format-date.ts';
import { formatCount } from '../../product-card/amount.ts';
import { NotTaken } from './not-taken.tsx';

const STATUS: Readonly<Record<ImportStatus['status'], string>> = {
  never: 'Never run',
  running: 'Running',
  stopped: 'Stopped before its end; the next one goes on where it was',
  completed: 'Completed',
  failed: 'Failed',
};
const COUNTS: readonly (readonly [string, string])[] = [
  ['rows', 'Rows read'],
  ['taken', 'Records of protein supplements'],
  ['recordsAdded', 'Records new'],
  ['recordsChanged', 'Records changed'],
  ['productsCreated', 'Products new'],
  ['productsUpdated', 'Products changed'],
  ['productsRemoved', 'Products removed'],
  ['badLineCount', 'Lines that could not be read'],
];

/** The lines that an update reports besides its counts. */
function linesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
}

function Report({ report }: { report: Record<string, unknown> }) {
  return (
    <dl className="mt-3">
      {COUNTS.map(([key, name]) => {
        const count = report[key];
        return typeof count === 'number' ? (
          <div key={key} className="label-row">
            <dt>{name}</dt>
            <dd className="font-semibold">{formatCount(count)}</dd>
          </div>
        ) : null;
      })}
      {[...linesOf(report['notes']), ...linesOf(report['failed'])].map((line) => (
        <div key={line} className="label-row">
          <dt className="sr-only">Note</dt>
          <dd>{line}</dd>
        </div>
      ))}
      {typeof report['error'] === 'string' && (
        <div className="label-row text-clay">
          <dt>Error</dt>
          <dd>{report['error']}</dd>
        </div>
      )}
    </dl>
  );
}

/** The status of a catalogue job: its state, progress and report. */
export function JobStatus({ job }: { job: ImportStatus }) {
  const running = job.status === 'running';
  return (
    <>
      <p className="font-semibold" role="status">
        {STATUS[job.status]}
        {running && job.step !== '' && `: ${job.step}`}
        {!running && job.finishedAt !== null && ` ${formatDateTime(job.finishedAt)}`}
      </p>
      {running && (
        <progress
          className="progress mt-2 w-full"
          aria-label="Progress of the step"
          value={job.percent}
          max={100}
        />
      )}
      {job.report !== null && (
        <>
          <Report report={job.report} />
          <NotTaken report={job.report} />
        </>
      )}
    </>
  );
}
