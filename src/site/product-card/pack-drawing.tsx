import type { Product } from '#domain/product/product.ts';
import { typeHue } from './type-hue.ts';

type Shape = 'tub' | 'pouch' | 'bottle' | 'bar';
type Drawn = Pick<
  Product,
  'id' | 'name' | 'brand' | 'brandId' | 'format' | 'proteinType' | 'flavor'
>;

/** Body and lid of each pack, on a 64 × 80 field. */
const SHAPES: Readonly<
  Record<Shape, { body: string; lid: string; stripe: readonly [number, number, number, number] }>
> = {
  tub: { body: 'M10 20h44v50q0 4-4 4H14q-4 0-4-4z', lid: 'M7 8h50v12H7z', stripe: [10, 54, 44, 9] },
  pouch: {
    body: 'M11 14h42l4 56q-25 7-50 0z',
    lid: 'M12 5h40l1 9H11z',
    stripe: [8.4, 54, 47.2, 9],
  },
  bottle: {
    body: 'M24 18h16l6 12v40q0 4-4 4H22q-4 0-4-4V30z',
    lid: 'M25 5h14v13H25z',
    stripe: [18, 56, 28, 8],
  },
  bar: {
    body: 'M6 28h52v28H6z',
    lid: 'M2 28l2 3.500-2 3.500 2 3.500-2 3.500 2 3.500-2 3.500 2 3.500-2 3.500h4V28zM62 28l-2 3.500 2 3.500-2 3.500 2 3.500-2 3.500 2 3.500-2 3.500 2 3.500h-4V28z',
    stripe: [6, 48, 52, 8],
  },
};

/** Flavour words and the colour of the stripe they give; the first word found in the flavour wins. */
const FLAVOURS: readonly (readonly [word: RegExp, colour: string])[] = [
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

/** Up to two letters of the brand's name. */
export function monogram(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters =
    words.length > 1
      ? words.slice(0, 2).map((word) => Array.from(word)[0])
      : [Array.from(words[0] ?? '?')[0]];
  return letters.join('').toUpperCase();
}

/** Black ink or white paper over the pack's body, by brand: four shades, so that neighbours differ. */
const SHADES = [0, 0.12, 0.24, 0.36] as const;

/**
 * A pack drawn from the product's facts (design.md, "Pack drawings"): form by format, hue by protein type, shade by
 * brand, the brand's monogram, a stripe for the flavour. Decorative: the facts stand in text beside it.
 */
export function PackDrawing({
  product,
  className = 'h-20 w-16',
}: {
  product: Drawn;
  className?: string;
}) {
  const shape = shapeOf(product);
  const { body, lid, stripe } = SHAPES[shape];
  const letters = product.brandId === 0 ? '?' : monogram(product.brand.name);
  const flavour = FLAVOURS.find(([word]) => word.test(product.flavor ?? ''))?.[1];
  const shade = SHADES[product.brandId % SHADES.length] ?? 0;
  const middle = shape === 'bar' ? 43 : 44;
  return (
    <svg viewBox="0 0 64 80" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d={body} className={typeHue(product.proteinType).fill} />
      <path d={body} fill="#0d1410" fillOpacity={shade} />
      <path d={lid} className="fill-ink" />
      {flavour !== undefined && (
        <rect x={stripe[0]} y={stripe[1]} width={stripe[2]} height={stripe[3]} fill={flavour} />
      )}
      <text
        x="32"
        y={middle}
        textAnchor="middle"
        fill="#fff"
        fontSize={letters.length > 1 ? 17 : 21}
        fontWeight="800"
        className="font-display"
      >
        {letters}
      </text>
    </svg>
  );
}
