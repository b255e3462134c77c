import { foldText } from './slug.ts';

/** Legal forms and like endings that are no part of a brand's name. */
const LEGAL_FORM =
  /[\s,]+(?:inc|incorporated|llc|l l c|ltd|limited|co|corp|corporation|company|gmbh|sa|sas|bv|plc|pty)\.?$/i;

/** Brands whose sources write them in several ways, by folded name. The right side is the maker's own spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'aldi benner': 'Aldi',
  'ahold usa': 'Ahold',
  'abbott laboratories': 'Abbott',
  atkins: 'Atkins',
  'atkins nutritionals': 'Atkins',
  'best choice': 'Best Choice',
  'biotech usa': 'BioTech USA',
  'body x fortress': 'Body Fortress',
  bsn: 'BSN',
  'bulk powders': 'Bulk',
  careone: 'CareOne',
  chocorite: 'ChocoRite',
  clif: 'Clif',
  'clif bar': 'Clif',
  'clif bar and': 'Clif',
  'designer whey': 'Designer Whey',
  eas: 'EAS',
  'fit healthy': 'Fit & Healthy',
  fitcrunch: 'FITCRUNCH',
  'general mills sales': 'General Mills',
  gnc: 'GNC',
  gomacro: 'GoMacro',
  'go macro': 'GoMacro',
  'h e b': 'H-E-B',
  happycultures: 'Happy Cultures',
  'ht traders': 'HT Traders',
  'iq bar': 'IQBAR',
  iqbar: 'IQBAR',
  jym: 'JYM Supplement Science',
  'kellogg s': "Kellogg's",
  kelloggs: "Kellogg's",
  kind: 'KIND',
  'light fit': 'Light & Fit',
  luna: 'Luna',
  'met rx': 'MET-Rx',
  mhp: 'MHP',
  muscletech: 'MuscleTech',
  'my protein': 'Myprotein',
  naked: 'Naked',
  'no cow': 'No Cow',
  now: 'NOW',
  'now health group': 'NOW',
  nxt: 'NXT Nutrition',
  'oh yeah': 'Oh Yeah!',
  on: 'Optimum Nutrition',
  one: 'ONE',
  'one brands': 'ONE',
  owyn: 'OWYN',
  oziva: 'OZiva',
  superyou: 'SuperYou',
  truebasics: 'TrueBasics',
  trunativ: 'TruNativ',
  wellbeing: 'Wellbeing Nutrition',
  wholetruth: 'The Whole Truth',
  'optimum nutrition': 'Optimum Nutrition',
  'garden of life': 'Garden of Life',
  'n ck s': "N!CK'S",
  ncks: "N!CK'S",
  pediasure: 'PediaSure',
  phd: 'PhD',
  'phd nutrition': 'PhD',
  'pr bar': 'PR Bar',
  'pro bar': 'PROBAR',
  probar: 'PROBAR',
  pulsin: 'Pulsin',
  'quest nutrition': 'Quest',
  'quest bar': 'Quest',
  quest: 'Quest',
  redcon1: 'REDCON1',
  'rx bar': 'RXBAR',
  rxbar: 'RXBAR',
  's a n': 'SAN',
  'scitec nutrition': 'Scitec',
  simplyprotein: 'SimplyProtein',
  slimfast: 'SlimFast',
  'teras whey': "tera'swhey",
  teraswhey: "tera'swhey",
  'the dannon': 'Dannon',
  'the kroger': 'Kroger',
  'the quaker oats co gatorade van camp': 'Quaker Oats',
  think: 'think!',
  thinkthin: 'think!',
  'think thin': 'think!',
  'tone it up': 'Tone It Up',
  trubar: 'Trubar',
  vega: 'Vega',
  'vega one': 'Vega',
  'vega sport': 'Vega',
  'wal mart stores': 'Walmart',
  'zone perfect': 'ZonePerfect',
  zoneperfect: 'ZonePerfect',
};

/** Owners that FoodData Central, or a conclusion from a barcode's first digits, names wrongly (data/catalogue/README.md). */
const WRONG_OWNERS: ReadonlySet<string> = new Set([
  'the daily record',
  'brittany records',
  'bumble bee',
]);

const SMALL_WORDS: ReadonlySet<string> = new Set([
  'of',
  'and',
  'the',
  'for',
  'by',
  'in',
  'with',
  'de',
  'or',
]);

/**
 * One spelling for each brand: the first of several ("Clif,Builder's"), legal forms cut off, known spellings unified,
 * capitals softened unless short ("BSN"). Null for empty text and for owners known to be wrong.
 */
export function unifyBrand(written: string | null): string | null {
  let name = (written ?? '').split(/[,;]\s*(?!inc|llc|ltd|co\b|corp)/i)[0]?.trim() ?? '';
  name = name.replace(/[®™©]/g, '').replace(/\s+/g, ' ').trim();
  for (let cut = name.replace(LEGAL_FORM, ''); cut !== name; cut = name.replace(LEGAL_FORM, ''))
    name = cut;
  const folded = foldText(name);
  if (folded === '' || WRONG_OWNERS.has(folded)) return null;
  return SPELLINGS[folded] ?? softenCapitals(name);
}

/** What two spellings of one brand have in common; the key under which it is stored. */
export function brandKey(name: string): string {
  return foldText(name);
}

/** ALL CAPS and all lower case in title case; words of up to three capitals, and mixed spellings, stay as written. */
export function softenCapitals(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const shouting = letters.length > 4 && letters === letters.toUpperCase();
  const whispering = letters === letters.toLowerCase();
  if (!shouting && !whispering) return text;
  return text
    .toLowerCase()
    .replace(/[\p{L}\p{N}'’]+/gu, (word, index: number) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
