import type { Item, Items } from './items.ts';
import { entriesIn } from './parts.ts';

/** "Enzyme", "Enzymes" */
function isOfEnzymes({ pieces }: Item): boolean {
  const [name, other] = entriesIn(pieces);
  return name?.canonical === 'enzymes' && other === undefined;
}

function isEnzyme(item: Item | undefined): boolean {
  const [name, other] = entriesIn(item?.pieces ?? []);
  return name?.ancestors.includes('enzymes') === true && other === undefined;
}

/** "Enzyme: lactase", "Enzyme (lactase)": what a single enzyme is called is what it does, as "emulsifier" is. */
export function withoutEnzymeHeadings(items: Items): Items {
  return items.flatMap((item, at) => {
    if (!isOfEnzymes(item)) return [item];
    const [list, ...others] = item.brackets;
    const one = list?.items.length === 1 && others.length === 0 ? list.items[0] : undefined;
    if (one !== undefined && isEnzyme(one))
      return [{ ...one, closes: item.closes, colon: item.colon, minor: item.minor }];
    const [next, behind] = items.slice(at + 1, at + 3);
    const single = isEnzyme(next) && (next?.closes === true || !isEnzyme(behind));
    return item.colon && list === undefined && single ? [] : [item];
  });
}
