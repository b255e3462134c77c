import type { IngredientListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { Chip } from '../../ui/chip.tsx';

interface Family {
  readonly canonical: string;
  readonly name: string;
}

/** What is known of an ingredient: kind, families, allergen, and where the description can be checked. */
export function IngredientFacts({
  entry,
  families,
}: {
  entry: IngredientListing;
  families: readonly Family[];
}) {
  return (
    <section className="label" aria-labelledby="facts-heading">
      <h2 id="facts-heading" className="eyebrow">
        Facts
      </h2>
      <div className="rule-mid mt-1" />
      <dl>
        <div className="label-row border-t-0">
          <dt className="font-bold">Kind</dt>
          <dd>{entry.kind === 'family' ? 'Family of ingredients' : 'Ingredient'}</dd>
        </div>
        <div className="label-row">
          <dt className="font-bold">Allergen</dt>
          <dd className="text-right">
            {entry.allergen === null ? (
              'Not one of the nine major ones'
            ) : (
              <Chip tone="broken">{entry.allergen}</Chip>
            )}
          </dd>
        </div>
        <div className="label-row">
          <dt className="font-bold">Families</dt>
          <dd className="text-right">
            {families.length === 0
              ? 'None'
              : families.map(({ canonical, name }, index) => (
                  <span key={canonical}>
                    {index > 0 && ', '}
                    <a href={paths.ingredient(canonical)}>{name}</a>
                  </span>
                ))}
          </dd>
        </div>
        <div className="border-t border-rule py-2 text-sm">
          <dt className="font-bold">Source of the description</dt>
          <dd className="text-soft wrap-anywhere">
            <SourceText source={entry.source} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** A source as the vocabulary writes it: words, then perhaps an address. */
function SourceText({ source }: { source: string }) {
  const at = source.search(/https:\/\/\S+$/);
  if (at < 0) return <>{source}</>;
  const href = source.slice(at);
  const words = source.slice(0, at).replace(/[,\s]+$/, '');
  return (
    <a href={href} rel="noopener">
      {words === '' ? href : words}
    </a>
  );
}
