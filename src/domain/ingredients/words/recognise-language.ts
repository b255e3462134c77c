import { ALLERGENS, type Allergen } from '../../product/enumerations.ts';
import type { Precaution } from '../../product/product.ts';

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
  const words = plain(text).match(/\p{L}+/gu) ?? [];
  let foreign = 0;
  let sure = 0;
  for (const word of words) {
    if (!FOREIGN.has(word)) continue;
    foreign += 1;
    if (!AMBIGUOUS.has(word)) sure += 1;
  }
  return sure < 2 ? 0 : foreign / words.length;
}

/** Allergens by their words in the languages above, also inside German compounds ("VollMILCHpulver"). */
const FOREIGN_ALLERGENS: Readonly<Partial<Record<Allergen, RegExp>>> = {
  milk: /milch|molke|lactose|laktose|casein|caseine|\blait\b|lactoserum|leche|\blatte\b|melk|leite|mleko|mjolk|vassle|suero|siero|soro/,
  egg: /\beier\b|\bei\b|huhnerei|eiklar|\boeufs?\b|huevo|uov[ao]\b|\bovos?\b|agg\b/,
  fish: /\bfisch|poisson|pescado|pesce\b|peixe/,
  'crustacean shellfish': /krebstier|crustac|schaaldier/,
  'tree nuts':
    /mandel|haseln|walnus|cashew|pistaz|\bnusse|schalenfr|amande|noisette|\bnoix\b(?! de coco)|fruits a coque|almendra|avellana|nueces|mandorl|nocciol|\bnoten\b|amendoa|frutos de casca/,
  peanuts: /erdnus|arachide|cacahu|amendoim|pinda|jordnot/,
  wheat: /weizen|\bble\b|trigo|tarwe|frumento|\bvete\b/,
  soy: /soja|soia/,
  sesame: /sesam/,
};
const FOREIGN_PRECAUTION =
  /kann (?:auch )?(?:\S+ ){0,3}?enthalten|spuren|peut (?:aussi |egalement )?contenir|traces|fabrique (?:dans|sur)|hergestellt in|puede (?:tambien )?contener|trazas|puo contenere|tracce|kan (?:\S+ ){0,2}?bevatten|sporen|pode conter|vestigios|kan innehalla|spar av/;

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe');
}

function allergensIn(text: string): readonly Allergen[] {
  return ALLERGENS.filter((allergen) => FOREIGN_ALLERGENS[allergen]?.test(text) === true);
}

/** From here on a text says how to use the product, not what is in it ("mélanger avec du lait"). */
const FOREIGN_DIRECTIONS =
  /mode d.emploi|conseils? d.utilisation|melange[rz]\b|diluer|verse[rz]\b|\bzubereitung|verzehr|einnahme|mischen|\bruhren|schuttel|modo de (?:empleo|uso)|mezclar\b|diluir|\bbereiding/;

/** "Sans lactose", "ohne Soja", "laktosefrei" deny what they name. */
const FOREIGN_DENIALS =
  /\b(?:sans|ohne|sin|senza|zonder|sem|ne contient pas de|keine?) \S+(?: (?:ni|et|und|oder|y|e|ou|o|en) \S+)?|\S+(?:frei|vrij)\b/g;

/** The text in plain lower-case letters without what it says is not in it. */
export function withoutDenials(text: string): string {
  return plain(text).replace(FOREIGN_DENIALS, ' ');
}

/**
 * The allergens that a text in another language names: what is named is believed even where the text is not
 * understood. What follows "kann … enthalten", "peut contenir" is a precaution; directions and denials say nothing.
 */
export function foreignAllergens(text: string): {
  readonly contains: readonly Allergen[];
  readonly precautions: readonly Precaution[];
} {
  const whole = withoutDenials(text);
  const directions = whole.search(FOREIGN_DIRECTIONS);
  const words = directions < 0 ? whole : whole.slice(0, directions);
  const hit = FOREIGN_PRECAUTION.exec(words);
  const declared = hit === null ? words : words.slice(0, hit.index);
  const warned = hit === null ? '' : words.slice(hit.index);
  const basis =
    /^(?:spuren|traces|trazas|tracce|sporen|vestigios|spar)/.test(warned) ||
    /spuren von|traces de/.test(warned)
      ? 'traces'
      : 'may contain';
  return {
    contains: allergensIn(declared),
    precautions: allergensIn(warned).map((allergen) => ({ allergen, basis })),
  };
}
