import { readFileSync } from 'node:fs';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { readVocabulary } from '#importer/read-vocabulary.ts';
const v = readVocabulary();
for (const l of readFileSync('data/labelled/languages.jsonl','utf8').trim().split('\n')) { const p = JSON.parse(l); const e = explainLabel({statement: p.text}, v);
 const m = new Map<string,number>(); for (const s of e.spans) if (s.language) m.set(s.language,(m.get(s.language)??0)+s.end-s.start);
 const most = Math.max(0,...m.values()); if (most===0||m.get(p.language)===most) continue;
 console.log(`\n## ${p.id} want ${p.language} complete=${e.complete} ${[...m].map(x=>x.join(':'))}`);
 console.log(e.spans.map((s)=>`${s.kind==='name'?'':s.kind.toUpperCase()+':'}${p.text.slice(s.start,s.end).trim()}${s.entry?'→'+s.entry:''}/${s.language??''}`).join(' ¦ ').slice(0,900)); }
