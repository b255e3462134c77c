import type { LabelEntry } from '#domain/ingredients/label/label.ts';
import { paths } from '#contract/paths.ts';
import { Icon } from '../../ui/icon.tsx';

/** The statement as a tree: groups and compounds with their members, each name with what it was understood as. */
export function EntryTree({ entries }: { entries: readonly LabelEntry[] }) {
  return <Level entries={entries} parent={null} />;
}

function Level({ entries, parent }: { entries: readonly LabelEntry[]; parent: number | null }) {
  const here = entries.flatMap((entry, index) =>
    entry.parent === parent ? [{ entry, index }] : [],
  );
  if (here.length === 0) return null;
  return (
    <ol className={parent === null ? '' : 'ml-3 border-l-4 border-rule pl-3'}>
      {here.map(({ entry, index }) => (
        <li key={index} className={parent === null ? 'border-b border-rule py-1.5' : 'py-1'}>
          <Entry entry={entry} />
          <Level entries={entries} parent={index} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: LabelEntry }) {
  if (entry.heading) return <span className="eyebrow wrap-anywhere">{entry.text}</span>;
  const renamed = entry.canonical.toLowerCase() !== entry.text.toLowerCase();
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span
        className={`wrap-anywhere ${entry.allergens.length > 0 ? 'font-semibold text-clay' : ''}`}
      >
        {entry.allergens.length > 0 && <Icon name="warning" className="mr-1 inline-block size-3" />}
        {entry.text}
        {entry.fragment && '…'}
      </span>
      {entry.known ? (
        renamed && (
          <a href={paths.ingredient(entry.canonical)} className="text-xs text-soft">
            {entry.canonical}
          </a>
        )
      ) : (
        <span className="text-xs text-amber">? not in our vocabulary</span>
      )}
      {entry.allergens.length > 0 && (
        <span className="text-xs text-clay">{entry.allergens.join(', ')}</span>
      )}
    </span>
  );
}
