import { describe, expect, it } from 'vitest';
import { HOSTILE_HTML } from '../../../tests/support/hostile-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';

describe('sanitiseHtml', () => {
  it('keeps what articles consist of', () => {
    const html =
      '<h2>A</h2><p><strong>b</strong> <em>c</em> <code>d</code> <a href="/search">e</a></p>' +
      '<ul><li>f</li></ul><ol start="3"><li>g</li></ol><blockquote>h</blockquote>' +
      '<table><thead><tr><th scope="col">i</th></tr></thead><tbody><tr><td>j</td></tr></tbody></table>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it('makes a top heading a second one, because the title is the top one', () => {
    expect(sanitiseHtml('<h1>A</h1>')).toBe('<h2>A</h2>');
  });

  it('marks outside links, and leaves inside ones alone', () => {
    expect(sanitiseHtml('<a href="https://doi.org/1" target="_blank" onclick="x()">a</a>')).toBe(
      '<a href="https://doi.org/1" rel="noopener">a</a>',
    );
    expect(sanitiseHtml('<a href="/faq" rel="opener">a</a>')).toBe('<a href="/faq">a</a>');
    expect(sanitiseHtml('<a href="mailto:a@example.org">a</a>')).toBe(
      '<a href="mailto:a@example.org">a</a>',
    );
  });

  it('turns right-aligned cells into columns of numbers', () => {
    expect(
      sanitiseHtml(
        '<table><tr><th align="right">g</th></tr><tr><td align="right">1</td></tr></table>',
      ),
    ).toBe(
      '<table><tr><th scope="col" class="num">g</th></tr><tr><td class="num">1</td></tr></table>',
    );
  });

  it('has at least 200 hostile texts to try', () => {
    expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(200);
  });

  it.each(HOSTILE_HTML)('leaves nothing that runs in %j', (hostile) => {
    const html = sanitiseHtml(hostile);
    const allowed =
      /<\/?(?:p|h2|h3|h4|ul|ol|li|blockquote|pre|code|hr|br|strong|em|del|sup|sub|a|table|thead|tbody|tr|th|td)(?: (?:href|rel|start|scope|class)="[^"<>]*")*(?: \/)?>/g;
    const rest = html.replace(allowed, '');
    expect(rest).not.toContain('<');
    for (const [, href] of html.matchAll(/<[^<>]* href="([^"]*)"/g)) {
      expect(href).toMatch(/^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i);
    }
    for (const [, name] of html.matchAll(/<[^<>]* class="([^"]*)"/g)) expect(name).toBe('num');
  });
});
