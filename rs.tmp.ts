import { readVocabulary } from '#importer/read-vocabulary.ts';
import { readStatement } from './src/domain/ingredients/statement/read-statement.ts';
const v=readVocabulary(); let t=performance.now(); v.lexicon; console.log('lexicon ms',performance.now()-t, v.lexicon.phrases.size, process.memoryUsage().heapUsed/1e6);
for (const s of process.argv.slice(2)) { console.log('\n'+s); for (const x of readStatement(s,v).spans) console.log('  ',x.kind.padEnd(11), JSON.stringify(s.slice(x.start,x.end)), x.entry??'', x.language??'', x.repaired??'', x.basis??''); }
