import { fullTitle, headTags } from '../head.ts';
import type { MetaArguments, ScreenHandle } from '../screen.ts';

const PAGE_TAGS =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Replaces the previous page's title and head elements by those of the current page. */
export function writePageHead({ meta: metaOf }: ScreenHandle, page: MetaArguments): void {
  const { config } = page;
  const meta = metaOf(page);
  document.title = fullTitle(meta);
  for (const old of document.head.querySelectorAll(PAGE_TAGS)) old.remove();
  for (const { tag, attributes, text } of headTags(meta, config)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
