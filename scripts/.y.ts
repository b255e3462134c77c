import { readVocabulary } from '#importer/read-vocabulary.ts';
import { tokensOf } from '#domain/ingredients/words/tokens.ts';
import { PhraseMatcher } from '#domain/ingredients/names/match-phrase.ts';
const v = readVocabulary();
for (const t of process.argv.slice(2)) { const m = new PhraseMatcher(tokensOf(t), v.lexicon, () => []);
for (const x of m.matchesAt(0)) console.log(t, x.end, x.meanings.map(y=>`${y.kind} ${y.language} ${y.entry?.canonical??y.value} warns=${y.warns} all=${y.allergens} mis=${y.misspelt}`)); }
console.log([...v.lexicon.share]);
