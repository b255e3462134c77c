import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { RDA_GRAMS_PER_KG, RESEARCH_SOURCES, TRAINING_RANGE } from '#domain/calculator/research.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { PROTEIN_TYPES } from '#domain/enumerations.ts';
import { countOf } from '../../product-card/amount.ts';
import { typeHue } from '../../product-card/type-hue.ts';
import type { TextValues } from '../../prose/prose-text.ts';
import { Cite } from './cite.tsx';
import { QualityScores } from './quality.tsx';
import { TYPE_NOTES } from './protein-types.ts';

type TypeCounts = Readonly<Record<string, number>>;

/** Returns the values of the names in the guide. `counts` are the numbers of products by type. */
export function guideValues(counts: TypeCounts): TextValues<ReactNode> {
  return {
    types: <Types counts={counts} />,
    pdcaas: <abbr title="protein digestibility-corrected amino acid score">PDCAAS</abbr>,
    diaas: <abbr title="digestible indispensable amino acid score">DIAAS</abbr>,
    scores: <QualityScores />,
    rda: RDA_GRAMS_PER_KG,
    'training.low': TRAINING_RANGE.low.toFixed(1),
    'training.high': TRAINING_RANGE.high.toFixed(1),
    research: Object.values(RESEARCH_SOURCES).map(({ title, publisher, year, url }) => (
      <li key={url}>
        <Cite href={url}>{title}</Cite>. {publisher}, {year}.
      </li>
    )),
  };
}

function Types({ counts }: { counts: TypeCounts }) {
  return (
    <dl className="border-t-4 border-ink">
      {PROTEIN_TYPES.map((type) => {
        const { what, suits, mind } = TYPE_NOTES[type];
        return (
          <div key={type} className="border-b border-rule py-3">
            <dt className="flex flex-wrap items-center gap-x-3">
              <strong className={typeHue(type).swatch}>{type}</strong>
              <a
                className="tap-small ml-auto text-sm"
                href={paths.search({
                  criteria: { ...NO_CRITERIA, proteinTypes: [type] },
                  showAll: true,
                })}
              >
                {countOf(counts[type] ?? 0, 'product')}
                <span className="sr-only"> of type {type}</span>
              </a>
            </dt>
            <dd>
              {what} {suits} <span className="text-soft">{mind}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
