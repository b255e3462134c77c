import { foldText } from './slug.ts';

/** Words of other languages that product names carry; "de" and "la" only where English names do not have them. */
const FOREIGN: ReadonlySet<string> = new Set(
  `arome au aux avec barre barres barretta barrita barritas baton beurre bialko bialkowy cacahuete cacahuetes chocolat choklad croissance croquant croustillant
das der des die du eiweiss eiweissriegel eiweisspulver eiwit en et fraise framboise geschmack gout gusto hyperproteine hyperproteinee hyperproteinees hyperproteines
jordgubb lactoserum laktosfri le les mit mleka mousse musculaire noisette noix ohne oeuf par para polvo poudre proteico proteica proteina proteinas proteine proteinee proteinees proteines proteinriegel
pulver pulvere pour reep riegel sabor sans saveur schoko schokolade schokogeschmack smaak soja suero sucre und valkuainen vanilj vanille vegetale vegetales von zum`.split(
    /\s/,
  ),
);

/**
 * Whether a name can be shown to English readers: it has a word of three Latin letters and none of another language's
 * function or product words.
 */
export function isReadableName(name: string): boolean {
  const words = foldText(name).split(' ');
  return (
    words.some((word) => /^[a-z]{3,}$/.test(word)) &&
    words.every((word) => !FOREIGN.has(word) && /^[a-z0-9]+$/.test(word))
  );
}

/** Words that say what a thing is, not which. */
const GENERIC: ReadonlySet<string> = new Set(
  `100 a and bar bars best blend casein classic concentrate daily delicious diet drink energy extra flavor flavour flavored flavoured for formula gainer high instant isolat isolate iso light low lean mass max micellar milk mix
muscle natural nutrition of organic original pea perfect plant plus powder powders premium pro protein proteins pure raw real rice rich shake shakes smooth snack soy sport sports super supplement the ultra vegan weight whey with zero g kg`.split(
    /\s/,
  ),
);

/** Whether a name says only what kind of thing it is ("100% Whey Protein"): without a brand nobody can find that product. */
export function isGenericName(name: string): boolean {
  const words = foldText(name).split(' ').filter(Boolean);
  return words.every((word) => GENERIC.has(word) || /^\d+(?:g|kg|lbs?|oz)?$/.test(word));
}
