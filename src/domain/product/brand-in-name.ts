import { unifyBrand } from './brand-name.ts';
import { foldText } from './slug.ts';

/** Brands distinctive enough to be believed wherever a name carries them; never an ordinary word ("Quest", "Kind", "Pure"). */
const DISTINCTIVE =
  `Allmax Nutrition|Amazing Grass|Apurna|Applied Nutrition|Barebells|BioTech USA|Biotechusa|Body Attack|Body Fortress|Bolthouse Farms|BSN|Bulk Powders|Clif|Coco Libre|Core Power|
CytoSport|Decathlon|Designer Whey|Domyos|Dymatize|Eafit|Eric Favre|ESN|Fairlife|FitCrunch|Fit Crunch|Fitmart|Foodspring|Fulfil|Garden of Life|Gaspari|GoMacro|Grenade|GymBeam|Health Warrior|Honey Stinger|
Huel|Inkospor|IronMaxx|Isopure|Isostar|Jamba|Jarrow Formulas|Jay Robb|Jimini's|Kashi|Kellogg's|Kirkland Signature|Larabar|Layenberger|Lenny & Larry's|Maximuscle|MaxiNutrition|Met-Rx|Mlo|Multipower|
Muscle Milk|MuscleBlaze|MuscleMeds|MusclePharm|MuscleTech|Myprotein|My Protein|Nakd|Nature Valley|Naturade|NuGo|Nutiva|Nutramino|Nutrend|Oatmega|Odwalla|Olimp|Optimum Nutrition|Orgain|Overstim|OWYN|
Papa Steve's|Power Crunch|PowerBar|Premier Protein|PROBAR|Promax|Prozis|QNT|Quest Bar|Questbar|Quest Nutrition|Rawbite|RXBAR|Rx Bar|Scitec Nutrition|Scitec|Sci-MX|Shamrock Farms|SimplyProtein|SlimFast|
Square Organics|STC Nutrition|Sunwarrior|Supreme Protein|Svelte|The Protein Works|thinkThin|Trec Nutrition|Universal Nutrition|USN|Vital Proteins|Weider|Women's Best|Zone Perfect|ZonePerfect`.split(
    /\|\n?/,
  );

const BY_WORDS: readonly (readonly [string, string])[] = DISTINCTIVE.map(
  (brand) => [` ${foldText(brand)} `, brand] as const,
).sort((a, b) => b[0].length - a[0].length);

/** The unified brand that a product's name carries as whole words; null where it carries none of the distinctive ones. */
export function readBrandInName(name: string): string | null {
  const folded = ` ${foldText(name)} `;
  const found = BY_WORDS.find(([words]) => folded.includes(words));
  return found ? unifyBrand(ALIASES[foldText(found[1])] ?? found[1]) : null;
}

/** Product lines and joined spellings that stand for a brand. */
const ALIASES: Readonly<Record<string, string>> = {
  biotechusa: 'BioTech USA',
  questbar: 'Quest',
  'fit crunch': 'FITCRUNCH',
};
