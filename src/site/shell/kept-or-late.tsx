import { type ComponentType, createElement } from 'react';
import { latePart } from '../ui/late-part.tsx';
import { keptPart } from './kept-part.tsx';

/** A part whose data the browser has only once it has asked for them: null, what the server has drawn stands. */
type Replaceable<Props extends object> = ComponentType<{ of: Props | null }>;

/** On the server: drawn at once, inside the element that the browser keeps. */
export function drawnAs<Props extends object>(
  tag: 'div' | 'dl',
  id: string,
  className: string,
  Part: ComponentType<Props>,
): Replaceable<Props> {
  return ({ of }) => createElement(tag, { id, className }, of && <Part {...of} />);
}

/**
 * In the browser, a part that changes only when the shopper goes on to another page of the same screen: until then the
 * server's element stays (`keptPart`), and the part's code is fetched with that page's data.
 */
export function keptOrLate<Props extends object>(
  tag: 'div' | 'dl',
  id: string,
  className: string,
  fetchPart: () => Promise<ComponentType<Props>>,
): Replaceable<Props> {
  const Kept = keptPart(tag, id);
  const { Part: Late } = latePart(fetchPart);
  return ({ of }) =>
    of === null ? <Kept /> : createElement(tag, { id, className }, <Late {...of} />);
}
