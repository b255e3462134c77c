import type { MouseEvent } from 'react';
import type { PagerItem } from '#domain/paging/pager.ts';
import { Icon } from './icon.tsx';

const CELL =
  'inline-grid min-h-11 basis-11 place-items-center border-2 border-transparent font-semibold no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper';

/**
 * A pager of real links (`hrefOf`), which work without JavaScript; `onPage` handles plain clicks. It stays on one line:
 * on phones its cells are reduced to their numbers. `items` come from `browsePager` or `searchPager`.
 */
export function Pagination({
  label,
  page,
  pages,
  items,
  hrefOf,
  onPage,
}: {
  label: string;
  page: number;
  pages: number;
  items: readonly PagerItem[];
  hrefOf: (page: number) => string;
  onPage?: (page: number) => void;
}) {
  const follow = (target: number) => (event: MouseEvent) => {
    if (onPage === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPage(target);
  };
  const step = (target: number, name: 'Previous' | 'Next') => {
    const inside = target >= 1 && target <= pages;
    const content = (
      <span className="inline-flex items-center gap-1 px-1">
        {name === 'Previous' && <Icon name="left" />}
        <span className="max-sm:sr-only">{name}</span>
        {name === 'Next' && <Icon name="right" />}
      </span>
    );
    return inside ? (
      <a
        className={CELL}
        href={hrefOf(target)}
        rel={name === 'Next' ? 'next' : 'prev'}
        onClick={follow(target)}
      >
        {content}
      </a>
    ) : (
      <span className={`${CELL} text-faint hover:border-transparent`} aria-disabled="true">
        {content}
      </span>
    );
  };
  // Two ellipses have no page of their own, so the preceding item identifies them.
  const keyed = items.map((item, index) => ({
    item,
    key: item === 'ellipsis' ? `after-${items[index - 1]}` : `page-${item}`,
  }));
  return (
    <nav aria-label={label} className="flex items-center justify-center print:hidden">
      {step(page - 1, 'Previous')}
      {keyed.map(({ item, key }) =>
        item === 'ellipsis' ? (
          <span key={key} className="inline-grid min-h-11 min-w-6 place-items-center text-soft">
            …
          </span>
        ) : (
          <a
            key={key}
            className={CELL}
            href={hrefOf(item)}
            aria-current={item === page ? 'page' : undefined}
            aria-label={`Page ${item}`}
            onClick={follow(item)}
          >
            {item}
          </a>
        ),
      )}
      {step(page + 1, 'Next')}
    </nav>
  );
}
