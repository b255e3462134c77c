import { readFileSync } from 'node:fs';
import { readVocabulary } from '#importer/read-vocabulary.ts';
import { explainLabel } from './src/domain/ingredients/label/explain-label.ts';
const v=readVocabulary();
for(const l of readFileSync('data/labelled/given.jsonl','utf8').trim().split('\n')){const r=JSON.parse(l); if(!process.argv.includes(r.gtin13)) continue; console.log(r.gtin13, explainLabel({statement:r.ingredients_text},v).ingredients.map((e,i)=>`${i}:${e.canonical}${e.heading?'[H]':''}<${e.parent}`).join(' | '));}
