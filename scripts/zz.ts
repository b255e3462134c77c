import { readFileSync } from 'node:fs';
import { readOpenFoodFacts } from '#importer/readers/open-food-facts.ts';
const rows = readFileSync('/work/shared/data/off-groqu-2026-full/products.jsonl','utf8').trim().split('\n').map((l)=>JSON.parse(l));
const out: Record<string,string[]> = {};
for (const r of rows) {
  const res = readOpenFoodFacts(r,'x') as any;
  const key = 'record' in res ? res.record.format : 'REJ '+res.rejected.reason;
  (out[key] ??= []).push(`${r.code}|${r.product_name ?? ''}|${r.product_name_en ?? ''}|${r.brands}|${r.nutriments?.proteins_100g}|${r.nutriments?.['energy-kcal_100g']}|${r.nutrition_data_per}|${(r.categories_tags??[]).join(',')}`);
}
const want = process.argv[2];
for (const k of Object.keys(out)) { console.log('##', k, out[k]!.length); if (want && k.includes(want)) console.log(out[k]!.join('\n')); }
