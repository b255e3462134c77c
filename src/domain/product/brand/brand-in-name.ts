import type { BrandTable } from './brand-table.ts';
import { foldText } from '../../slug.ts';

/**
 * The brand that a product's name carries as whole words ("release" carries no "EAS"); null where it carries none of those
 * distinctive enough to be believed wherever they stand: never an ordinary word ("Quest", "Kind", "Pure").
 */
export function readBrandInName(name: string, table: BrandTable): string | null {
  const folded = ` ${foldText(name)} `;
  return table.inNames.find(([words]) => folded.includes(words))?.[1] ?? null;
}
