import type { MatchedCard } from '../../../queries.ts';
import { ResultCard } from './result-card.tsx';

/** Results as cards in two columns. */
export function CardsView({ items }: { items: readonly MatchedCard[] }) {
  return (
    <ul className="result-cards">
      {items.map((product) => (
        <li key={product.id}>
          <ResultCard product={product} />
        </li>
      ))}
    </ul>
  );
}
