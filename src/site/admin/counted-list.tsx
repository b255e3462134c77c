import { ScrollRegion } from '../prose/scroll-region.tsx';

/** What was counted, most first, on a label; longer lists scroll. */
export function CountedList(props: {
  title: string;
  empty: string;
  items: readonly { readonly label: string; readonly count: number }[];
  hint?: string;
}) {
  return (
    <div className="label min-w-0 self-start">
      <h3 className="font-semibold">{props.title}</h3>
      <div className="rule-mid mt-1" />
      {props.items.length === 0 ? (
        <p className="pt-2 text-sm text-soft">{props.empty}</p>
      ) : (
        <ScrollRegion label={props.title} className="max-h-96 overflow-y-auto">
          <ol>
            {props.items.map(({ label, count }) => (
              <li key={label} className="label-row first:border-0">
                <span className="min-w-0 break-words">{label}</span>
                <strong className="tabular-nums">{count.toLocaleString('en-US')}</strong>
              </li>
            ))}
          </ol>
        </ScrollRegion>
      )}
      {props.hint !== undefined && <p className="mt-2 text-sm text-soft">{props.hint}</p>}
    </div>
  );
}
