/** A completed template for products 1 to `count`, without prices; every line is valid and different. */
export function asinLines(count: number): string {
  const asin = (id: number) => `B0${id.toString(36).toUpperCase().padStart(8, '0')}`;
  return Array.from({ length: count }, (_, index) => `${index + 1},${asin(index + 1)},`).join('\n');
}
