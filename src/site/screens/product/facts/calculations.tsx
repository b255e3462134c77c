import type { ReactNode } from 'react';
import type { Product } from '#domain/product/product.ts';
import { calculationNote } from '../../../product-card/fact-basis.tsx';
import { ExplainedWord, TooltipText } from '../../../ui/tooltip.tsx';

const idOf = (place: number) => `calculation-${place + 1}`;

/**
 * Returns how a label's figures were obtained: `mark` renders "calculated" next to a calculated figure, and `notes` are
 * the formulas, each listed once.
 */
export function calculationsOf(product: Product, fields: readonly string[]) {
  const noted = fields.map((field) => calculationNote(product, field));
  const notes = [...new Set(noted.filter((note) => note !== null))];
  return {
    mark(field: string): ReactNode {
      const note = calculationNote(product, field);
      if (note === null) return null;
      return (
        <>
          {' '}
          <ExplainedWord by={idOf(notes.indexOf(note))} className="text-xs font-normal text-soft">
            calculated
          </ExplainedWord>
        </>
      );
    },
    notes: notes.map((note, place) => (
      <TooltipText key={note} id={idOf(place)}>
        {note}
      </TooltipText>
    )),
  };
}
