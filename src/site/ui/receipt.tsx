import type { ReactNode } from 'react';

export interface ReceiptRow {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly key: string;
}

/** A till receipt: one line per item, values in a right-aligned column, a total under a double rule. */
export function Receipt({
  rows,
  total,
  heading,
  className = '',
}: {
  rows: readonly ReceiptRow[];
  total: { label: ReactNode; value: ReactNode };
  heading?: ReactNode;
  className?: string;
}) {
  return (
    <div className={`receipt ${className}`}>
      {heading !== undefined && <p className="mb-1 font-bold">{heading}</p>}
      <dl>
        {rows.map(({ key, label, value }) => (
          <div key={key} className="receipt-line">
            <dt>
              <span>{label}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="receipt-line receipt-total">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
    </div>
  );
}

/** "+2", "−15", "100": points as a receipt writes them, with a real minus sign. */
export function formatPoints(points: number, first = false): string {
  const rounded = Math.round(points * 100) / 100;
  if (rounded < 0) return `−${Math.abs(rounded)}`;
  return first || rounded === 0 ? String(rounded) : `+${rounded}`;
}
