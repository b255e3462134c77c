import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { fetchPage } from '../support/crawl.ts';
import { EVERY_PAGE, type Examples, findExamples } from '../support/every-page.ts';

/** The standard's rules; how a serializer writes what is equally valid is not judged. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    'no-inline-style': 'error',
    'no-dup-id': 'error',
    'input-missing-label': 'error',
    'require-sri': 'off',
    // Search engines cut titles; names of products are as long as they are.
    'long-title': 'off',
    // A label around its field that also names it is heard by more voice control programs.
    'no-redundant-for': 'off',
    // Scroll regions and comboboxes have no native element that does the same.
    'prefer-native-element': 'off',
  },
});

let examples: Examples;

beforeAll(async () => {
  examples = await findExamples(inject('siteOrigin'));
});

describe.each(EVERY_PAGE)('$name', ({ path }) => {
  test('is valid HTML', async () => {
    const { html } = await fetchPage(inject('siteOrigin'), path(examples));
    const { results } = await validator.validateString(html);
    const faults = results
      .flatMap(({ messages }) => messages)
      .map(
        ({ ruleId, message, offset }) =>
          `${ruleId}: ${message} at ${html.slice(Math.max(0, offset - 60), offset + 100)}`,
      );
    expect(faults.slice(0, 12), `${faults.length} faults`).toEqual([]);
  });

  test('has neither a style attribute nor a script of its own', async () => {
    const { html } = await fetchPage(inject('siteOrigin'), path(examples));
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
    expect(html).not.toContain('<style');
    const inline = html.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
    expect(inline.filter((tag) => !/type="application\/(?:ld\+)?json"/.test(tag))).toEqual([]);
  });
});
