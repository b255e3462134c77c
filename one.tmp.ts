import { readdirSync, readFileSync } from 'node:fs';
import { readVocabulary } from '#importer/read-vocabulary.ts';
import { readStatement } from './src/domain/ingredients/statement/read-statement.ts';
const v=readVocabulary(); const ids=process.argv.slice(2);
for(const f of readdirSync('data/labelled').filter(x=>x.endsWith('jsonl'))) for(const l of readFileSync('data/labelled/'+f,'utf8').trim().split('\n')){const r=JSON.parse(l); if(!ids.includes(r.gtin13)) continue; const s=r.ingredients_text; console.log('\n'+r.gtin13+' '+s); console.log(readStatement(s,v).spans.map(x=>`${x.kind==='structure'?'':x.kind==='name'?'':'<'+x.kind.slice(0,4)+(x.basis?'/'+x.basis:'')+'>'}${s.slice(x.start,x.end).trim()}${x.entry?'='+x.entry:''}`).join(' ¦ '));}
