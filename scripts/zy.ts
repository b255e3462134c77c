import { readFileSync } from 'node:fs';
import { readOpenFoodFacts } from '#importer/readers/open-food-facts.ts';
import { readLifyzer } from '#importer/readers/lifyzer.ts';
import { objectToFigures } from '#domain/product/plausibility.ts';
const rows = readFileSync('data/catalogue/off-groqu-2026-full.jsonl','utf8').trim().split('\n').map((l)=>JSON.parse(l));
let src=0,taken=0,tsv=0,lost=0,q=0,qsv=0; const L:string[]=[];
for (const r of rows) {
  const has = r.serving_size || r.serving_quantity; if (has) src++;
  const res = readOpenFoodFacts(r,'x') as any;
  if (!('record' in res)) continue; taken++;
  if (objectToFigures(res.record)) { q++; if (res.record.servingSize) qsv++; continue; }
  if (res.record.servingSize) tsv++; else if (has) { lost++; L.push(`${r.product_name}|${r.serving_size}|${r.serving_quantity}|${r.quantity}`); }
}
console.log({src,taken,tsv,lost,q,qsv}); console.log(L.slice(0,40).join('\n'));
const lz = readFileSync('data/catalogue/off-lifyzer-2019.jsonl','utf8').trim().split('\n').map((l)=>JSON.parse(l));
const N:string[]=[];
for (const r of lz) { const res = readLifyzer(r,'y') as any; if ('record' in res && !res.record.servingSize && /\d\s*(g|gr|ml|oz)\b/i.test(r.product_name)) N.push(`${res.record.format}|${r.product_name}`); }
console.log(N.length); console.log(N.slice(0,120).join('\n'));
