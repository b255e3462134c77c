import { foldText } from './slug.ts';

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
