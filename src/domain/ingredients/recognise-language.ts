/** Short common words of label texts that are not English; none of them is an English word or an ingredient's name. */
const FOREIGN = new Set(
  [
    'de la le les des du et avec lait sucre huile farine proteines proteine arome aromes edulcorant edulcorants lactoserum soja oeufs oeuf noix poudre eau sel graisse vegetale peut contenir ble cacahuetes amandes emulsifiant colorant acidifiant traces eventuelles',
    'und mit aus kann enthalten milch eiweiss milcheiweiss molke molkenprotein molkeneiweiss zucker sussungsmittel suessungsmittel zutaten emulgator aroma verdickungsmittel pulver magermilchpulver entolter kakao spuren von nussen sojalecithin sonnenblumen farbstoff sauerungsmittel erdnusse eier',
    'y con leche azucar aceite proteina proteinas suero aislado concentrado edulcorantes emulgente aromas harina huevo puede contener trazas ingredientes polvo sabor espesante',
    'latte zucchero olio proteine siero del di edulcoranti emulsionante farina uova contenere tracce ingredienti polvere aromi isolate con',
    'en met melk suiker eiwit wei zoetstof zoetstoffen poeder kan bevatten sporen noten sojalecithine',
    'leite acucar oleo proteinas soro farinha ovos pode conter vestigios edulcorantes aromas',
    'mjolk socker protein och vassle sotningsmedel kan innehalla spar av',
    'mleko cukier bialko serwatki substancja slodzaca',
  ]
    .join(' ')
    .split(' '),
);
const AMBIGUOUS = new Set(
  'de la le en con y aroma traces soja del di av kan protein isolate polvo aromas du colorant'.split(
    ' ',
  ),
);

/** Share of words, 0 to 1, that can only be French, German, Spanish, Italian, Dutch, Portuguese, Swedish or Polish. */
export function shareOfForeignWords(text: string): number {
  const words =
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/ß/g, 'ss')
      .match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return 0;
  let foreign = 0;
  let sure = 0;
  for (const word of words) {
    if (!FOREIGN.has(word)) continue;
    foreign += 1;
    if (!AMBIGUOUS.has(word)) sure += 1;
  }
  return sure < 2 ? 0 : foreign / words.length;
}

/** Allergens by their words in the languages above: what is named is believed even where the text is not understood. */
export const FOREIGN_ALLERGEN_WORDS: Readonly<Record<string, string>> = {
  lait: 'milk',
  lactoserum: 'milk',
  milch: 'milk',
  milcheiweiss: 'milk',
  molke: 'milk',
  molkenprotein: 'milk',
  molkeneiweiss: 'milk',
  magermilchpulver: 'milk',
  leche: 'milk',
  latte: 'milk',
  melk: 'milk',
  leite: 'milk',
  mleko: 'milk',
  mjolk: 'milk',
  vassle: 'milk',
  oeuf: 'egg',
  oeufs: 'egg',
  eier: 'egg',
  huevo: 'egg',
  huevos: 'egg',
  uova: 'egg',
  ovos: 'egg',
  ei: 'egg',
  soja: 'soy',
  sojalecithin: 'soy',
  sojalecithine: 'soy',
  soia: 'soy',
  ble: 'wheat',
  weizen: 'wheat',
  trigo: 'wheat',
  grano: 'wheat',
  tarwe: 'wheat',
  frumento: 'wheat',
  arachide: 'peanuts',
  arachides: 'peanuts',
  cacahuetes: 'peanuts',
  cacahuete: 'peanuts',
  erdnusse: 'peanuts',
  erdnuss: 'peanuts',
  amendoim: 'peanuts',
  amandes: 'tree nuts',
  noisettes: 'tree nuts',
  mandeln: 'tree nuts',
  haselnusse: 'tree nuts',
  nusse: 'tree nuts',
  almendras: 'tree nuts',
  mandorle: 'tree nuts',
  noten: 'tree nuts',
};
