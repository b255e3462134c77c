import type { IngredientPage } from '#contract/ingredient-page.ts';
import { paths } from '#contract/paths.ts';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { RuledSection } from '../../prose/ruled-section.tsx';

interface Family {
  readonly canonical: string;
  readonly name: string;
}

const PALM = { yes: 'made of oil palms', maybe: 'may be', no: 'no' } as const;
const VEGAN = { yes: 'no, of animals', maybe: 'depends on its source', no: 'yes' } as const;
const LACTOSE = { yes: 'in it', traces: 'traces', maybe: 'may be in it', no: 'none' } as const;

/** What is known of an ingredient: function, families, allergen, source. "maybe" if its name does not tell. */
export function IngredientFacts({
  entry,
  families,
}: {
  entry: IngredientPage;
  families: readonly Family[];
}) {
  const { animal, palm, lactose, gluten, role, kind } = entry;
  return (
    <RuledSection id="facts-heading" heading="Facts">
      <dl className="text-sm">
        <Fact name="Kind">
          {kind === 'family' ? 'family of ingredients' : role === 'other' ? 'ingredient' : role}
        </Fact>
        <Fact name="Allergen">
          <Allergens entry={entry} />
        </Fact>
        {gluten.length > 0 && <Fact name="Gluten grain">{gluten.join(', ')}</Fact>}
        {animal !== null && <Fact name="Vegan">{VEGAN[animal]}</Fact>}
        {lactose !== null && lactose !== 'no' && <Fact name="Lactose">{LACTOSE[lactose]}</Fact>}
        {palm !== null && palm !== 'no' && <Fact name="Palm oil">{PALM[palm]}</Fact>}
        {families.length > 0 && (
          <Fact name="Families">
            {families.map(({ canonical, name }, index) => (
              <span key={canonical}>
                {index > 0 && ', '}
                <a href={paths.ingredient(canonical)}>{name}</a>
              </span>
            ))}
          </Fact>
        )}
        <div className="py-1.5">
          <dt className="text-xs text-soft">Source of the description</dt>
          <dd className="wrap-anywhere">
            <SourceText source={entry.source} />
          </dd>
        </div>
      </dl>
    </RuledSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-rule py-1.5">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

function Allergens({ entry: { allergen, maybeAllergens } }: { entry: IngredientPage }) {
  if (allergen !== null) return <Chip tone="broken">{allergen}</Chip>;
  if (maybeAllergens.length === 0) return 'none named by law';
  return <Chip tone="unknown">may be {maybeAllergens.join(' or ')}</Chip>;
}

/** A source as the vocabulary writes it: text, optionally followed by an address. */
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
