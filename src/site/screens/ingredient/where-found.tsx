import { paths } from '#contract/paths.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { isProteinType } from '../../product-card/type-hue.ts';
import { formatCount } from '../../product-card/amount.ts';
import { RuledSection } from '../../prose/ruled-section.tsx';

/** The number of products that contain the ingredient, by protein type and by brand, each a link to that search. */
export function WhereFound({
  types,
  brands,
  word,
}: {
  types: readonly { readonly value: string; readonly count: number }[];
  brands: readonly { readonly id: number; readonly name: string; readonly count: number }[];
  word: string;
}) {
  if (types.length + brands.length === 0) return null;
  const having = { ...NO_CRITERIA, mustHaveIngredients: [word] };
  return (
    <RuledSection id="found" heading="Where it is found">
      <ul className="text-sm">
        {types.map(({ value, count }) => (
          <Row
            key={value}
            label={value}
            count={count}
            href={paths.search({
              criteria: { ...having, proteinTypes: isProteinType(value) ? [value] : [] },
            })}
          />
        ))}
      </ul>
      <ul className="mt-3 text-sm">
        {brands.map(({ id, name, count }) => (
          <Row
            key={id}
            label={name}
            count={count}
            href={paths.search({ criteria: { ...having, brandIds: [id] } })}
          />
        ))}
      </ul>
    </RuledSection>
  );
}

function Row({ label, count, href }: { label: string; count: number; href: string }) {
  return (
    <li className="count-row">
      <a href={href}>{label}</a>
      <span>
        {formatCount(count)}
        <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
      </span>
    </li>
  );
}
