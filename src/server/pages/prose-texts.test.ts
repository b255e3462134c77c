import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#importer/project-folder.ts';
import { Markdown } from '#site/prose/markdown.tsx';
import { plainText } from '#site/prose/prose-text.ts';
import { parseText, readTexts } from './prose-texts.ts';

const draw = (markdown: string, values: Readonly<Record<string, string>> = {}) => {
  const [section] = parseText(`## Heading {#id}\n\n${markdown}`, 'a text');
  return renderToStaticMarkup(createElement(Markdown, { tokens: section?.tokens ?? [], values }));
};

describe('a text of data/pages', () => {
  it('is sections with ids, and parts of them', () => {
    const sections = parseText(
      '## One {#one}\n\nFirst.\n\n### Part {#part}\n\nMore.\n\n## Two {#two}\n',
      'a text',
    );
    expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
      ['one', 'One'],
      ['two', 'Two'],
    ]);
    expect(sections[0]?.parts.map(({ id }) => id)).toEqual(['part']);
    expect(plainText(sections[0]?.tokens ?? [], {})).toBe('First.');
  });

  it('has no heading without an id, and nothing before the first', () => {
    expect(() => parseText('## One\n', 'faq')).toThrow('faq: no {#id} at the heading ## One');
    expect(() => parseText('Text.\n', 'faq')).toThrow('faq: text before the first heading: Text.');
  });

  it('becomes paragraphs, lists, emphasis, code and links', () => {
    expect(draw('**A** _b_ `c` [d](/d) [e](https://e.example)')).toBe(
      '<p><strong>A</strong> <em>b</em> <code>c</code> <a href="/d">d</a> <a href="https://e.example" rel="noopener">e</a></p>',
    );
    expect(draw('- a\n- b')).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(draw('1. a')).toBe('<ol><li>a</li></ol>');
  });

  it('has its names filled in, and none unknown', () => {
    expect(draw('{{n}} products', { n: '<2>' })).toBe('<p>&lt;2&gt; products</p>');
    expect(draw('{{alone}}', { alone: 'itself' })).toBe('itself');
    expect(() => draw('{{unknown}}')).toThrow('Nothing is known for {{unknown}}');
  });

  it('has no HTML of its own', () => {
    expect(() => draw('<script>alert(1)</script>')).toThrow('have no html');
    expect(() => draw('a <b>c</b>')).toThrow('have no');
    expect(() => draw('![a](b.png)')).toThrow('have no image');
    expect(() => draw('[a](javascript:alert)')).toThrow('neither a path nor');
  });
});

it('every file of data/pages can be read', () => {
  const read = readTexts();
  const names = readdirSync(join(PROJECT_FOLDER, 'data/pages')).map((file) => file.slice(0, -3));
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(read(name).length).toBeGreaterThan(0);
  expect(() => read('nothing')).toThrow('There is no text nothing');
});
