import { type Brand, UNSTATED_BRAND } from '#domain/product/product.ts';

/**
 * The brand's first letter, covered by its logo if an operator added one. `broken-logos.ts` removes a logo that fails
 * to load.
 */
export function BrandMark({ brand, className = 'size-8' }: { brand: Brand; className?: string }) {
  return (
    <span aria-hidden="true" className={`brand-mark figure ${className}`}>
      {brand.id === UNSTATED_BRAND.id ? '?' : Array.from(brand.name)[0]?.toUpperCase()}
      {brand.logo !== null && (
        <img
          key={brand.logo}
          src={brand.logo}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          data-logo=""
          className="absolute -inset-0.5 size-[calc(100%+0.25rem)] max-w-none bg-sheet object-contain"
        />
      )}
    </span>
  );
}
