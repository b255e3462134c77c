import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import type { CollectionData } from './collection-screen.tsx';
import { LeftOut } from './left-out.tsx';

function textOf(count: number): string {
  const data = {
    collection: { filters: {} },
    criteria: NO_CRITERIA,
    summary: {
      hidden: { count: 0, reasons: [] },
      unconfirmed: 0,
      unstated: [{ filter: 'sugarMax', count }],
      near: [],
    },
  } as unknown as CollectionData;
  return renderToStaticMarkup(<LeftOut data={data} />).replaceAll(/<.*?>/g, '');
}

test('what does not state a figure is counted in the singular and in the plural', () => {
  expect(textOf(1)).toContain('1 does not state sugar');
  expect(textOf(1_200)).toContain('1,200 do not state sugar');
});
