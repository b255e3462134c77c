/** The outcome of a call, line by line. */
export interface Report {
  readonly summary: string;
  readonly lines: readonly {
    readonly key: string;
    readonly text: string;
    readonly reason: string;
  }[];
}

/** The outcome of the last call, with the reason for each refused line. */
export function ReportView({ report }: { report: Report }) {
  return (
    <div className="receipt mt-4" role="status">
      <p className="font-bold">{report.summary}</p>
      {report.lines.length > 0 && (
        <ul className="mt-2 max-h-64 overflow-y-auto">
          {report.lines.map(({ key, text, reason }) => (
            <li key={key} className="border-t border-rule py-1">
              <code className="break-all">{text}</code>
              <span className="block text-clay">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
