import type { ProductChange } from '#contract/admin-products.ts';
import { paths } from '#contract/paths.ts';
import { formatDateTime } from '../../admin/format-date.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { Button } from '../../ui/button.tsx';
import { productsApi } from './products-api.ts';

/** A product's fact changes can only be undone newest first; decisions can be undone in any order. */
function isNewest(change: ProductChange, changes: readonly ProductChange[]): boolean {
  if (change.kind === 'decision') return true;
  const standing = changes.find(
    (each) => each.kind === 'facts' && !each.undone && each.productId === change.productId,
  );
  return standing === change;
}

const shorten = (text: string | null) =>
  text === null ? 'nothing' : text.length > 60 ? `${text.slice(0, 60)}…` : text;

/** Changes to products, newest first: who, when, before and after, each with a button to undo it. */
export function HistoryList({ changes }: { changes: readonly ProductChange[] }) {
  const undo = useCatalogueCall({
    run: productsApi.undo,
    success: { title: 'Taken back' },
    failure: 'Failed to take it back',
  });
  if (changes.length === 0) return <p className="pt-2 text-sm text-soft">Nothing yet.</p>;
  return (
    <ol>
      {changes.map((change) => (
        <li
          key={`${change.kind} ${change.id}`}
          className="border-t border-rule py-2 text-sm first:border-0"
        >
          <p>
            {change.productId === null ? (
              change.name
            ) : (
              <a href={paths.product(change.productId)}>{change.name}</a>
            )}{' '}
            <strong>{change.what}</strong>
          </p>
          <ul>
            {change.changes.map(({ field, before, after }) => (
              <li key={field} className="break-words">
                {field}: <s className="text-soft">{shorten(before)}</s> {shorten(after)}
              </li>
            ))}
          </ul>
          <p className="text-soft">
            {change.who}, <time dateTime={change.at}>{formatDateTime(change.at)}</time>
            {change.source !== '' && (
              <>
                ,{' '}
                <a href={change.source} rel="noopener nofollow">
                  source
                </a>
              </>
            )}
            {change.undone && ', taken back'}
          </p>
          {!change.undone && change.productId !== null && isNewest(change, changes) && (
            <Button
              variant="quiet"
              className="-ml-4 text-sm"
              disabled={undo.isPending}
              onClick={() => undo.mutate(change)}
            >
              Take back
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
