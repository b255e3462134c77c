import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { type PictureFormat, picturePath, type PictureWidth } from '#domain/product/picture.ts';
import { typeHue } from './type-hue.ts';

type Shape = 'tub' | 'pouch' | 'bottle' | 'bar';
type Drawn = Pick<
  Product,
  'id' | 'name' | 'brand' | 'brandId' | 'format' | 'proteinType' | 'flavor'
>;

interface Outline {
  readonly body: string;
  /** The shaded side. */
  readonly side: string;
  readonly lid: string;
  /** Left edge and width of the label, its top, and the size of one letter on it. */
  readonly label: readonly [x: number, width: number, y: number, letter: number];
  readonly stripe: readonly [x: number, y: number, width: number, height: number];
}

/** Each pack on a 64 × 80 field: a body, a lid and a paper label. */
const SHAPES: Readonly<Record<Shape, Outline>> = {
  tub: {
    body: 'M10 18h44v52q0 4-4 4H14q-4 0-4-4z',
    side: 'M46 18h8v52q0 4-4 4h-4z',
    lid: 'M7 6h50v12H7z',
    label: [15, 34, 26, 20],
    stripe: [10, 60, 44, 8],
  },
  pouch: {
    body: 'M11 12h42l4 60q-25 5-50 0z',
    side: 'M47 12h6l4 60-8 1.300z',
    lid: 'M11 4h42v8H11z',
    label: [15, 34, 22, 20],
    stripe: [8, 58, 48, 8],
  },
  bottle: {
    body: 'M26 14h12l8 13v43q0 4-4 4H22q-4 0-4-4V27z',
    side: 'M35 14h3l8 13v43q0 4-4 4h-3V27z',
    lid: 'M25 4h14v10H25z',
    label: [18, 28, 31, 16],
    stripe: [18, 62, 28, 7],
  },
  bar: {
    body: 'M17 11h30v58H17z',
    side: 'M41 11h6v58h-6z',
    lid: 'M17 11V4l3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2v7zM17 69v7l3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2v-7z',
    label: [20, 24, 21, 14],
    stripe: [17, 58, 30, 7],
  },
};

/** Words in a flavor and the color of the stripe. The first row that matches wins. */
const FLAVORS: readonly (readonly [word: RegExp, color: string])[] = [
  [/choc|cocoa|fudge|brownie|mocha/i, '#5b3a29'],
  [/vanilla|cream|milk|marshmallow|coconut/i, '#f0e2bd'],
  [/strawberr|cherry|raspberr|\bred\b|pomegran|fraise/i, '#c8485a'],
  [/cookie|biscuit|cinnamon|caramel|toffee|peanut|nut|maple|coffee|latte|chai/i, '#b07a42'],
  [/berr|grape|acai/i, '#6d4b8d'],
  [/banana|lemon|pineapple|mango|peach|orange|citrus/i, '#e8b840'],
  [/mint|matcha|lime|apple|green|pistachio/i, '#6fa56b'],
];

function shapeOf({ format, brandId }: Drawn): Shape {
  if (format === 'bar') return 'bar';
  if (format === 'rtd') return 'bottle';
  return brandId % 3 === 0 ? 'pouch' : 'tub';
}

/** Returns up to two letters of the brand's name. */
export function monogram(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters =
    words.length > 1
      ? words.slice(0, 2).map((word) => Array.from(word)[0])
      : [Array.from(words[0] ?? '?')[0]];
  return letters.join('').toUpperCase();
}

/** Opacity of black over the pack's body, by brand: four shades, so that neighbors differ. */
const SHADES = [0, 0.12, 0.24, 0.36] as const;

/**
 * A product's pack: its photograph, with the credit that its license requires, over the drawing. The drawing shows
 * while the photograph loads, or if there is none, without a layout shift.
 */
export function Pack({
  product,
  className = 'h-20 w-16',
  widths = SMALL,
}: {
  product: Drawn & Pick<Product, 'picture'>;
  className?: string;
  widths?: readonly PictureWidth[];
}) {
  const { picture } = product;
  if (picture == null) return <PackDrawing product={product} className={className} />;
  const addresses = (format: PictureFormat) =>
    widths.map((width) => `${picturePath({ ...picture, width, format })} ${width}w`).join(', ');
  const credit = `Photo: ${picture.by}${picture.licence === null ? '' : `, ${picture.licence}`}`;
  return (
    <span className={`relative block shrink-0 overflow-hidden ${className}`} title={credit}>
      <PackDrawing product={product} className="size-full" />
      <picture>
        <source type="image/avif" srcSet={addresses('avif')} sizes={`${widths[0] ?? 160}px`} />
        <img
          src={picturePath({ ...picture, width: widths[0] ?? 160, format: 'webp' })}
          srcSet={addresses('webp')}
          sizes={`${widths[0] ?? 160}px`}
          alt={`Front of the pack of ${product.name}`}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain"
        />
      </picture>
      {picture.licence !== null && (
        <span className="absolute inset-x-0 bottom-0 bg-sheet text-center text-[10px] leading-tight text-soft">
          {picture.licence}
        </span>
      )}
    </span>
  );
}

const SMALL: readonly PictureWidth[] = [160, 320];

/**
 * A pack drawn from the product's facts: form by format, hue by protein type, shade by brand, the brand's monogram on a
 * label, a stripe for the flavor. Decorative: the facts are in the text next to it.
 */
function PackDrawing({ product, className = 'h-20 w-16' }: { product: Drawn; className?: string }) {
  const { body, side, lid, label, stripe } = SHAPES[shapeOf(product)];
  const letters = product.brandId === UNSTATED_BRAND.id ? '?' : monogram(product.brand.name);
  const flavor = FLAVORS.find(([word]) => word.test(product.flavor ?? ''))?.[1];
  const shade = SHADES[product.brandId % SHADES.length] ?? 0;
  const [x, width, y, letter] = label;
  return (
    <svg viewBox="0 0 64 80" className={`shrink-0 ${className}`} fill="#10170f" aria-hidden="true">
      <path d={body} className={typeHue(product.proteinType).fill} />
      {shade > 0 && <path d={body} fillOpacity={shade} />}
      <path d={side} fillOpacity=".2" />
      <path d={lid} className="fill-ink" />
      {flavor !== undefined && (
        <rect x={stripe[0]} y={stripe[1]} width={stripe[2]} height={stripe[3]} fill={flavor} />
      )}
      <path d={`M${x} ${y}h${width}v${letter + 10}h-${width}z`} fill="#fdfcf5" />
      <path
        d={`M${x + 3} ${y + letter + 2}h${width - 6}v3h${6 - width}zm0 5h${width - 6}v1h${6 - width}z`}
      />
      <text x="32" y={y + letter - 1} textAnchor="middle" fontSize={letter} className="figure">
        {letters}
      </text>
    </svg>
  );
}
