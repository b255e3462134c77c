import { parseDocument } from 'htmlparser2';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];
interface Element {
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly children: readonly ChildNode[];
}

const isTag = (node: object): node is Element => 'attribs' in node;
const isText = (node: ChildNode): node is ChildNode & { readonly data: string } =>
  node.type === 'text';

/** An element as data: name, React's props, children. */
export type PageNode =
  | string
  | readonly [name: string, props: Record<string, unknown>, children: PageNode[]];

/** HTML attributes whose React names differ. */
const SPELLINGS: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  viewbox: 'viewBox',
  colspan: 'colSpan',
  checked: 'defaultChecked',
  value: 'defaultValue',
  preserveaspectratio: 'preserveAspectRatio',
};
const BOOLEANS = new Set(['hidden', 'open', 'checked', 'disabled', 'required']);

function propsOf({ name, attribs }: Element): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attribs).map(([attribute, value]) => {
      const dashed = /^(?:data|aria)-/.test(attribute);
      const known = name === 'option' && attribute === 'value' ? 'value' : SPELLINGS[attribute];
      const spelt = dashed
        ? attribute
        : (known ?? attribute.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()));
      return [spelt, BOOLEANS.has(attribute) ? true : value];
    }),
  );
}

function nodesOf(children: readonly ChildNode[]): PageNode[] {
  return children.flatMap((child): PageNode[] => {
    if (isText(child)) return [child.data];
    if (!isTag(child) || child.name === 'script') return [];
    return [[child.name, propsOf(child), nodesOf(child.children)]];
  });
}

function find(children: readonly ChildNode[], test: (element: Element) => boolean): Element | null {
  for (const child of children) {
    if (!isTag(child)) continue;
    const found = test(child) ? child : find(child.children, test);
    if (found !== null) return found;
  }
  return null;
}

/** Extracts a page's title, description and elements for another framework to render. Leaves out scripts and data. */
export function contentOf(html: string): {
  readonly metadata: object;
  readonly body: readonly PageNode[];
} {
  const { children } = parseDocument(html);
  const title = find(children, ({ name }) => name === 'title');
  const description = find(children, ({ attribs }) => attribs['name'] === 'description');
  const root = find(children, ({ attribs }) => attribs['id'] === 'root');
  if (root === null) throw new Error('The page has no #root.');
  return {
    metadata: {
      title: nodesOf(title?.children ?? [])
        .filter((node) => typeof node === 'string')
        .join(''),
      description: description?.attribs['content'] ?? '',
    },
    body: nodesOf(root.children),
  };
}

/** The number of elements in the body of a page. */
export function elementsOf(html: string): number {
  const body = find(parseDocument(html).children, ({ name }) => name === 'body');
  const count = (nodes: readonly PageNode[]): number =>
    nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + count(node[2])), 0);
  return count(nodesOf(body?.children ?? []));
}
