import { type FormEvent, useState } from 'react';
import { costPer25g, formatMoney } from '#domain/retailers/price.ts';
import { type PricedProduct, keepOwnPrice, type OwnPrice } from './own-price-store.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';

const positive = (text: string): number | null => {
  const value = Number(text);
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null;
};

/** A dialog for the price and size of the shopper's tub, which only the browser stores. */
export function OwnPriceDialog({
  product,
  own,
  onClose,
}: {
  product: PricedProduct;
  own: OwnPrice | null;
  onClose: () => void;
}) {
  const size = product.servingSize;
  const [price, setPrice] = useState(own === null ? '' : String(own.price));
  const known = own?.servings ?? product.servings;
  const [content, setContent] = useState(
    known === null ? '' : String(Math.round(known * (size?.amount ?? 1))),
  );
  const amount = positive(content);
  const servings = amount === null ? null : amount / (size?.amount ?? 1);
  const cost = costPer25g(positive(price), servings, product.proteinPerServing);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const paid = positive(price);
    if (paid === null || servings === null) return;
    keepOwnPrice(product.id, { price: paid, servings });
    onClose();
  };
  return (
    <Dialog title="What does your pack cost?" onClose={onClose}>
      <form onSubmit={save}>
        <p className="font-semibold">{product.name}</p>
        <div className="mt-3 grid grid-cols-2 gap-4">
          <Field
            label="Price, $"
            type="number"
            min="0"
            step="any"
            inputMode="decimal"
            required
            value={price}
            onChange={({ target }) => setPrice(target.value)}
          />
          <Field
            label={size === null ? 'Servings in it' : `What is in it, ${size.unit}`}
            type="number"
            min="0"
            step="any"
            inputMode="decimal"
            required
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
        </div>
        <p className="mt-3" role="status">
          {cost === null
            ? 'Enter both to see what 25 g of protein costs.'
            : `25 g of protein: ${formatMoney(cost)}`}
        </p>
        <p className="mt-1 text-xs text-soft">Kept in this browser only.</p>
        <div className="mt-4 flex gap-3">
          <Button type="submit" variant="primary">
            Keep
          </Button>
          {own !== null && (
            <Button
              onClick={() => {
                keepOwnPrice(product.id, null);
                onClose();
              }}
            >
              Forget
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
