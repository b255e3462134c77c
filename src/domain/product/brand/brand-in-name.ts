import type { BrandTable } from './brand-table.ts';
import { foldText } from '../../slug.ts';

/**
 * The brand that a product's name contains as whole words ("release" does not contain "EAS"); null if it contains none
 * that is distinctive enough to be believed at any place: ordinary words never are ("Quest", "Kind", "Pure").
 */
export function readBrandInName(name: string, table: BrandTable): string | null {
  const folded = ` ${foldText(name)} `;
  return table.inNames.find(([words]) => folded.includes(words))?.[1] ?? null;
}
