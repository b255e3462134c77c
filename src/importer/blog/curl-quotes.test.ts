import { expect, it } from 'vitest';
import { curlQuotes } from './curl-quotes.ts';

it.each([
  ['"may contain"', '“may contain”'],
  ["don't", 'don’t'],
  ["a maker's own ('quality') score", 'a maker’s own (‘quality’) score'],
  ['<p>"Total Sugars" includes</p>', '<p>“Total Sugars” includes</p>'],
  ['<p>"<strong>Silence</strong>" is</p>', '<p>“<strong>Silence</strong>” is</p>'],
  ['<p><em>"a"</em>, "b"</p>', '<p><em>“a”</em>, “b”</p>'],
  ['<p>say <a href="/x">"y"</a></p>', '<p>say <a href="/x">“y”</a></p>'],
  ['<p><code>"x"</code> and "y"</p>', '<p><code>"x"</code> and “y”</p>'],
  ['<p>end</p>\n<p>"start"</p>', '<p>end</p>\n<p>“start”</p>'],
  ['no quotes', 'no quotes'],
])('writes %j as %j', (straight, curled) => {
  expect(curlQuotes(straight)).toBe(curled);
});
