import type { SearchSummary } from '#contract/api.ts';
import { Icon } from '../ui/icon.tsx';

/** Conflicting wishes, and cautions. Unknown words are marked at their field instead. */
export function Warnings({ warnings }: { warnings: SearchSummary['warnings'] }) {
  const shown = warnings.filter(({ kind }) => kind !== 'unknown-word');
  return (
    <div role="status">
      {shown.length > 0 && (
        <ul className="*:not-last:mb-2">
          {shown.map(({ kind, text }) => (
            <li
              key={text}
              className={`flex gap-2 px-3 py-2 text-sm ${kind === 'conflict' ? 'bg-clay-wash text-clay' : 'bg-amber-wash text-amber'}`}
            >
              <Icon name="warning" className="mt-0.5" />
              <span>
                <strong className="font-semibold">
                  {kind === 'conflict' ? 'Conflict: ' : 'Caution: '}
                </strong>
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
