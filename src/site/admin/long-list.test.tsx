import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LongList } from './long-list.tsx';

/** The label of the button under a list of `length` words; undefined if there is no button. */
function buttonOf(length: number): string | undefined {
  const items = Array.from({ length }, (_, index) => `word ${index}`);
  const html = renderToStaticMarkup(
    <LongList noun="word" items={items} row={(item) => <li key={item}>{item}</li>} />,
  );
  return /<button[^>]*>(.*?)<\/button>/.exec(html)?.[1]?.replaceAll(/<.*?>/g, '');
}

test('a list of more than ten has a button for the next ones, which counts them', () => {
  expect(buttonOf(10)).toBeUndefined();
  expect(buttonOf(11)).toBe('1 more word');
  expect(buttonOf(13)).toBe('3 more words');
  expect(buttonOf(30)).toBe('10 more words');
});

test('what was not loaded is said below the last row that was', () => {
  const shown = (length: number, total: number) =>
    renderToStaticMarkup(
      <LongList
        noun="word"
        items={Array.from({ length }, (_, index) => index)}
        total={total}
        row={(item) => <li key={item}>{item}</li>}
      />,
    );
  expect(shown(10, 2_576)).toContain('The first 10 of 2,576;');
  expect(shown(10, 10)).not.toContain('The first');
  expect(shown(11, 2_576)).not.toContain('The first');
});
