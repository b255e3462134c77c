import { readFileSync, globSync } from 'node:fs';
import { explainLabel } from '/work/wt/reading/src/domain/ingredients/label/explain-label.ts';
import { readVocabulary } from '/work/wt/reading/src/importer/read-vocabulary.ts';
const v = readVocabulary();
const want = new Set(process.argv.slice(2));
const seen = new Set<string>();
for (const f of globSync('data/catalogue/*.jsonl')) for (const l of readFileSync(f,'utf8').split('\n')) {
  if (!l) continue; const r = JSON.parse(l); const code = String(r.code ?? r.barcode ?? r.gtin ?? r.gtin_upc ?? r.barcode_id ?? r.upc ?? '').replace(/\D/g,'').replace(/^0+/,'');
  if (!want.has(code)) continue;
  for (const [k,t] of Object.entries(r)) { if (!/^ingredients/.test(k) || typeof t !== 'string' || seen.has(t)) continue; seen.add(t);
    const e = explainLabel({statement: t}, v);
    console.log(`\n## ${code} ${f} ${k} complete=${e.complete} contains=${e.contains} may=${e.mayContain}`);
    console.log(e.spans.map((s)=>`${s.kind==='name'?'':s.kind.toUpperCase()+':'}${t.slice(s.start,s.end).trim()}${s.entry?'→'+s.entry:''}${s.language&&s.language!=='en'?'/'+s.language:''}`).join(' ¦ '));
  }
}
