import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { DrawnMap } from '../../catalogue-map/drawn-map.ts';
import { parseMapView } from '../../catalogue-map/map-view.ts';
import { MapNotes } from './map-notes.tsx';

function textOf(map: Omit<DrawnMap, 'panels' | 'given'>): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MapNotes
        map={{ ...map, panels: [], given: 100 }}
        view={parseMapView(new URLSearchParams())}
        total={100}
      />
    </MemoryRouter>,
  );
  return html.replaceAll(/<.*?>/g, '');
}

test('the notes count in the singular and in the plural', () => {
  const one = textOf({ drawn: 1, marks: 1, unknown: 1, unstated: 1 });
  expect(one).toContain('1 product in 1 mark.');
  expect(one).toContain('1 more does not state both figures.');
  expect(one).toContain('1 more states no type (draw it).');
  const many = textOf({ drawn: 1_200, marks: 900, unknown: 30, unstated: 20 });
  expect(many).toContain('1,200 products in 900 marks: neighbors of one type share a mark.');
  expect(many).toContain('30 more do not state both figures.');
  expect(many).toContain('20 more state no type (draw them).');
});
