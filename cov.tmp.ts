import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readVocabulary } from '#importer/read-vocabulary.ts';
import { readStatement } from './src/domain/ingredients/statement/read-statement.ts';
import { isComplete } from './src/domain/ingredients/statement/complete.ts';
const F=['ingredients','ingredients_text','ingredients_text_en','ingredients_english'];
const v=readVocabulary(); v.lexicon;
const s=new Set<string>();
for(const f of readdirSync('data/catalogue')){ if(!f.endsWith('.jsonl'))continue; for(const l of readFileSync('data/catalogue/'+f,'utf8').split('\n')){ if(!l)continue; const r=JSON.parse(l); for(const k of F) if(typeof r[k]==='string'&&r[k].trim()) s.add(r[k]); } }
const c:Record<string,[number,number,number]>={}; const un=new Map<string,[number,string,string]>(); let why=0; const gaps:string[]=[];
const t0=performance.now(); let ms=0;
for(const t of s){ const a=performance.now(); const r=readStatement(t,v); const ok=isComplete(r.placed,{truncated:false}); ms+=performance.now()-a;
 const langs=new Map<string,number>(); for(const x of r.spans) if(x.language&&x.kind==='name') langs.set(x.language,(langs.get(x.language)??0)+1);
 const lang=[...langs].sort((a,b)=>b[1]-a[1])[0]?.[0]??'?'; const e=c[lang]??=[0,0,0]; e[0]++; if(ok)e[1]++; else { const u=r.spans.filter(x=>x.kind==='unread'); if(u.length===0) {e[2]++; gaps.push(lang+'\t'+t);} 
 if(u.length<=3) for(const x of u){const w=t.slice(x.start,x.end).trim().toLowerCase(); const k=un.get(w); if(k) k[0]++; else un.set(w,[1,lang,t.slice(Math.max(0,x.start-40),x.end+30).replace(/\s+/g,' ')]);}}
}
console.log('total',s.size,'ms avg',ms/s.size); console.table(c);
const rows=[...un].sort((a,b)=>b[1][0]-a[1][0]); writeFileSync('/tmp/unread-words.tsv','times\twords\tlanguage\tcontext\n'+rows.map(([w,[n,l,x]])=>`${n}\t${w}\t${l}\t${x}`).join('\n')); writeFileSync('/tmp/gaps.txt',gaps.join('\n'));
console.log(rows.length, rows.slice(0,60).map(([w,[n,l]])=>`${n} ${l} ${w}`).join(' | ')); console.log('gaps',gaps.length);
