import { formatCount } from '../../product-card/amount.ts';

/** The report's lists of rows by rule, and what each list is called. */
const LISTS = [
  ['rejected', 'Not taken'],
  ['quarantined', 'Held back'],
  ['leftOut', 'Taken without a figure'],
] as const;

interface Reason {
  readonly reason: string;
  readonly count: number;
  readonly examples: readonly string[];
}

interface BadLine {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

/** The report is untyped JSON on the wire; its lists come from the importer. */
function listOf<T>(report: Readonly<Record<string, unknown>>, key: string): readonly T[] {
  const list = report[key];
  return Array.isArray(list) ? (list as readonly T[]) : [];
}

/** The rows and lines of an import that are not in the catalogue as they were written: where they are, and why. */
export function NotTaken({ report }: { report: Readonly<Record<string, unknown>> }) {
  const rows = LISTS.flatMap(([key, name]) =>
    listOf<Reason>(report, key).map(({ reason, count, examples }) => ({
      name: `${name}: ${reason}`,
      where: `${formatCount(count)}: ${examples.join('; ')}${count > examples.length ? ' …' : ''}`,
    })),
  );
  const lines = listOf<BadLine>(report, 'badLines').map(({ file, line, problem }) => ({
    name: `${file}, line ${formatCount(line)}`,
    where: problem,
  }));
  const all = [...lines, ...rows];
  if (all.length === 0) return null;
  return (
    <details className="border-t border-rule">
      <summary className="flex min-h-11 items-center text-sm font-semibold underline underline-offset-4">
        What was not taken, where it is and why
      </summary>
      <dl className="text-sm break-words">
        {all.map(({ name, where }, place) => (
          <div key={place} className="border-t border-rule py-1.5">
            <dt className="font-semibold">{name}</dt>
            <dd>{where}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
