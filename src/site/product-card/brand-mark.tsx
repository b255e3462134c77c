import { useState } from 'react';
import type { Brand } from '#domain/product/product.ts';

/** The brand's logo if an operator added one, else (or if it fails to load) the brand's first letter. */
export function BrandMark({ brand, className = 'size-8' }: { brand: Brand; className?: string }) {
  const [failed, setFailed] = useState(false);
  if (brand.logo !== null && !failed) {
    return (
      <img
        src={brand.logo}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className={`shrink-0 object-contain ${className}`}
        ref={(image) => {
          // A logo that failed before React took the page over has had its error event.
          if (!image?.complete || image.naturalWidth > 0) return;
          // Some browsers give drawings without a size of their own no width either.
          image.decode().catch(() => setFailed(true));
        }}
        onError={() => setFailed(true)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`figure grid shrink-0 place-items-center border-2 border-ink bg-sheet text-base ${className}`}
    >
      {brand.id === 0 ? '?' : Array.from(brand.name)[0]?.toUpperCase()}
    </span>
  );
}
