import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { Column } from '../columns/columns.ts';
import { formatAmount } from '../product-card/amount.ts';
import type { MatchedCard } from '../queries.ts';
import { Icon } from '../ui/icon.tsx';
import { wishesMet } from '../verdict/verdict.ts';
import { WishMarks } from '../verdict/wish-marks.tsx';
import { isAssumedServing } from '#domain/product/assumed-serving.ts';

/** A product or family as a row of the result table: name, marks, figures, a checkbox for the comparison. */
export function ResultRow({
  product,
  columns,
  asked,
  price,
  compare,
  detail = product.brand.name,
}: {
  product: MatchedCard;
  columns: readonly Column[];
  /** Whether there are wishes to mark. */
  asked: boolean;
  /** The content of the price column, if it is shown. */
  price?: ReactNode;
  compare: ReactNode;
  /** The first words under the name; the brand if not given. */
  detail?: string;
}) {
  const { familyFlavors: flavors = 1 } = product;
  return (
    <tr>
      <th scope="row" className="cell-name">
        <a href={paths.product(product.id)} className="block truncate no-underline hover:underline">
          {product.name}
        </a>
        <span className="block truncate text-xs font-normal text-soft">
          {detail}
          {flavors > 1 ? `, ${flavors} flavors` : product.flavor !== null && `, ${product.flavor}`}
          {product.independentlyTested && ', independent test'}
        </span>
      </th>
      {asked && (
        <td className="cell-wishes">
          <span className="sr-only">{wishesMet(product)}: </span>
          <WishMarks criteria={product.criteria} />
        </td>
      )}
      {columns.map((column) => (
        // On phones a price, if there is one, has a line of its own.
        <td
          key={column.id}
          className={`cell-${column.id} ${column.id === 'price' ? 'col-span-full' : ''}`}
        >
          {column.id === 'price' ? price : <Figure column={column} product={product} />}
        </td>
      ))}
      <td className="cell-compare">{compare}</td>
    </tr>
  );
}

/** The prefix of a figure that rests on an assumed serving. Phones have no room for the serving itself. */
const OF_ASSUMED: Readonly<Record<string, string>> = { serving: 'assumed ', protein: '≈' };

function Figure({ column, product }: { column: Column; product: MatchedCard }) {
  const value = column.value(product);
  if (value === null)
    return (
      <span className="cell-unit" title={`${column.label}: not stated`}>
        <Icon name="unknown" className="inline-block size-3 text-amber" />
        <span className="sr-only">{column.label} not stated</span>
      </span>
    );
  const unit = column.id === 'serving' ? (product.servingSize?.unit ?? column.unit) : column.unit;
  const mark = isAssumedServing(product.servingSize) && OF_ASSUMED[column.id];
  return (
    <>
      {mark && <span className="cell-unit">{mark}</span>}
      {formatAmount(value)}
      <span className="cell-unit"> {unit}</span>
    </>
  );
}
