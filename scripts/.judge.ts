import { openDatabase } from '#database/open-database.ts';
import { streamProducts } from '#database/products.ts';
import { readVocabulary } from '#importer/read-vocabulary.ts';
import { understandWish } from '#domain/ingredients/wishes/understand-wish.ts';
import { judgeAvoidTerm } from '#domain/matching/judge-avoid.ts';
const v = readVocabulary(); const [ids='', ...words] = process.argv.slice(2); const want = new Set(ids.split(',').map(Number));
const db = await openDatabase({ dataDir: '/tmp/reading-data' });
for await (const p of streamProducts(db)) if (want.has(p.id)) { console.log('##',p.id,p.name,p.brand.name,'complete',p.ingredientsComplete,'\n',p.ingredientsStatement?.slice(0,700),'\n  flags', p.isGlutenFree,p.isVegan,p.isKetoFriendly,p.isOrganic,p.isLactoseFree, JSON.stringify(p.evidence).slice(0,400), 'may',p.mayContain,'contains',p.contains);
 for (const w of words) for (const t of understandWish(w,'avoid',v)) { const j = judgeAvoidTerm(p,t); console.log('   ',w,'→',t.name,j.status,j.evidence); } }
await db.close();
