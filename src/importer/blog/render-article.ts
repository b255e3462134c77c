import { setImmediate } from 'node:timers/promises';
import { Marked } from 'marked';
import { curlQuotes } from './curl-quotes.ts';
import { directiveOf, DIRECTIVE_NAMES, type FigureData } from './directives.ts';
import { scrollRegion } from './figure-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';

export type RenderedArticle =
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly line: number; readonly reason: string };

const markdown = new Marked({ gfm: true, async: false });

/**
 * Renders an article's Markdown as safe HTML. Lines such as `{{catalogue-table: type-medians}}`, alone in their
 * paragraph, are replaced by tables and plots computed from the catalogue; everything else is sanitized. `firstLine` is
 * the line of the file on which the body starts, for messages.
 */
export async function renderArticle(
  body: string,
  data: FigureData,
  firstLine = 1,
): Promise<RenderedArticle> {
  const parts: string[] = [];
  let text: string[] = [];
  const flush = () => {
    if (text.some((line) => line.trim() !== '')) {
      const html = markdown.parse(text.join('\n')) as string;
      parts.push(curlQuotes(sanitiseHtml(html)));
    }
    text = [];
  };
  for (const [index, line] of body.split('\n').entries()) {
    const draw = directiveOf(line);
    if (draw === null) {
      text.push(line);
    } else if (draw === 'unknown') {
      const reason = `no such figure: ${line.trim()}; there are ${DIRECTIVE_NAMES.join(', ')}`;
      return { ok: false, line: firstLine + index, reason };
    } else {
      flush();
      // Each figure iterates over the whole catalogue, and the running site renders articles too.
      await setImmediate();
      parts.push(draw(data));
    }
  }
  flush();
  return { ok: true, html: inScrollRegions(parts.join('\n').trim()) };
}

/** Wraps tables written in Markdown in scrollable boxes named by their number. Figures have such boxes already. */
function inScrollRegions(html: string): string {
  let count = 0;
  return html.replace(/<table>\n?<thead>[\s\S]*?<\/table>/g, (table) => {
    count += 1;
    return scrollRegion(table, `Table ${count}`);
  });
}
