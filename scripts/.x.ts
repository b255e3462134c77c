import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { readVocabulary } from '#importer/read-vocabulary.ts';
const v = readVocabulary();
for (const t of process.argv.slice(2)) { const e = explainLabel({statement:t}, v); console.log(t,'\n', e.complete, e.contains.join(), 'may', e.mayContain.join(), '\n', e.spans.map((s)=>`${s.kind==='name'?'':s.kind.toUpperCase()+':'}${t.slice(s.start,s.end).trim()}${s.entry?'→'+s.entry:''}/${s.language??''}`).join(' ¦ '),'\n', e.ingredients.map(i=>`${i.text}=${i.canonical}${i.heading?'(H)':''}${i.known?'':'?'}`).join(' | '), '\n evid', JSON.stringify(e.evidence), JSON.stringify(e.flags.isGlutenFree)); }
