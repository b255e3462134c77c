import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PublicConfig } from '#contract/public-config.ts';
import type { DrawnPart } from './drawn-part.tsx';
import { FOOTER_CLASS, FooterContents } from './footer.tsx';
import { HEADER_CLASS, HeaderContents } from './header.tsx';
import { HEADER_ENTRIES } from './navigation.ts';

interface DrawnShell {
  readonly header: DrawnPart;
  readonly footer: DrawnPart;
}

function draw(className: string, contents: ReactNode): DrawnPart {
  return { className, dangerouslySetInnerHTML: { __html: renderToString(contents) } };
}

/** By the header's entry that is the page itself; '' for pages that are none. */
function drawShells(config: PublicConfig): ReadonlyMap<string, DrawnShell> {
  const footer = draw(FOOTER_CLASS, <FooterContents {...config} />);
  const entries = ['', ...HEADER_ENTRIES.map(({ href }) => href)];
  return new Map(
    entries.map((href) => {
      const header = draw(HEADER_CLASS, <HeaderContents pathname={href} />);
      return [href, { header, footer }];
    }),
  );
}

const shells = new WeakMap<PublicConfig, ReadonlyMap<string, DrawnShell>>();

/**
 * Header and footer of a page. They differ by nothing but the menu's mark, so they are drawn once a configuration: a
 * hundred of a product page's 650 elements (docs/decisions/speed.md).
 */
export function shellOfPage(pathname: string, config: PublicConfig): DrawnShell | null {
  let drawn = shells.get(config);
  if (drawn === undefined) {
    drawn = drawShells(config);
    shells.set(config, drawn);
  }
  return drawn.get(pathname) ?? drawn.get('') ?? null;
}
