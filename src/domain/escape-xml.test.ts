import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('markup is escaped, wherever and however often it stands', () => {
  expect(escapeXml(`<a b="c">&'</a><`)).toBe("&lt;a b=&quot;c&quot;&gt;&amp;'&lt;/a&gt;&lt;");
});

test.each([
  ['\u0000\u0008\u000b\u000c\u000e\u001f', ''],
  ['\ud800a\udfff', 'a'],
  ['\ufffe\uffff', ''],
  ['\t\n\r \u007f\u0085', '\t\n\r \u007f\u0085'],
  ['\ud7ff\ue000\ufffd', '\ud7ff\ue000\ufffd'],
  ['\u{10000}\u{10ffff}', '\u{10000}\u{10ffff}'],
])('%j is written %j', (text, written) => {
  expect(escapeXml(text)).toBe(written);
});
