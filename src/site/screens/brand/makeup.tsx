import type { BrandMakeup } from '#contract/brand-makeup.ts';
import { paths } from '#contract/paths.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { capitalize } from '#domain/wording.ts';
import { ShareLine } from '../../charts/share-line.tsx';
import { formatCount } from '../../product-card/amount.ts';
import { typeHue } from '../../product-card/type-hue.ts';
import { WordedDate, WordedWhen } from '../../prose/worded-date.tsx';
import { RuledSection } from '../../prose/ruled-section.tsx';
import { Density } from './density.tsx';

/** What a brand's products are made of: a bar with counts for each aspect. */
export function Makeup({ makeup }: { makeup: BrandMakeup }) {
  const { lookedAt, families, types, presence, strip, known, read } = makeup;
  const group = (kind: 'sweetener' | 'allergen') => presence.filter((each) => each.kind === kind);
  return (
    <>
      <RuledSection id="made-of" heading="What it is made of">
        {lookedAt < families && (
          <p className="mt-1 text-xs text-soft">
            Of its {formatCount(lookedAt)} best known products.
          </p>
        )}
        <h3 className="mt-2 mb-1 text-sm font-bold">Protein types</h3>
        <ShareLine
          parts={types.map(({ value, count }) => ({
            key: value ?? 'unknown',
            count,
            fill: typeHue(value).fill,
          }))}
        />
        <ul className="mt-1 flex flex-wrap gap-x-3 text-xs">
          {types.map(({ value, count }) => (
            <li key={value ?? 'unknown'} className={typeHue(value).swatch}>
              {`${value ?? 'not stated'} ${formatCount(count)}`}
            </li>
          ))}
        </ul>
        <p className="mt-3 flex flex-wrap gap-x-3 text-xs text-soft">
          <span className="swatch before:bg-ink">contains, or may contain</span>
          <span className="swatch before:bg-leaf">confirmed without</span>
          <span className="swatch before:bg-rule">not stated</span>
        </p>
        <Presence heading="Sweeteners" rows={group('sweetener')} brandId={makeup.id} />
        <Presence heading="Allergens" rows={group('allergen')} brandId={makeup.id} />
      </RuledSection>
      {strip !== null && <Density name={makeup.name} strip={strip} />}
      <RuledSection id="known" heading="What is known">
        <ul>
          <Known label="Ingredient list read in full" count={known.list} all={lookedAt} />
          <Known label="Protein, calories and sugar" count={known.figures} all={lookedAt} />
          <Known label="A serving, stated or worked out" count={known.serving} all={lookedAt} />
        </ul>
        {read !== null && (
          <p className="mt-1 text-xs text-balance text-soft">
            Its sources were read{' '}
            {read.from === read.to ? (
              <WordedWhen date={read.to} />
            ) : (
              <>
                between <WordedDate date={read.from} /> and <WordedDate date={read.to} />
              </>
            )}
            .
          </p>
        )}
      </RuledSection>
    </>
  );
}

function Presence({
  heading,
  rows,
  brandId,
}: {
  heading: string;
  rows: BrandMakeup['presence'];
  brandId: number;
}) {
  const stated = rows.filter(({ contains, without }) => contains + without > 0);
  const unstated = rows.filter((row) => !stated.includes(row));
  return (
    <>
      <h3 className="mt-3 text-sm font-bold">{heading}</h3>
      {unstated.length > 0 && (
        <p className="py-1 text-sm text-soft">
          {`No label says whether it is with or without ${unstated.map(({ term }) => term).join(', ')}.`}
        </p>
      )}
      <ul>
        {stated.map(({ term, contains, without, unknown }) => (
          <li key={term} className="py-1 text-sm">
            <span className="flex justify-between gap-3">
              <a
                href={paths.search({
                  criteria: { ...NO_CRITERIA, brandIds: [brandId], avoidIngredients: [term] },
                  showAll: true,
                })}
                className="no-underline hover:underline"
              >
                {capitalize(term)}
              </a>
              <span className="text-xs text-soft">
                {formatCount(contains)} with, {formatCount(without)} without
                <span className="sr-only">, {formatCount(unknown)} do not say</span>
              </span>
            </span>
            <ShareLine
              className="mt-0.5 h-1.5"
              parts={[
                { key: 'contains', count: contains, fill: 'fill-ink' },
                { key: 'without', count: without, fill: 'fill-leaf' },
                { key: 'unknown', count: unknown, fill: 'fill-rule' },
              ]}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Known({ label, count, all }: { label: string; count: number; all: number }) {
  return (
    <li className="py-1 text-sm">
      <span className="flex justify-between gap-3">
        {label}
        <span className="text-xs text-soft">
          {formatCount(count)} of {formatCount(all)}
        </span>
      </span>
      <ShareLine
        className="mt-0.5 h-1.5"
        parts={[
          { key: 'known', count, fill: 'fill-ink' },
          { key: 'rest', count: all - count, fill: 'fill-rule' },
        ]}
      />
    </li>
  );
}
