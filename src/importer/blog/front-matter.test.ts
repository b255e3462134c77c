import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from './front-matter.ts';

const article = (...lines: string[]) => ['---', ...lines, '---', '', 'Body.'].join('\n');

describe('parseFrontMatter', () => {
  it('reads texts, quoted texts and lists, and where the body starts', () => {
    const read = parseFrontMatter(
      article('slug: a-b', 'title: "A: b"', "excerpt: 'it is'", 'tags: [one, "two words"]'),
    );
    expect(read).toEqual({
      ok: true,
      fields: new Map<string, unknown>([
        ['slug', 'a-b'],
        ['title', 'A: b'],
        ['excerpt', 'it is'],
        ['tags', ['one', 'two words']],
      ]),
      body: '\nBody.',
      bodyLine: 7,
    });
  });

  it('reads Windows line ends, comments and an empty list', () => {
    const read = parseFrontMatter(article('# note', '', 'tags: []').replaceAll('\n', '\r\n'));
    expect(read.ok && read.fields).toEqual(new Map([['tags', []]]));
  });

  it('keeps colons and hashes inside a plain text', () => {
    const read = parseFrontMatter(article('title: Whey: the #1 question'));
    expect(read.ok && read.fields.get('title')).toBe('Whey: the #1 question');
  });

  it.each([
    ['Body only.', 1, 'an article starts with "---"'],
    ['---\nslug: a', 1, 'the front matter is not closed by "---"'],
    [article('slug: a', 'no colon'), 3, 'expected "name: value"'],
    [article('slug: a', 'slug: b'), 3, '"slug" is given twice'],
    [article('tags: [a, b'), 2, 'the value of "tags" cannot be read'],
    [article('tags: [a,, b]'), 2, 'the value of "tags" cannot be read'],
    [article('title: "open'), 2, 'the value of "title" cannot be read'],
    [article('title: "a "b" c"'), 2, 'the value of "title" cannot be read'],
  ])('refuses %j and says where', (text, line, reason) => {
    expect(parseFrontMatter(text)).toEqual({ ok: false, line, reason });
  });
});
